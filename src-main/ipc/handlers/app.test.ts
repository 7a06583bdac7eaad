import { expect, test } from 'vitest'
import { usualOptions } from '../contract/print-options.ts'
import { appHandlers } from './app.ts'
import { testServices } from '../../session/test-services.ts'
import type { Settings } from '../contract/app.ts'

const working = { signal: new AbortController().signal, progress: () => undefined }

async function read(kept: unknown): Promise<Settings> {
  const services = testServices()
  await services.store.set({ id: 'screen', value: kept })
  const handlers = appHandlers(services, () => null)
  return handlers['app.settings'](null, working)
}

test('settings of a version that knew no ways of printing are as they were', async () => {
  expect(
    await read({ theme: 'paper', textSize: 130, singleKeys: false, byHand: true, paper: 'Letter' }),
  ).toEqual({
    theme: 'paper',
    textSize: 130,
    singleKeys: false,
    byHand: true,
    paper: 'Letter',
    print: {},
    keys: { set: 'default', own: {} },
    guide: { hints: false, seen: [], tour: null, toured: true },
  })
})

test('of stored keys, those that can’t be read cost the others nothing', async () => {
  const keys = { set: 'feet', own: { undo: ['F9'], redo: 7 } }
  expect(await read({ theme: 'paper', keys })).toMatchObject({
    theme: 'paper',
    keys: { set: 'default', own: { undo: ['F9'] } },
  })
})

test('ways of printing come back; what another version wrote among them costs nothing else', async () => {
  const way = { ...usualOptions, paper: 'A5' }
  const kept = {
    theme: 'paper',
    print: {
      'character-sheet': { last: { ink: 'black' }, named: { Table: way, Odd: { ink: 'gold' } } },
      'pop-up book': { last: { ink: 'gold' }, named: 7 },
    },
  }
  expect(await read(kept)).toMatchObject({
    theme: 'paper',
    print: {
      'character-sheet': { last: { ink: 'black' }, named: { Table: way, Odd: {} } },
      'pop-up book': { last: {}, named: {} },
    },
  })
})

test('a part that can’t be read stands at its first value, the others as they were left', async () => {
  expect(await read({ theme: 'plaid', textSize: 130, print: 'none' })).toMatchObject({
    theme: 'candle',
    textSize: 130,
    print: {},
  })
  expect(await read('torn')).toMatchObject({ theme: 'candle', print: {} })
})

test('two settings changed at once are both kept', async () => {
  const services = testServices()
  const handlers = appHandlers(services, () => null)
  await Promise.all([
    handlers['app.change']({ paper: 'Letter' }, working),
    handlers['app.change']({ singleKeys: false }, working),
  ])
  expect(await handlers['app.settings'](null, working)).toMatchObject({
    paper: 'Letter',
    singleKeys: false,
  })
})

test('where no program opens a file, the GM hears where it is', async () => {
  const services = testServices()
  services.shell.reveal = () => Promise.reject(new Error('no viewer'))
  const handlers = appHandlers(services, () => null)
  await expect(handlers['app.reveal']({ path: '/out/sheet.pdf' }, working)).rejects.toMatchObject({
    code: 'refused',
    message: 'No program of this machine opened /out/sheet.pdf.',
  })
})
