import type { Entry } from '../../src-main/campaign/journal.ts'
import { plainEntry } from '../../src-main/storage/campaign-fixture.ts'
import { replay } from '../../src-main/storage/replay.ts'
import { recordKey, type WholeCampaign } from '../../src-main/storage/store.ts'
import { wholeBestiary } from '../bench/many-monsters.ts'

/** Imports in the campaign, each undone and done again. */
const imports = 5
const zero = 32_400

/**
 * A campaign of many years: so many monsters, imported in five goes that were undone and redone, and so many
 * entries in all.
 */
export function manyYears(entries: number, monsters: number): WholeCampaign {
  const whole = wholeBestiary(monsters, 'many-years')
  const each = Math.ceil(monsters / imports)
  const journal: Entry[] = []
  const add = (part: Partial<Entry>): number =>
    journal.push({ ...plain(journal.length + 1), ...part })
  for (let from = 0; from < monsters; from += each) {
    const some = whole.records.slice(from, from + each)
    const take = some.map((record) => ({ ...keyOf(record), before: null, after: record }))
    const back = some.map((record) => ({ ...keyOf(record), before: record, after: null }))
    const [forward, inverse] = [take, back].map((library) => ({ head: [], library }))
    if (!forward || !inverse) throw new Error('nothing was imported')
    const done = add({ forward, inverse })
    add({ kind: 'undo', of: done, below: 0, forward: inverse, inverse: forward })
    add({ kind: 'redo', of: done + 1, forward, inverse })
  }
  while (journal.length < entries) add({})
  const head = replay(whole.first, journal)
  const records = whole.records.toSorted((a, b) => (recordKey(a) < recordKey(b) ? -1 : 1))
  const summary = { ...whole.summary, name: 'Many Years', version: head.version }
  return { ...whole, summary, head, entries: journal, records }
}

const keyOf = ({ type, id }: WholeCampaign['records'][number]) => ({ type, id })

/** A moment goes by. */
function plain(number: number): Entry {
  const seconds = (value: number) => ({
    head: [{ op: 'replace' as const, path: ['clock', 'seconds'], value }],
    library: [],
  })
  return {
    ...plainEntry(number, number - 1),
    forward: seconds(zero + number),
    inverse: seconds(zero + number - 1),
    clock: zero + number,
  }
}
