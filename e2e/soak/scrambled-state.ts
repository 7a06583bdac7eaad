import type { Entry } from '../../src-main/campaign/journal.ts'
import type { CampaignState, Id } from '../../src-main/rules/core/situation.ts'
import type { Creature } from '../../src-main/rules/core/state/creature.ts'
import { otherMap } from './any-map.ts'

/**
 * A campaign in which everything is other than it was that players may not know: ids, texts, names and numbers of
 * foes, all that the GM has prepared, and secret lines with their dice. To the players it must look the same.
 */
export function scrambled(
  state: CampaignState,
  journal: readonly Entry[],
): { state: CampaignState; journal: Entry[] } {
  const ids = new Map(idsIn(state, journal).map((id) => [id, `zz${id}`]))
  const renamed = withIds(state, ids)
  const entries = withIds(journal as Entry[], ids)
  const hidden: CampaignState = {
    ...renamed,
    name: `Hidden ${renamed.name}`,
    nextId: renamed.nextId + 1_000,
    creatures: mapped(renamed.creatures, (one) => otherCreature(one)),
    groups: mapped(renamed.groups, (one) => ({ ...one, name: 'HIDDEN', strength: 99 })),
    dues: mapped(renamed.dues, (one) => ({ ...one, why: 'HIDDEN', title: 'HIDDEN' })),
    timers: mapped(renamed.timers, (one) =>
      one.kind === 'light' && one.bearer && renamed.party.includes(one.bearer)
        ? one
        : { ...one, title: 'HIDDEN', next: one.next + 777 },
    ),
    rumours: { r: { id: 'r', text: 'HIDDEN', from: 'HIDDEN', truth: 'false', at: 3 } },
    handouts: { h: { id: 'h', title: 'HIDDEN', style: 'letter', text: 'HIDDEN' } },
    prepared: { p: { id: 'p', title: 'HIDDEN', bands: ['HIDDEN'] } },
    place: { ...renamed.place, level: 77, here: {} },
    stash: {},
    sites: mapped(renamed.sites ?? {}, otherMap),
    progress: mapped(renamed.progress ?? {}, (one) =>
      one.hidden ? { ...one, title: 'HIDDEN', filled: 0 } : { ...one, full: 'HIDDEN', note: 'zz' },
    ),
    countdown: 4,
    ...(renamed.encounter
      ? { encounter: { ...renamed.encounter, title: 'HIDDEN', number: 88, from: 'HIDDEN' } }
      : {}),
  }
  return { state: hidden, journal: entries.map(otherEntry) }
}

/** The party is known to the players, but for notes; of foes they know health alone. */
function otherCreature(one: Creature): Creature {
  if (one.side === 'party') return { ...one, notes: 'HIDDEN', tags: { hidden: true } }
  const health = Object.entries(one.values).filter(([field]) => /hp|str/i.test(field))
  const others = Object.keys(one.values).filter((field) => !/hp|str/i.test(field))
  return {
    ...one,
    name: 'HIDDEN',
    notes: 'HIDDEN',
    values: Object.fromEntries([...health, ...others.map((field) => [field, 61])]),
    skills: { Hidden: 61 },
    items: {},
    itemOrder: [],
    attacks: {},
    attackOrder: [],
  }
}

/** Only dice, action and bearers of an open line are known; of a secret one, nothing. */
function otherEntry(entry: Entry): Entry {
  const { outcome } = entry
  const scrambled = { ...outcome, what: 'HIDDEN', says: 'HIDDEN', why: [], effects: [] }
  if (!outcome.secret && !entry.command.secret) return { ...entry, outcome: scrambled }
  return {
    ...entry,
    outcome: { ...scrambled, total: 61, who: [] },
    answers: { hidden: { kind: 'dice', sides: 61, faces: [61], typed: false } },
  }
}

function mapped<T>(of: Record<Id, T>, make: (one: T) => T): Record<Id, T> {
  return Object.fromEntries(Object.entries(of).map(([id, one]) => [id, make(one)]))
}

/** Ids that the campaign gives to creatures, groups, timers and dues. */
function idsIn(state: CampaignState, journal: readonly Entry[]): Id[] {
  const here = [state.creatures, state.groups, state.timers, state.dues].flatMap(Object.keys)
  return [...new Set([...here, ...journal.flatMap(({ outcome }) => outcome.who)])]
}

/** Replaces ids in a value, both as keys and as whole texts. */
function withIds<T>(value: T, ids: ReadonlyMap<Id, Id>): T {
  const of = (one: unknown): unknown => {
    if (typeof one === 'string') return ids.get(one) ?? one
    if (Array.isArray(one)) return one.map(of)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]) => [ids.get(key) ?? key, of(inner)]),
    )
  }
  return of(value) as T
}
