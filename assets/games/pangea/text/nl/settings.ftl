## Instellingen

settings-sample = Een stam op zijn thuislandschap levert aan het eind van de beurt van zijn speler één goed op.
settings-shapes = Volken zijn altijd ook zonder kleur te onderscheiden: elk heeft een eigen hoofdtooi, zoom en teken.
