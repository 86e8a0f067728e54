"""Speech by the system's own voices: engines are programs that are fed text, one process for each sentence."""
