"""Computer players; they know the contract and no game by name."""
