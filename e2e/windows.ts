/** Widths and heights of the windows in which nothing may be cut or covered, in CSS pixels. */
export const windows = [
  [1024, 700],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
