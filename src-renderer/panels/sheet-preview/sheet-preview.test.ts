import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { folderOf, SheetPanel, sizeOf } from './sheet-preview.svelte.ts'

type Options = { signal: AbortSignal; onProgress: (done: number, of: number, says: string) => void }

function panel(save: (options: Options) => Promise<unknown>): SheetPanel {
  const call = (name: string, _input: unknown, options: Options): Promise<unknown> =>
    name === 'print.save'
      ? save(options)
      : Promise.resolve({ ok: true, value: { title: 'Odo, HEARTS', data: { name: 'Odo' } } })
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.board.lay({ party: [{ id: 'c1' }, { id: 'c2' }], actions: [] } as unknown as Views)
  return new SheetPanel(screen)
}

it('shows the first of the party until another is chosen, or when that one has left', async () => {
  const sheet = panel(() => Promise.resolve({ ok: false }))
  expect(sheet.who).toBe('c1')
  sheet.choose('c2')
  expect(sheet.who).toBe('c2')
  sheet.screen.board.lay({ party: [{ id: 'c1' }] } as unknown as Views)
  expect(sheet.who).toBe('c1')
  await sheet.refresh()
  expect(sheet.shown).toEqual({ title: 'Odo, HEARTS', data: { name: 'Odo' } })
})

it('saving tells how far it is, and then where the file lies', async () => {
  const told: (string | undefined)[] = []
  const sheet = panel((options) => {
    options.onProgress(2, 4, 'Printing')
    told.push(sheet.saving?.says)
    return Promise.resolve({ ok: true, value: { path: '/out/Odo.pdf', pages: 1, bytes: 48_213 } })
  })
  await sheet.save()
  expect(told).toEqual(['Printing'])
  expect([sheet.saving, sheet.saved]).toEqual([
    null,
    { path: '/out/Odo.pdf', pages: 1, bytes: 48_213 },
  ])
})

it('a save called off is no failure, and nothing is said to be saved', async () => {
  const sheet = panel(
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () =>
          resolve({ ok: false, failure: { code: 'cancelled', message: '' } }),
        )
      }),
  )
  const saving = sheet.save()
  sheet.saving?.cancel()
  await saving
  expect([sheet.saved, sheet.screen.places.failuresAt('screen')]).toEqual([null, []])
})

it('finds the folder of a path of any system, and reads sizes as people do', () => {
  expect([folderOf('/out/a.pdf'), folderOf('C:\\Users\\gm\\a.pdf')]).toEqual([
    '/out',
    'C:\\Users\\gm',
  ])
  expect([sizeOf(300), sizeOf(48_213), sizeOf(2_340_000)]).toEqual(['1 KB', '48 KB', '2.3 MB'])
})
