import { expect, test } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { pinnedKey, PinnedTablesPanel } from './pinned-tables.svelte.ts'

test('a pinned table rolls by its place, and what came up stays in sight until it is undone', async () => {
  const runs: unknown[] = []
  const line = { number: 4, what: 'Omens', says: 'ash', undone: false }
  const call = (_name: string, input: unknown): Promise<unknown> => {
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const lay = (undone: boolean): void =>
    screen.views.lay({
      actions: [],
      pinnedTables: [
        { id: 'people/look', title: 'Look' },
        { id: 'own/omens', title: 'Omens' },
      ],
      chronicle: { lines: [{ ...line, undone }], total: 4 },
    } as unknown as Views)
  lay(false)
  const panel = new PinnedTablesPanel(screen)
  expect(panel.last).toBeNull()
  await panel.rollAt(1)
  await panel.rollAt(7)
  expect(runs).toMatchObject([{ action: 'house.roll-table', input: { table: 'own/omens' } }])
  expect(panel.last?.says).toBe('ash')
  lay(true)
  expect(panel.last).toBeNull()
  expect([pinnedKey(0), pinnedKey(8)]).toEqual(['pinned.1', 'pinned.9'])
})
