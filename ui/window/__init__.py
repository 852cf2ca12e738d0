"""The main window: its menus, its status line, and the windows beside the table."""
