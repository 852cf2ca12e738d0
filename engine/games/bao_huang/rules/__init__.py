"""The rules of Bao Huang: pure functions over plain values, the phases, and the View that answers what is allowed."""
