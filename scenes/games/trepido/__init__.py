"""Trépido, Défifoo jaune and Ciao! on screen."""
