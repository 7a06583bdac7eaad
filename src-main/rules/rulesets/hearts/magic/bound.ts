import type { ReadonlyCreature } from '../../../core/situation.ts'

const bonds = ['asleep', 'held', 'out of body'] as const

/** The spell's condition that keeps somebody from doing anything. Rules HRT-SPELL-06, -09, -14. */
export function boundBy(creature: ReadonlyCreature): (typeof bonds)[number] | undefined {
  return bonds.find((mark) => mark in creature.conditions)
}
