"""Every promise of the contract, over every game and every house rule."""

import pytest

pytest.register_assert_rewrite(
    "tests.conformance.truth", "tests.conformance.imagining", "tests.conformance.moves", "tests.conformance.membership"
)
