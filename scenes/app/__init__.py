"""The program around the scenes: the loop, the window, the stack of scenes, preferences, languages, sound, crashes."""
