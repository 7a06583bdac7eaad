import { expect, test, vi } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { NoteImporting } from './note-importing.svelte.ts'
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

test('pictures that come along with an import are kept as portraits', async () => {
  const note = { id: '', kind: 'person', title: 'Odo', fields: {}, text: '', known: '', tags: [] }
  const read = { notes: [{ ...note, clocks: [], picture: 'odo.png' }], added: 1, faults: [] }
  const given: { name: string; input: unknown }[] = []
  const call = async (name: string, input: unknown) => {
    given.push({ name, input })
    return { ok: true, value: name === 'notes.read' ? read : { id: 'kept.png', name: 'odo' } }
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const ran: unknown[] = []
  screen.run = (async (_: string, input: unknown) => ran.push(input)) as unknown as Screen['run']
  const bitmap = { width: 1, height: 1, close: () => undefined }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  const importing = new NoteImporting(new NotesPanel(screen))
  const bytes = Uint8Array.from('\x89PNG\r\n\x1a\n IEND', (letter) => letter.charCodeAt(0))
  await importing.readFiles([new File(['# Odo'], 'Odo.md'), new File([bytes], 'odo.png')])
  expect(given[0]?.input).toEqual({ files: [{ path: 'Odo.md', text: '# Odo' }] })
  await importing.take()
  expect(ran).toEqual([{ notes: [{ ...note, clocks: [], portrait: 'kept.png' }] }])
  vi.unstubAllGlobals()
})
