/** Die sizes from the smallest to the largest, as weapons use them. */
export const weaponLadder: readonly number[] = [4, 6, 8, 10, 12]

/** True when a die is on the ladder, so that it can go up or down. */
export function onLadder(sides: number, ladder: readonly number[] = weaponLadder): boolean {
  return ladder.includes(sides)
}

/**
 * Die `by` steps up (or down, below 0) the ladder, stopping at its ends.
 * @throws RangeError when the die is not on the ladder.
 */
export function step(sides: number, by: number, ladder: readonly number[] = weaponLadder): number {
  const place = ladder.indexOf(sides)
  if (place < 0)
    throw new RangeError(`d${sides} is not on the ladder ${ladder.map((d) => `d${d}`).join(' ')}`)
  return ladder[Math.max(0, Math.min(ladder.length - 1, place + by))] ?? sides
}

/** Notation with every die on the ladder moved `by` steps: `d6+d6` up is `d8+d8`. */
export function stepDice(
  notation: string,
  by: number,
  ladder: readonly number[] = weaponLadder,
): string {
  return notation.replace(/d(\d+)/gi, (die, sides: string) =>
    onLadder(Number(sides), ladder) ? `d${step(Number(sides), by, ladder)}` : die,
  )
}
