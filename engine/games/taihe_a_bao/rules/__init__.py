"""The rules of Taihe A Bao: pure functions over plain values, the phases, and the View that answers what is allowed."""
