import type {
  Absence,
  ActionId,
  AsideEncounter,
  Calendar,
  Clock,
  Collection,
  Creature,
  CreatureKind,
  DateNote,
  Due,
  Encounter,
  Fight,
  FieldId,
  Gains,
  Group,
  Handout,
  HouseRuleValue,
  Id,
  PlaceMark,
  Item,
  Journey,
  Picture,
  Place,
  PlaceUse,
  PreparedEncounter,
  Rumour,
  Session,
  Side,
  StandingCheck,
  Timer,
  Watched,
  Use,
  Weather,
  Borrowable,
  RulesetId,
  Condition,
} from './situation.ts'
import type { Attack, Monster } from './monsters/canonical.ts'
import type { Table } from './tables/table.ts'

/**
 * A change in the words of the state. The union is closed: `campaign/effects/` applies each word,
 * and the compiler names the place to go to when a word is added.
 */
export type Effect =
  // creatures
  | { do: 'change'; creature: Id; field: FieldId; by: number; min?: number; max?: number }
  /** `parts`: kept to the hundredth, as coins that come in parts are; else cut to a whole number. */
  | { do: 'set'; creature: Id; field: FieldId; to: number; parts?: true }
  | { do: 'skill'; creature: Id; skill: string; to: number | null }
  /** `says`: what the line adds of it, where it follows from something else. */
  | { do: 'condition'; creature: Id; name: string; to: Condition | null; says?: string }
  /** How they came to lie at nothing; `null` once they are up again. */
  | { do: 'felled'; creature: Id; how: string | null }
  | { do: 'rename'; creature: Id; name: string }
  | { do: 'notes'; creature: Id; notes: string }
  | { do: 'side'; creature: Id; side: Side }
  | { do: 'kind'; creature: Id; kind: CreatureKind }
  /** Who plays them; empty is nobody. */
  | { do: 'player'; creature: Id; player: string }
  | { do: 'tag'; creature: Id; tag: string; on: boolean }
  | { do: 'attack'; creature: Id; attack: Attack }
  | { do: 'drop attack'; creature: Id; attack: Id }
  | { do: 'item'; creature: Id; item: Item }
  | { do: 'drop item'; creature: Id; item: Id }
  | { do: 'spoil'; creature: Id }
  | { do: 'use'; creature: Id; id: Id; to: Use | null }
  | { do: 'join'; creature: Creature }
  | { do: 'leave'; creature: Id }
  | { do: 'group'; group: Group }
  | { do: 'disband'; group: Id }
  | { do: 'regroup'; creature: Id; group: Id }
  // the party as it marches
  /** Those named stand so; any left out follow as they stood. */
  | { do: 'march'; party: Id[]; abreast?: number }
  | { do: 'task'; creature: Id; task: string | null }
  /** Out of the party and on to the roll of the dead. */
  | { do: 'fall'; creature: Id; cause: string; things: string }
  /** Off the roll of the dead and back at the end of the marching order. */
  | { do: 'rise'; creature: Id }
  /** Out of play and kept whole; for one on the bench already, another reason or place. */
  | { do: 'bench'; creature: Id; why: Absence; where?: string }
  /** Back from the bench to their old place, with everything they had. */
  | { do: 'unbench'; creature: Id }
  /** Splits the party: these creatures form a second group. */
  | { do: 'split'; going: Id[] }
  | { do: 'watch other group' }
  /** The group that is behind waits for the other, then they are one party again. */
  | { do: 'rejoin' }
  /** Sets the employer who pays a hireling; `null` for none. */
  | { do: 'employ'; creature: Id; employer: Id | null }
  | { do: 'session'; session: Session }
  | { do: 'gains'; to: Gains | null }
  // time
  | { do: 'advance'; seconds: number }
  | { do: 'correct clock'; to: Clock }
  | { do: 'timer'; timer: Timer }
  | { do: 'stop timer'; timer: Id }
  /** Lights burn for so long while the game clock stands. */
  | { do: 'burn'; seconds: number }
  | { do: 'calendar'; to: Calendar | null }
  | { do: 'date note'; note: DateNote }
  | { do: 'drop date note'; note: Id }
  | { do: 'standing check'; check: StandingCheck }
  | { do: 'drop check'; check: Id }
  | { do: 'weather'; to: Weather | null }
  // what is to come
  | { do: 'due'; due: Due }
  | { do: 'settle'; due: Id }
  | { do: 'settle action'; action: ActionId; who?: Id }
  // the meeting and the fight
  | {
      do: 'event'
      action: ActionId
      face: number
      title: string
      says?: string
      lacks?: PlaceUse
      encounter?: Id
    }
  | { do: 'encounter'; encounter: Encounter | null }
  /** An open encounter is set aside, or `null`: no longer. */
  | { do: 'aside'; id: Id; to: AsideEncounter | null }
  | { do: 'prepare'; id: Id; to: PreparedEncounter | null }
  | { do: 'foretell'; encounter: Encounter | null }
  | { do: 'fight'; fight: Fight | null }
  /** What the round or the fight has done to somebody; without a fight it is nothing. */
  | { do: 'mark'; creature: Id; mark: string; on: boolean }
  | { do: 'acted'; creature: Id }
  // the road, and the spot they stand at
  | { do: 'journey'; to: Journey | null }
  /** So many miles along it; `lost` says whether they are off it now. */
  | { do: 'onward'; miles: number; lost?: boolean }
  | { do: 'night watch'; order: Id[] }
  | { do: 'travel log'; entry: Watched }
  /** Something holds here until they move on; `null` lifts it. */
  | { do: 'here'; id: Id; to: PlaceMark | null }
  | { do: 'move on' }
  | { do: 'countdown'; to: number }
  // the campaign itself
  | { do: 'place'; place: Place }
  | { do: 'house rule'; id: string; to: HouseRuleValue | null }
  | { do: 'borrow'; what: Borrowable; from: RulesetId | null }
  | { do: 'title'; name: string }
  | { do: 'keep table'; table: Table }
  | { do: 'forget table'; table: Id }
  | { do: 'rumour'; rumour: Rumour }
  | { do: 'drop rumour'; rumour: Id }
  | { do: 'keep handout'; handout: Handout }
  | { do: 'forget handout'; handout: Id }
  | { do: 'keep picture'; picture: Picture }
  | { do: 'forget picture'; picture: Id }
  | { do: 'keep collection'; collection: Collection }
  | { do: 'drop collection'; collection: Id }
  | { do: 'stash'; item: Item }
  | { do: 'unstash'; item: Id }
  // the library: records beside the head, in the same journal
  | { do: 'keep monster'; monster: Monster }
  | { do: 'forget monster'; monster: Id }

export type EffectOf<W extends Effect['do']> = Extract<Effect, { do: W }>
