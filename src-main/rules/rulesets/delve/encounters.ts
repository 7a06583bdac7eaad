/** How those met take it, from 2d6 and modifiers; the ends are open. Rules DLV-REA-01, DLV-REA-02. */
export function reaction(dice: readonly number[], mod = 0): { total: number; reaction: string } {
  const total = dice.reduce((sum, die) => sum + die, mod)
  const bands = [
    [12, 'Enthusiastic'],
    [9, 'Positive'],
    [6, 'Uncertain'],
    [3, 'Negative'],
  ] as const
  return { total, reaction: bands.find(([from]) => total >= from)?.[1] ?? 'Hostile' }
}
