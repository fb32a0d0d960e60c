/** Raised whenever the same inputs may give another result. Stored with every report. */
export const ENGINE_VERSION = '1.15.0';
