"""The pages that a person opens: lobby, rules, lessons, review, scores, options, and the page of the table."""
