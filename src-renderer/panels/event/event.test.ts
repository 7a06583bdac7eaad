import { expect, it } from 'vitest'
import type { ActionView, EventView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { EventPanel, iconOfEvent } from './event.svelte.ts'

const faces: EventView['faces'] = [
  { faces: [1], title: 'Encounter', chance: 1 / 6, icon: 'encounter' },
  { faces: [5, 6], title: 'Free', chance: 1 / 3, icon: 'free' },
]
const noise = { id: 'delve.noise', slot: 'noise', asks: {}, input: {} } as unknown as ActionView

function panel(rolled: EventView['rolled']): { panel: EventPanel; runs: unknown[] } {
  const runs: unknown[] = []
  const call = (_name: string, input: unknown): Promise<unknown> => {
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    event: {
      from: 'from Delve',
      rule: 'DLV-DEV-01',
      action: 'delve.turn',
      dice: '1d6',
      faces,
      rolled,
    },
    actions: [noise],
  } as unknown as Views)
  return { panel: new EventPanel(screen), runs }
}

it('the face that fell is the one that opens, a doubled one too', () => {
  const free = { face: 6, title: 'Free', says: '', ended: false }
  expect(panel(free).panel.hit).toBe(1)
  expect(panel(null).panel.hit).toBeNull()
  expect(panel({ ...free, face: 0, title: 'Discovery' }).panel.hit).toBeNull()
  expect(panel({ face: 1, title: 'Encounter', says: '', ended: true }).panel.hit).toBeNull()
})

it('noise calls up the roll, hidden if the GM wants it so', async () => {
  const { panel: events, runs } = panel(null)
  events.makeNoise(true)
  await Promise.resolve()
  expect(runs).toMatchObject([{ action: 'delve.noise', secret: true }])
})

it('finds the picture in the words of the table', () => {
  expect([iconOfEvent('Encounter'), iconOfEvent('Light gutters'), iconOfEvent('Omen')]).toEqual([
    'eyes',
    'torch',
    'free',
  ])
})
