import { step as stepped, weaponLadder } from '../../../dice/ladder.ts'
import { moraleReasons } from '../../../common/morale.ts'

export type DieLadder = 'clamp' | 'd2toD20' | 'flat'
const ladders: Readonly<Record<DieLadder, readonly number[]>> = {
  clamp: weaponLadder,
  d2toD20: [2, ...weaponLadder, 20],
  flat: weaponLadder,
}

export function ladderOf(reading: DieLadder): readonly number[] {
  return ladders[reading]
}

/** One die size up or down; past the ends as the house rule says. Rules DLV-ATK-05, E-DLV-09, DLVX-CRN-04. */
export function step(
  die: number,
  mode: 'normal' | 'enhanced' | 'impaired',
  reading: DieLadder = 'clamp',
): { die: number } {
  if (mode === 'normal') return { die }
  if (reading === 'flat') return { die: mode === 'enhanced' ? 12 : 4 }
  return { die: stepped(die, mode === 'enhanced' ? 1 : -1, ladders[reading]) }
}

/** Reasons for a side to check morale: first casualty, half lost. Rules DLV-MOR-01, E-DLV-14. */
export function morale(
  start: number,
  lostBefore: number,
  lostAfter: number,
): { check: boolean; reasons: string[] } {
  const reasons = moraleReasons(start, lostBefore, lostAfter).map((why) => why.toLowerCase())
  return { check: reasons.length > 0, reasons }
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
