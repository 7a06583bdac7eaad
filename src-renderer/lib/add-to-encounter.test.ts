import { expect, it } from 'vitest'
import type { Views } from '../../src-main/campaign/view/views.ts'
import type { Api } from './api.ts'
import { addToEncounter } from './add-to-encounter.ts'
import { Screen } from './screen.svelte.ts'

const asks = {
  monster: { kind: 'monster', title: 'Who' },
  number: { kind: 'notation', title: 'How many' },
}
const actions = [
  { id: 'house.encounter', slot: 'encounter', input: {}, asks },
  { id: 'house.join-meeting', slot: 'group', input: {}, asks },
]

it.each([
  ['makes a meeting where none is at hand', null, 'house.encounter'],
  ['joins the one that is', { id: 'e1' }, 'house.join-meeting'],
])('a monster of the library %s', async (_, encounter, action) => {
  const runs: unknown[] = []
  const call = (_name: string, input: unknown): Promise<unknown> => {
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({ encounter, actions } as unknown as Views)
  expect(await addToEncounter(screen, 'goblin', 4, 'bestiary')).toBe(true)
  expect(runs).toMatchObject([{ action, input: { monster: 'goblin', number: '4' } }])
})
