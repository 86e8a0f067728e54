"""The computer players of Trépido, Défifoo jaune and Ciao!."""
