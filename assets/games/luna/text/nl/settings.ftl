## Instellingen

settings-sample = De Maanpriesteres beloont de Orde met de meeste actieve novices op haar eiland.
settings-shapes = De Ordes zijn altijd ook zonder kleur te herkennen: elk heeft een eigen teken, kap en dak.

settings-confirm-candle = De laatste kaars vraagt een tweede klik
settings-confirm-candle-below = Die beëindigt de ronde voor iedereen.
