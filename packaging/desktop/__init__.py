"""What a desktop is given beside the program: menu entry, metainfo, icons, completion, man page."""
