import { expect, test } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { NotesPanel } from './notes.svelte.ts'

test('a new note begun while the last one is being kept starts empty, and stays open', async () => {
  let finish = (): void => undefined
  const running = new Promise((resolve) => (finish = () => resolve(null)))
  const line = { id: 'n1', title: 'The Bell Wardens', kind: 'faction', tags: [], seen: '' }
  const answers: Record<string, unknown> = {
    'notes.kinds': [],
    'notes.drafts': {},
    'notes.list': [line],
  }
  const call = async (name: string) => ({ ok: true, value: answers[name] ?? null })
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.run = (async () => {
    await running
    return {}
  }) as unknown as Screen['run']
  const panel = new NotesPanel(screen)
  panel.begin()
  panel.change({ title: 'The Bell Wardens' })
  const kept = panel.keep()
  await Promise.resolve()
  panel.begin()
  expect(panel.note).toMatchObject({ id: '', title: '' })
  finish()
  expect(await kept).toBe(true)
  expect(panel.note).toMatchObject({ id: '', title: '' })
  expect(panel.lines).toEqual([line])
  panel.change({ title: 'Marget Sloe' })
  panel.begin()
  expect(panel.note?.title, 'one left unfinished is taken up again').toBe('Marget Sloe')
})
