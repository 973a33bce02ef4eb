"""The hand over the table of Pangea: it turns clicks into drafts, and drafts into turns."""
