"""The program around the scenes: loop, window, stack of scenes, pages, preferences, languages, sound, crashes."""
