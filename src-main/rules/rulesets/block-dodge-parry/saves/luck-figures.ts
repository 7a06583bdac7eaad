/** Luck that everybody begins with. Rule BDPX-CHR-05. */
export const firstLuck = 10

/** Under it is well and burns a point for good, equal is well and wins one, over is bad. Rule BDPX-CHR-05. */
export function tryLuck(luck: number, d20: number): { good: boolean; by: -1 | 0 | 1 } {
  if (d20 < luck) return { good: true, by: -1 }
  return d20 === luck ? { good: true, by: 1 } : { good: false, by: 0 }
}
