/** Something with a height that goes on a card, a page or a column; long words may go on two. */
export interface FillItem<T> {
  what: T
  /** Millimetres. */
  height: number
  /** Kept free above it, unless it comes first. */
  gap: number
  /** Room that must be left after it: a heading never ends a side. */
  keep?: number
  /**
   * The part that fits so much room, and the rest; null where it is better kept together. `whole` says
   * that a fresh side has no more room than this.
   */
  split?: (room: number, whole: boolean) => [FillItem<T>, FillItem<T>] | null
}

/** Pieces in order on as few sides as they need; `roomOn` says how high each side is. */
export function fillSides<T>(
  pieces: readonly FillItem<T>[],
  roomOn: (side: number) => number,
): T[][] {
  const sides: T[][] = [[]]
  let left = roomOn(0)
  let at = 0
  let rest: FillItem<T> | null = null
  while (rest ?? pieces[at]) {
    const piece: FillItem<T> | undefined = rest ?? pieces[at]
    const side = sides.at(-1)
    if (!piece || !side) break
    const fresh = side.length === 0
    const gap: number = fresh ? 0 : piece.gap
    if (piece.height + gap + (piece.keep ?? 0) <= left) {
      side.push(piece.what)
      left -= piece.height + gap
      if (rest) rest = null
      at += 1
      continue
    }
    // A side that differs from the next, as a face from its back, may hold less than a fresh one.
    const next = roomOn(sides.length)
    const whole: boolean = piece.height > next || (fresh && left >= next)
    const parts: [FillItem<T>, FillItem<T>] | null = piece.split?.(left - gap, whole) ?? null
    if (parts) {
      side.push(parts[0].what)
      rest = parts[1]
    } else if (fresh && left >= next) {
      // Nothing makes it smaller, and no side is larger.
      side.push(piece.what)
      rest = null
      at += 1
    }
    sides.push([])
    left = next
  }
  if (sides.at(-1)?.length === 0 && sides.length > 1) sides.pop()
  return sides
}
