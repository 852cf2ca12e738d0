"""What is kept on disk: sessions, finished hands, settings, statistics, progress."""
