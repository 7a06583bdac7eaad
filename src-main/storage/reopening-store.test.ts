import { expect, test } from 'vitest'
import { JournalTable } from '../campaign/testing/journal-table.ts'
import { memoryStore } from './memory-store.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { vaultGone } from './refusals.ts'
import type { Store } from './store.ts'
import { reopeningStore } from './reopening-store.ts'

const summary = {
  id: 'sample',
  name: 'Shape',
  ruleset: 'hearts',
  made: '',
  opened: '',
  when: '',
  version: 0,
} as const

async function withCampaign(): Promise<{ kept: Store; table: JournalTable }> {
  const [kept, table] = [memoryStore(), new JournalTable()]
  await kept.add({
    summary,
    first: table.head,
    head: table.head,
    entries: [],
    records: [],
    restorePoints: [],
  })
  return { kept, table }
}

const silent = new Refusal('timeout', 'The vault gave no answer.')

/** A vault lost during the first commit, before or after it was kept. */
function crashing(
  kept: Store,
  when: 'before' | 'after',
  how = vaultGone('its page has closed'),
): { store: Store; opened: () => number } {
  let openCount = 0
  const store = reopeningStore(async () => {
    openCount++
    if (openCount > 1)
      return { store: kept, gone: new Promise(() => undefined), close: () => undefined }
    const commit: Store['commit'] = async (one) => {
      if (when === 'after') await kept.commit(one)
      throw how
    }
    return {
      store: { ...kept, commit },
      gone: new Promise(() => undefined),
      close: () => undefined,
    }
  })
  return { store, opened: () => openCount }
}

test.each([
  ['before', vaultGone('its page has closed')],
  ['after', vaultGone('its page has closed')],
  ['before', silent],
  ['after', silent],
] as const)(
  'a commit during which the vault was lost %s keeping is kept exactly once: %s',
  async (when, how) => {
    const { kept, table } = await withCampaign()
    const { store, opened } = crashing(kept, when, how)
    table.do('sample.turn', {}, { event: [6] })
    const [entry] = table.journal
    if (!entry) throw new Error('no entry')
    await store.commit({
      campaign: 'sample',
      expects: 0,
      entries: [entry],
      head: table.head,
      records: [],
    })
    expect(await kept.entries('sample', 1, 10)).toEqual([entry])
    expect(opened()).toBe(2)
  },
)
