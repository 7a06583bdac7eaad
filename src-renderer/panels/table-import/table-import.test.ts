import { expect, test } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { TableImport } from './table-import.svelte.ts'

interface SentCall {
  name: string
  beside?: string[]
}

const table = (id: string, faults: object[]) => ({
  format: 'markdown',
  tables: [{ table: { id, title: id, rows: [] }, faults, notes: [], understood: 1 }],
  rest: [],
  faults: [],
})

test('of several files those with faults are read once more, beside the tables of the others', async () => {
  const sent: SentCall[] = []
  const call = (_name: string, input: SentCall): Promise<unknown> => {
    sent.push(input)
    const stray = input.name === 'inns.md' && !input.beside?.includes('hosts')
    const read = table(input.name.replace('.md', ''), stray ? [{ line: 4, says: 'stray' }] : [])
    return Promise.resolve({ ok: true, value: read })
  }
  const api = { call, on: () => () => undefined }
  const coming = new TableImport(new Screen(api as unknown as Api))
  await coming.readFiles([new File(['- a'], 'inns.md'), new File(['- b'], 'hosts.md')])
  expect(sent.map(({ name }) => name)).toEqual(['inns.md', 'hosts.md', 'inns.md'])
  expect(sent[2]?.beside).toEqual(['hosts', 'hosts'])
  expect(coming.found.flatMap(({ read }) => read.faults)).toEqual([])
})
