"""What every screen is made of: language, theme, fonts, faces, geometry, announcements and small widgets."""
