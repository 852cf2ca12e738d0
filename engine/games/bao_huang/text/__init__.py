"""The texts of Bao Huang: captions, rules text, lessons, the answers of ``judge``, and the words in four languages."""
