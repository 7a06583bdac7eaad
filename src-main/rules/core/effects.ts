import type { Absence } from './state/party.ts'
import type { ActionId, FieldId, HouseRuleValue, Id, Borrowable, RulesetId } from './situation.ts'
import type { AsideEncounter, Encounter, PreparedEncounter } from './state/encounter.ts'
import type { Calendar, Clock, DateNote, Weather } from './state/time.ts'
import type { Collection, Handout, Picture, Rumour, Session, TableDesk } from './state/prep.ts'
import type { Note, ProgressClock } from './state/note.ts'
import type { Region, RegionHex } from './state/region.ts'
import type { MapArea, MapPicture, MapPoint, Site, SitePlace, SiteWay } from './state/site.ts'
import type { Creature, CreatureKind, Group, Item, Side, Use, Condition } from './state/creature.ts'
import type { Due, StandingCheck, Timer } from './state/due.ts'
import type { Fight, Gains } from './state/fight.ts'
import type { PlaceMark, Journey, Place, PlaceUse, Watched } from './state/place.ts'
import type { Attack, Monster } from '../monsters/canonical.ts'
import type { Table } from '../tables/table.ts'

/**
 * A change in the words of the state. The union is closed: `campaign/effects/` applies each word,
 * and the compiler names the place to go to when a word is added.
 */
export type Effect =
  // creatures
  | { do: 'change'; creature: Id; field: FieldId; by: number; min?: number; max?: number }
  /** `parts`: kept to the hundredth, for coins in fractions; otherwise cut to a whole number. */
  | { do: 'set'; creature: Id; field: FieldId; to: number; parts?: true }
  | { do: 'skill'; creature: Id; skill: string; to: number | null }
  /** `says`: text the chronicle line adds, when the condition follows from something else. */
  | { do: 'condition'; creature: Id; name: string; to: Condition | null; says?: string }
  /** Cause of being down; `null` once they are up again. */
  | { do: 'felled'; creature: Id; how: string | null }
  | { do: 'rename'; creature: Id; name: string }
  | { do: 'notes'; creature: Id; notes: string }
  | { do: 'side'; creature: Id; side: Side }
  | { do: 'kind'; creature: Id; kind: CreatureKind }
  /** Name of the player; empty for none. */
  | { do: 'player'; creature: Id; player: string }
  /** Text of a field of the sheet that the game keeps no value for; `null` for an empty one. */
  | { do: 'written'; creature: Id; field: string; to: string | null }
  | { do: 'tag'; creature: Id; tag: string; on: boolean }
  | { do: 'attack'; creature: Id; attack: Attack }
  | { do: 'drop attack'; creature: Id; attack: Id }
  | { do: 'item'; creature: Id; item: Item }
  | { do: 'drop item'; creature: Id; item: Id }
  | { do: 'spoil'; creature: Id }
  | { do: 'use'; creature: Id; id: Id; to: Use | null }
  /** `measured`: its hit points are settled, and no house rule changes them. */
  | { do: 'join'; creature: Creature; measured?: true }
  | { do: 'leave'; creature: Id }
  | { do: 'group'; group: Group }
  | { do: 'disband'; group: Id }
  | { do: 'regroup'; creature: Id; group: Id }
  // the marching order
  /** New marching order; members left out follow in their old order. */
  | { do: 'march'; party: Id[]; abreast?: number }
  | { do: 'task'; creature: Id; task: string | null }
  /** Moves a creature out of the party and on to the roll of the dead. */
  | { do: 'fall'; creature: Id; cause: string; things: string }
  /** Takes a creature off the roll of the dead and puts it at the end of the marching order. */
  | { do: 'rise'; creature: Id }
  /** Moves a creature to the bench, kept whole; for one already there, changes the reason or place. */
  | { do: 'bench'; creature: Id; why: Absence; where?: string }
  /** Returns a creature from the bench to its old place, with everything it had. */
  | { do: 'unbench'; creature: Id }
  /** Splits the party: these creatures form a second group. */
  | { do: 'split'; going: Id[] }
  | { do: 'watch other group' }
  /** Reunites the party: the group whose clock is behind waits for the other. */
  | { do: 'rejoin' }
  /** Sets the employer who pays a hireling; `null` for none. */
  | { do: 'employ'; creature: Id; employer: Id | null }
  | { do: 'session'; session: Session }
  | { do: 'gains'; to: Gains | null }
  // time
  | { do: 'advance'; seconds: number }
  | { do: 'correct clock'; to: Clock }
  /** `says`: text the chronicle line adds, when the timer changed by itself. */
  | { do: 'timer'; timer: Timer; says?: string }
  | { do: 'stop timer'; timer: Id }
  /** Burns lights for `seconds` while the game clock stands still. */
  | { do: 'burn'; seconds: number }
  | { do: 'calendar'; to: Calendar | null }
  | { do: 'date note'; note: DateNote }
  | { do: 'drop date note'; note: Id }
  | { do: 'standing check'; check: StandingCheck }
  | { do: 'drop check'; check: Id }
  | { do: 'weather'; to: Weather | null }
  // dues
  | { do: 'due'; due: Due }
  | { do: 'settle'; due: Id }
  | { do: 'settle action'; action: ActionId; who?: Id }
  // encounter and fight
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
  /** Sets an open encounter aside; `null` ends that. */
  | { do: 'aside'; id: Id; to: AsideEncounter | null }
  | { do: 'prepare'; id: Id; to: PreparedEncounter | null }
  | { do: 'foretell'; encounter: Encounter | null }
  | { do: 'fight'; fight: Fight | null }
  /** Sets or clears a mark on a creature for the round or fight; ignored without a fight. */
  | { do: 'mark'; creature: Id; mark: string; on: boolean }
  | { do: 'acted'; creature: Id }
  // travel and the current spot
  | { do: 'journey'; to: Journey | null }
  /** Moves the journey on by `miles`; `lost` says whether the party is lost now. */
  | { do: 'onward'; miles: number; lost?: boolean }
  | { do: 'night watch'; order: Id[] }
  | { do: 'travel log'; entry: Watched }
  /** Marks the current spot until the party moves on; `null` removes the mark. */
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
  | { do: 'table desk'; desk: TableDesk }
  | { do: 'rumour'; rumour: Rumour }
  | { do: 'drop rumour'; rumour: Id }
  | { do: 'keep handout'; handout: Handout }
  | { do: 'forget handout'; handout: Id }
  | { do: 'keep picture'; picture: Picture }
  | { do: 'forget picture'; picture: Id }
  | { do: 'keep collection'; collection: Collection }
  | { do: 'drop collection'; collection: Id }
  | { do: 'keep site'; site: Site }
  | { do: 'site place'; site: Id; place: SitePlace }
  | { do: 'site way'; site: Id; way: SiteWay }
  /** Gives a site a picture as its map; `null` takes it away. */
  | { do: 'site map'; site: Id; map: MapPicture | null }
  /** Moves the pin of a place on the map picture; `null` takes it off. */
  | { do: 'map pin'; site: Id; place: Id; to: MapPoint | null }
  /** Reveals an area of the map picture to the players; `null` covers it again. */
  | { do: 'map area'; site: Id; area: Id; to: MapArea | null }
  | { do: 'forget site'; site: Id }
  | { do: 'keep region'; region: Region }
  | { do: 'region hex'; region: Id; hex: RegionHex }
  | { do: 'forget region'; region: Id }
  /** Puts the party into a hex, which becomes visited, or off the map for `null`. */
  | { do: 'enter hex'; to: { region: Id; hex: Id } | null }
  /** `says`: text the chronicle line adds, when the clock moved by itself. */
  | { do: 'progress'; clock: ProgressClock; says?: string }
  | { do: 'drop progress'; clock: Id }
  | { do: 'stash'; item: Item }
  | { do: 'unstash'; item: Id }
  // the library: records outside the campaign state, in the same journal
  | { do: 'keep monster'; monster: Monster }
  | { do: 'forget monster'; monster: Id }
  | { do: 'keep note'; note: Note }
  | { do: 'forget note'; note: Id }

export type EffectOf<W extends Effect['do']> = Extract<Effect, { do: W }>

/** Gives a creature a condition, or ends it with null. */
export function setCondition(creature: Id, name: string, to: Condition | null): Effect {
  return { do: 'condition', creature, name, to }
}
