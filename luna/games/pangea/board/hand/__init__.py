"""The hand over the table of Pangea: clicks become drafts, drafts become turns."""
