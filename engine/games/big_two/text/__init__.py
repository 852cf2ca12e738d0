"""The texts of Big Two: captions, rules text, lessons, the answers of ``judge``, and the words in four languages."""
