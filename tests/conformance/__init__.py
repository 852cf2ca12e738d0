"""Every promise of the contract, over every game and every house rule."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.conformance.{name}" for name in ("truth", "imagining", "moves", "membership", "tiny_packs.tiny"))
)
