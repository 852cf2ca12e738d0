"""What every game keeps, tried on deals with every house rule; and what each promise catches when it is broken."""
