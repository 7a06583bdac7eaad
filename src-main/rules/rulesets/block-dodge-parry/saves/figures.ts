export type SaveMode = 'normal' | 'advantage' | 'disadvantage'

/**
 * A d20 at or under the score; 1 always passes and 20 always fails; the better of two is the
 * lower. Rules BDP-SAVE-02 to BDP-SAVE-04.
 */
export function save(
  score: number,
  rolls: readonly number[],
  mode: SaveMode = 'normal',
): { used: number; success: boolean } {
  const used =
    mode === 'advantage'
      ? Math.min(...rolls)
      : mode === 'disadvantage'
        ? Math.max(...rolls)
        : (rolls[0] ?? 20)
  return { used, success: used === 1 || (used !== 20 && used <= score) }
}

/**
 * Both save; the higher face among those that pass wins. Equal passes are a tie, and a house rule
 * says what becomes of one. Rules BDP-CON-01, BDP-CON-02, E-BDP-01, E-BDP-22.
 */
export function contest(
  a: number,
  b: number,
  aRoll: number,
  bRoll: number,
): { winner: 'a' | 'b' | 'tie' | 'none' } {
  const [aPasses, bPasses] = [save(a, [aRoll]).success, save(b, [bRoll]).success]
  if (!aPasses && !bPasses) return { winner: 'none' }
  if (aPasses !== bPasses) return { winner: aPasses ? 'a' : 'b' }
  if (aRoll === bRoll) return { winner: 'tie' }
  return { winner: aRoll > bRoll ? 'a' : 'b' }
}

/** Exact chances of a contest, both rolled once. */
export function contestOdds(a: number, b: number): Record<'a' | 'b' | 'tie' | 'none', number> {
  const ends = { a: 0, b: 0, tie: 0, none: 0 }
  for (let left = 1; left <= 20; left++)
    for (let right = 1; right <= 20; right++) ends[contest(a, b, left, right).winner] += 1 / 400
  return ends
}
