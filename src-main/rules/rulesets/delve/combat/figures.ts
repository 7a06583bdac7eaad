import { stepDice, weaponLadder } from '../../../dice/ladder.ts'

export type DieLadder = 'clamp' | 'd2toD20' | 'flat'
const ladders: Readonly<Record<DieLadder, readonly number[]>> = {
  clamp: weaponLadder,
  d2toD20: [2, ...weaponLadder, 20],
  flat: weaponLadder,
}

/** Damage dice one size up or down, past the ends as the house rule says; both cancel. Rules DLV-ATK-05, E-DLV-09, DLVX-CRN-04. */
export function leanedDice(dice: string, up: boolean, down: boolean, reading: DieLadder): string {
  if (up === down) return dice
  if (reading === 'flat') return up ? 'd12' : 'd4'
  return stepDice(dice, up ? 1 : -1, ladders[reading])
}

/**
 * Price of a distraction that stops a chase: rations for unintelligent monsters, silver for others. Rule
 * DLV-FLEE-02.
 */
export function distract(
  kind: 'unintelligent' | 'intelligent',
  monsters: number,
): { rations?: number; sp?: number } {
  return kind === 'unintelligent' ? { rations: monsters } : { sp: 100 * monsters }
}
