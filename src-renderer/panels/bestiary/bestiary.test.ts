import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { BestiaryPanel } from './bestiary.svelte.ts'

it('only the newest search counts, however late an older answer comes', async () => {
  const waiting: ((name: string) => void)[] = []
  const call = (): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.push((name) =>
        resolve({
          ok: true,
          value: {
            total: 1,
            monsters: [{ id: name, name, line: '', family: 'bx', unread: 0, bundled: true }],
          },
        }),
      )
    })
  const panel = new BestiaryPanel(new Screen({ call, on: () => () => undefined } as unknown as Api))
  panel.words = 'gob'
  const first = panel.search()
  panel.words = 'goblin'
  const second = panel.search()
  waiting[1]?.('Goblin')
  await second
  waiting[0]?.('Gobbler')
  await first
  expect(panel.entries.map(({ name }) => name)).toEqual(['Goblin'])
})

it('meeting a monster puts it on the table and turns to Explore', async () => {
  const runs: unknown[] = []
  const monster = { id: 'goblin', name: 'Goblin', judged: {}, source: { text: '' } }
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    const value = {
      'library.monster': monster,
      'convert.to': { converted: {}, judgements: [], text: '' },
      'play.run': { end: 'done', line: { what: '', says: '' } },
    }[name]
    return Promise.resolve({ ok: true, value })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.fold = 'prep'
  screen.board.lay({
    top: { ruleset: { id: 'hearts' } },
    actions: [
      {
        id: 'house.encounter',
        slot: 'encounter',
        input: {},
        asks: {
          monster: { kind: 'monster', title: 'Who' },
          number: { kind: 'notation', title: 'How many' },
        },
      },
    ],
  } as unknown as Views)
  const panel = new BestiaryPanel(screen)
  await panel.choose('goblin')
  panel.number = 4
  await panel.meet()
  expect(runs).toMatchObject([
    { action: 'house.encounter', input: { monster: 'goblin', number: '4' } },
  ])
  expect(screen.fold).toBe('explore')
})
