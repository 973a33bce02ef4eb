"""What lies open over the table of Pangea: forecast, threats, purchase, recap."""
