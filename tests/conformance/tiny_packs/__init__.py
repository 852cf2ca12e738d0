"""What a seat may imagine, against brute force on packs so small that every deal can be listed."""
