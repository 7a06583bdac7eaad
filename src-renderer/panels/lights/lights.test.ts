import { expect, it } from 'vitest'
import type { ActionView, TimerView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { LightsPanel } from './lights.svelte.ts'

const snuff = {
  id: 'house.snuff',
  slot: 'snuff',
  input: { how: 'put out' },
  refuses: null,
  preview: null,
  asks: {
    timer: { kind: 'timer', title: 'Which' },
    how: { kind: 'choice', title: 'What', of: ['put out', 'relight', 'end'] },
  },
} as unknown as ActionView

function timer(
  id: string,
  left: number,
  paused: boolean,
  kind: TimerView['kind'] = 'light',
): TimerView {
  return {
    id,
    kind,
    title: id,
    icon: 'torch',
    bearer: null,
    bearerId: null,
    left,
    of: 6,
    says: '',
    seconds: left * 600,
    low: false,
    paused,
  }
}

function panel(
  timers: TimerView[],
  around: Record<string, unknown> = {},
): { panel: LightsPanel; runs: unknown[] } {
  const runs: unknown[] = []
  const call = (_name: string, input: unknown): Promise<unknown> => {
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    timers,
    actions: [snuff],
    party: [],
    dues: [],
    encounter: null,
    ...around,
  } as unknown as Views)
  return { panel: new LightsPanel(screen), runs }
}

it('what goes out first stands on top, what is put out at the end', () => {
  const { panel: lights } = panel([
    timer('a', 17, false),
    timer('b', 1, true),
    timer('c', 2, false),
  ])
  expect(lights.timers.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

it('is dark when nothing that gives light burns', () => {
  expect(panel([timer('a', 3, true), timer('rest', 2, false, 'rest')]).panel.dark).toBe(true)
  expect(panel([timer('a', 3, false)]).panel.dark).toBe(false)
})

it('needs none above ground by day', () => {
  const at = (level: number, daylight: boolean) =>
    panel([], { place: { level }, journey: { watch: { daylight } } }).panel.daylit
  expect([at(0, true), at(0, false), at(1, true)]).toEqual([true, false, false])
})

it('a burning light is put out, one put out is lit again, another timer is neither', async () => {
  const burning = timer('a', 3, false)
  const out = timer('b', 3, true)
  const { panel: lights, runs } = panel([burning, out])
  for (const one of [burning, out]) {
    const action = lights.toggle(one)
    if (action) lights.run(action, one)
  }
  await lights.screen.commands.undo()
  expect(runs.slice(0, 2)).toMatchObject([
    { input: { timer: 'a', how: 'put out' } },
    { input: { timer: 'b', how: 'relight' } },
  ])
  expect(lights.toggle(timer('rest', 2, false, 'rest'))).toBeNull()
})
