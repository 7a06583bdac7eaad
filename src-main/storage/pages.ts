/** Approximate characters of JSON in one message, few enough to be written and read within one frame. */
const most = 4 * 1024 * 1024

/** Splits rows into pages of about one message at most; only a page of a single row may be much longer. */
export function* inPages<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length;) {
    const page = firstPage(rows.slice(from, from + 500))
    yield page
    from += page.length
  }
}

/** First rows that fit into one message; the first one in any case. */
export function firstPage<T>(rows: readonly T[]): T[] {
  let room = most
  const end = rows.findIndex((row, index) => (room -= weightOf(row, room)) < 0 && index > 0)
  return end < 0 ? [...rows] : rows.slice(0, end)
}

/** Approximate length of a value's JSON; counting ends above `enough`. */
function weightOf(value: unknown, enough: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let weight = 2
  for (const [key, inner] of Object.entries(value)) {
    weight += key.length + 3 + weightOf(inner, enough - weight)
    if (weight > enough) break
  }
  return weight
}
