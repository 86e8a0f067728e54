"""The scripts of build/ find each other by their names, folder by folder; here all folders are searched."""

from __future__ import annotations

import sys

from tests.build.rooms import BUILD, ROOMS

sys.path += [str(folder) for folder in (BUILD, *ROOMS)]
