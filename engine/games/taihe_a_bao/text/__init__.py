"""The texts of Taihe A Bao: captions, rules text, lessons, the answers of ``judge``, and words in four languages."""
