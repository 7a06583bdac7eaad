import type { Entry, Head, LibraryRecord } from '../campaign/journal.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import { stepForward, touchedBy } from './replay.ts'
import type { Commit, WholeCampaign } from './store.ts'

/** A small campaign with a party of one, for the tests of this folder. */
export function someCampaign(id = 'barrow', name = 'The Barrow'): WholeCampaign {
  const head: Head = { campaign: id, version: 0, state: someState(name), undo: 0, redo: 0 }
  return {
    summary: {
      id,
      name,
      ruleset: 'hearts',
      made: '2026-03-01T18:00:00.000Z',
      opened: '2026-03-01T18:00:00.000Z',
      when: 'day 1, 09:00',
      version: 0,
    },
    first: head,
    head,
    entries: [],
    records: [],
    restorePoints: [],
  }
}

function someState(name: string): CampaignState {
  return {
    name,
    ruleset: 'hearts',
    borrowed: { dungeon: 'delve' },
    houseRules: {},
    clock: { seconds: 32_400, season: 'spring' },
    place: { title: 'The stair', level: 1 },
    creatures: {
      c1: {
        id: 'c1',
        name: 'Odo',
        side: 'party',
        kind: 'character',
        values: { hp: 4, maxHp: 6 },
        skills: {},
        conditions: {},
        items: {},
        itemOrder: [],
        attacks: {},
        attackOrder: [],
        tags: {},
        notes: '',
      },
    },
    party: ['c1'],
    groups: {},
    dues: {},
    timers: {},
    stash: {},
    nextId: 2,
  }
}

/** A kept monster. */
export function someMonster(id: string, name = 'Goblin'): LibraryRecord {
  return {
    type: 'monster',
    id,
    value: {
      id,
      name,
      layout: 'by-hand',
      sureness: 1,
      source: { text: `${name} of the test`, system: 'B/X', licence: 'own', credit: 'own' },
      figures: { family: 'cairn', hp: null, armor: null, str: null, dex: null, wil: null },
      attacks: [],
      attackSpans: [],
      details: [],
      tags: [],
      unread: [],
      foreign: {},
      judged: {},
    },
  }
}

/** One step of play: hit points or notes set, a record kept or forgotten, the last step undone. */
export type FixtureStep =
  | { do: 'hit points'; to: number }
  | { do: 'note'; text: string }
  | { do: 'keep'; id: string; name: string }
  | { do: 'forget'; id: string }
  | { do: 'undo' }

/** Commit of one step. */
export function commitOf(whole: WholeCampaign, step: FixtureStep): Commit {
  const entry = entryOf(whole, step)
  const find = (number: number): Entry | undefined =>
    whole.entries.find((one) => one.number === number)
  const head = stepForward(whole.head, entry, find)
  const { version } = whole.head
  return {
    campaign: whole.summary.id,
    expects: version,
    entries: [entry],
    head,
    records: touchedBy(entry),
  }
}

/** One commit of several steps, as an amendment makes with the entries after it. */
export function commitOfAll(whole: WholeCampaign, steps: readonly FixtureStep[]): Commit {
  const then = after(whole, steps)
  const entries = then.entries.slice(whole.entries.length)
  const records = entries.flatMap((entry) => touchedBy(entry))
  const { version } = whole.head
  return { campaign: whole.summary.id, expects: version, entries, head: then.head, records }
}

/** The campaign after some steps. */
export function after(whole: WholeCampaign, steps: readonly FixtureStep[]): WholeCampaign {
  return steps.reduce((now, step) => added(now, commitOf(now, step)), whole)
}

/** The campaign after one commit. */
export function added(whole: WholeCampaign, { entries, head, records }: Commit): WholeCampaign {
  const others = whole.records.filter((one) => !records.some((touched) => touched.id === one.id))
  const kept = records.flatMap(({ record }) => (record ? [record] : []))
  return {
    ...whole,
    summary: { ...whole.summary, version: head.version },
    head,
    entries: [...whole.entries, ...entries],
    records: [...others, ...kept].sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

function entryOf(whole: WholeCampaign, step: FixtureStep): Entry {
  const number = whole.head.version + 1
  const undone = whole.entries.find((one) => one.number === whole.head.undo)
  if (step.do === 'undo' && undone) {
    return {
      ...undone,
      number,
      kind: 'undo',
      of: undone.number,
      below: whole.head.undo,
      above: whole.head.redo,
      forward: undone.inverse,
      inverse: undone.forward,
    }
  }
  return { ...plainEntry(number, whole.head.undo), ...patchesOf(whole, step) }
}

function patchesOf(whole: WholeCampaign, step: FixtureStep): Pick<Entry, 'forward' | 'inverse'> {
  const odo = whole.head.state.creatures.c1
  if (step.do === 'hit points' || step.do === 'note' || step.do === 'undo') {
    const path =
      step.do === 'note' ? ['creatures', 'c1', 'notes'] : ['creatures', 'c1', 'values', 'hp']
    const [to, from] =
      step.do === 'note'
        ? [step.text, odo?.notes]
        : [step.do === 'undo' ? 0 : step.to, odo?.values.hp]
    return {
      forward: { head: [{ op: 'replace', path, value: to }], library: [] },
      inverse: { head: [{ op: 'replace', path, value: from }], library: [] },
    }
  }
  const before = whole.records.find((one) => one.id === step.id) ?? null
  const then = step.do === 'keep' ? someMonster(step.id, step.name) : null
  const patch = { type: 'monster' as const, id: step.id }
  return {
    forward: { head: [], library: [{ ...patch, before, after: then }] },
    inverse: { head: [], library: [{ ...patch, before: then, after: before }] },
  }
}

/** An entry whose patches are still to be added. */
export function plainEntry(number: number, below: number): Omit<Entry, 'forward' | 'inverse'> {
  return {
    number,
    kind: 'do',
    below,
    above: 0,
    command: {
      action: 'house.edit',
      input: { creature: 'c1' },
      given: {},
      seed: '00112233445566778899aabbccddeeff',
      adjust: 0,
      secret: false,
      byHand: false,
    },
    answers: {},
    outcome: {
      rule: 'GF-EDIT',
      what: 'Odo',
      says: 'Changed',
      tone: 'plain',
      who: ['c1'],
      why: [],
      effects: [],
    },
    clock: 32_400,
    at: '2026-03-01T18:05:00.000Z',
    rulesVersion: 1,
  }
}
