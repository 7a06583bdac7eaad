/** Dice of what is used up, largest first; 0 stands for nothing left. Rule BDPX-GEA-22. */
const usageLadder: readonly number[] = [10, 8, 6, 4, 0]

/** A 1 or a 2 takes a usage die a step down, a d4 to nothing. Rules BDP-HEAL-02, BDPX-GEA-22. */
export function usage(die: number, roll: number | null): number {
  return roll !== null && roll <= 2 ? stepDown(die) : die
}

/** One step down, whatever brought it about. */
export function stepDown(die: number): number {
  return usageLadder.find((each) => each < die) ?? 0
}

/** "d6", or "empty". */
export function dieSays(die: number): string {
  return die === 0 ? 'empty' : `d${die}`
}

/** A waterskin at a drink: the one that empties it still heals. Rules BDP-HEAL-02, E-BDP-11. */
export function waterskin(die: number, roll: number | null): { die: number; recovers: boolean } {
  if (die <= 0) return { die: 0, recovers: false }
  return { die: usage(die, roll), recovers: true }
}
