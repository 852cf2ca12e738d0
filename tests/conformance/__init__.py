"""Every promise of the contract, over every game and every house rule."""
