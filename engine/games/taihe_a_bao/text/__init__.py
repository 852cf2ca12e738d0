"""What Taihe A Bao says: captions, rules text, lessons, the answers of ``judge``, and the words in four languages."""
