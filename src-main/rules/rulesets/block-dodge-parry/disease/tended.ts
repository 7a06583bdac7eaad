import type { ReadonlyCreature } from '../../../core/situation.ts'

/** Treated in camp: the day’s saves against disease have two dice. Rules BDP-DIS-02, BDPX-WLD-07. */
export const tendedMark = 'Treated in camp'

export function isTended({ conditions }: ReadonlyCreature): boolean {
  return tendedMark in conditions
}
