import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import { isDown } from './incapacitated.ts'

/** The party, in its marching order. */
export function partyOf(situation: Situation): ReadonlyCreature[] {
  return situation.party.flatMap((id) => situation.creatures[id] ?? [])
}

/** Foes that are not down. */
export function foesOf(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(
    (creature) => creature.side === 'foes' && !isDown(creature),
  )
}
