"""The cards on the table: each as an item, where all of them belong, and how they fly there."""
