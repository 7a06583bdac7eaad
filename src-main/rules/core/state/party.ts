import type { Id } from '../ids.ts'
import type { Creature } from './creature.ts'
import type { Due, Timer } from './due.ts'

/** An entry on the roll of the dead. The body stays a creature with the same id. */
export interface Fallen {
  id: Id
  name: string
  /** Game seconds when they left the party. */
  at: number
  cause: string
  /** Fate of the items they carried. */
  things: string
}

/** Reason a party member is on the bench: the player is absent, or the member is retired or elsewhere. */
export type Absence = 'absent' | 'retired' | 'elsewhere'

/** Party member on the bench, kept whole outside `creatures`: no rule counts them until they are back. */
export interface Benched {
  id: Id
  creature: Creature
  why: Absence
  /** Place or reason of the absence, in the GM's words. */
  where?: string
  /** Game seconds when they left. */
  since: number
  /** Place in the marching order they left, from 0. */
  place: number
  task?: string
  /** Timers they bear, and dues that concern them alone. */
  timers: Record<Id, Timer>
  dues: Record<Id, Due>
  /** Their positions, from 0, among the creatures of other timers and dues, by timer or due id. */
  asked?: Record<Id, number>
  /** Their part in the fight in progress when they left. */
  fight?: BenchedFight
}

/** Benched creature's part in a fight; restored if it is back before that fight ends. */
export interface BenchedFight {
  began?: number
  round: number
  goes?: 'before' | 'after'
  /** Position in the order set by the GM, from 0. */
  row?: number
  declared?: string
  acted?: true
  marks?: Record<string, true>
}
