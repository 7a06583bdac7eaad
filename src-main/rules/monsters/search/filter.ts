import type { Id } from '../../core/situation.ts'
import type { Monster } from '../canonical.ts'
import type { MonsterOrder } from './field-words.ts'
import { factsOf, type Haunt, type MonsterKind } from './facts.ts'

/** Filter of the bestiary; a monster must meet every part that is given. */
export interface MonsterFilter {
  family?: 'bx' | 'cairn'
  /** Fewest and most Hit Dice, both included; a monster that prints none is left out by either. */
  hdFrom?: number
  hdTo?: number
  haunt?: Haunt
  kind?: MonsterKind
  system?: string
  /** Only those with something unread. */
  unread?: boolean
  /** The campaign's own, those that all campaigns share, or what came with the app. */
  from?: 'own' | 'shared' | 'bundled'
  /** Only those of one collection. */
  collection?: Id
  /** Order of the list; absent for the best match of the words, or by name. */
  order?: MonsterOrder
}

/** Facts that the filter needs beyond the monster itself. */
interface Shelved {
  homeOf(id: Id): 'campaign' | 'shared' | 'bundled'
  /** Ids of a collection; empty for one that is gone. */
  collected(collection: Id): ReadonlySet<Id>
}

/** Builds the test for a filter: once per search, called for each monster. */
export function buildFilter(
  filter: MonsterFilter,
  shelved: Shelved,
): (monster: Monster) => boolean {
  const { family, hdFrom, hdTo, haunt, kind, system, unread, from, collection } = filter
  const home = from === 'own' ? 'campaign' : (from ?? null)
  const collected = collection === undefined ? null : shelved.collected(collection)
  const inHitDice = (hd: number | null): boolean =>
    (hdFrom === undefined && hdTo === undefined) ||
    (hd !== null && hd >= (hdFrom ?? 0) && hd <= (hdTo ?? Infinity))
  return (monster) => {
    const facts = factsOf(monster)
    return (
      (family === undefined || facts.family === family) &&
      inHitDice(facts.hd) &&
      (haunt === undefined || facts.haunts.includes(haunt)) &&
      (kind === undefined || facts.kinds.includes(kind)) &&
      (system === undefined || facts.system === system) &&
      (!unread || facts.unread > 0) &&
      (home === null || shelved.homeOf(monster.id) === home) &&
      (collected === null || collected.has(monster.id))
    )
  }
}

/** True when the filter leaves nothing out. */
export function isOpen(filter: MonsterFilter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === false)
}
