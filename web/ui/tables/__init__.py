"""The tables: one module a game, pure functions from what may be seen to markup."""
