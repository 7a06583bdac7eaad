export type Mode = 'normal' | 'advantage' | 'disadvantage'

/**
 * A d20 at or under the score; 1 always passes and 20 always fails; the better of two is the
 * lower. Rules BDP-SAVE-02 to BDP-SAVE-04.
 */
export function save(
  score: number,
  rolls: readonly number[],
  mode: Mode = 'normal',
): { used: number; success: boolean } {
  const used =
    mode === 'advantage'
      ? Math.min(...rolls)
      : mode === 'disadvantage'
        ? Math.max(...rolls)
        : (rolls[0] ?? 20)
  return { used, success: used === 1 || (used !== 20 && used <= score) }
}
