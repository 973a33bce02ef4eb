"""The panels over the table of Pangea: forecast, threats, purchase, recap."""
