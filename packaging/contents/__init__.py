"""What a bundle holds: what is left out, whose work each file is, notice, SBOM, and where libraries are sought."""
