"""The studio, where assets are made: development only, never imported by the game. Needs numpy and soundfile.

python -m tests.workshop.studio       writes the sounds of the shell and of Luna
"""
