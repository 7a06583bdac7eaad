/** A name that a text holds, and where. */
interface FoundName {
  name: string
  from: number
  to: number
}

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/**
 * The longest of some names that a text holds as whole words: at an offset, or else the first. Null where it holds none.
 */
export function nameAt(
  text: string,
  offset: number | null,
  names: Iterable<string>,
): string | null {
  const lower = text.toLowerCase()
  let best: FoundName | null = null
  for (const name of names) {
    const wanted = name.trim().toLowerCase()
    if (wanted === '') continue
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      const to = at + wanted.length
      const whole = !isLetter(lower[at - 1]) && !isLetter(lower[to])
      const there = offset === null || (offset >= at && offset <= to)
      if (whole && there && isBetter(best, at, to, offset)) best = { name, from: at, to }
    }
  }
  return best?.name ?? null
}

function isBetter(
  best: FoundName | null,
  from: number,
  to: number,
  offset: number | null,
): boolean {
  if (!best) return true
  if (offset === null && from !== best.from) return from < best.from
  return to - from > best.to - best.from
}
