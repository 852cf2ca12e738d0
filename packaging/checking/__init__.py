"""Whether what was built works: driven under a virtual display, and installed in a clean Debian."""
