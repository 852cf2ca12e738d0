"""The texts of Bashi Fen: captions, rules text, lessons, the answers of ``judge``, and the words in four languages."""
