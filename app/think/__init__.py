"""Thinking beside the window: AI seats, advice and judgements, in processes of their own."""
