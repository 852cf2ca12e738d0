"""The parts of every screen: language, theme, fonts, faces, geometry, announcements and small widgets."""
