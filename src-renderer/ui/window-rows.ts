/** Rows that are worth drawing, and the room that those above and below take up, in pixels. */
interface Window {
  from: number
  to: number
  above: number
  below: number
}

/** At most this many rows stand in the page at once. */
export const mostRows = 200

/** Every row has one height; a screenful is drawn with as much again on each side. */
export function windowOf(rows: number, height: number, scrolled: number, seen: number): Window {
  const shown = Math.min(mostRows, Math.max(1, Math.ceil(seen / height)) * 3)
  const first = Math.floor(scrolled / height) - Math.floor(shown / 3)
  const from = Math.max(0, Math.min(first, rows - shown))
  const to = Math.min(rows, from + shown)
  return { from, to, above: from * height, below: (rows - to) * height }
}
