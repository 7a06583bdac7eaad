import { expect, it } from 'vitest'
import type { ActionView, JourneyView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { landmarkFor } from '../../ui/woodcuts.ts'
import { lendersOf } from './lenders.svelte.ts'
import { JourneyPanel } from './journey.svelte.ts'

const journey = {
  begun: true,
  start: 'Kestrel Gate',
  end: 'Drowned Belfry',
  miles: 8,
  lost: false,
  stops: [
    { id: 'a', title: 'Kestrel Gate', miles: 0, behind: true, asLoaded: null, unladen: null },
    { id: 'b', title: 'Sallow Ford', miles: 11, behind: false, asLoaded: 0.72, unladen: 0.97 },
    { id: 'c', title: 'Drowned Belfry', miles: 24, behind: false, asLoaded: 0, unladen: 0 },
  ],
  next: { id: 'b', title: 'Sallow Ford', left: 3 },
  pace: { says: '2d6 miles', refuses: null, why: [] },
  asLoaded: [
    { miles: 2, to: 10, chance: 0.28 },
    { miles: 3, to: 11, chance: 0.72 },
  ],
  unladen: [{ miles: 6, to: 14, chance: 1 }],
} as unknown as JourneyView

const asks = {
  what: { kind: 'choice' },
  from: { kind: 'choice', of: ['nobody', 'delve', 'other'] },
}

function panel(
  some: Partial<JourneyView> = {},
  refuses: string | null = null,
): { panel: JourneyPanel; runs: unknown[] } {
  const runs: unknown[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    runs.push(input)
    const { from } = (input as { input: Record<string, unknown> }).input
    const preview = {
      refuses: from === 'other' ? 'none to lend' : null,
      verdict: `that of ${String(from)}`,
    }
    const value = name === 'play.preview' ? preview : { end: 'done', line: { what: '', says: '' } }
    return Promise.resolve({ ok: true, value })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const action = (id: string): ActionView =>
    ({ id, title: id, slot: 'place', asks: {}, input: {}, preview: null, refuses: null }) as never
  screen.views.lay({
    journey: { ...journey, ...some },
    actions: [
      { ...action('travel'), slot: 'travel', refuses } as ActionView,
      action('house.set-out'),
      action('house.on-the-road'),
      { ...action('house.borrow'), asks },
    ],
  } as unknown as Views)
  return { panel: new JourneyPanel(screen), runs }
}

it('the switch prices the load: other odds, other words', () => {
  const { panel: road } = panel()
  expect(road.columns.map(({ miles, there }) => [miles, there])).toEqual([
    [10, false],
    [11, true],
  ])
  expect(road.spoken).toBe(
    'The party at mile 8. This watch ends at mile 10, 28%; mile 11, 72%. Sallow Ford, mile 11, or beyond it: 72%',
  )
  road.asLoaded = false
  expect(road.columns.map(({ miles }) => miles)).toEqual([14])
  expect(road.spoken).toContain('or beyond it: 97%')
})

it('where they may not travel the line shows no odds', () => {
  const { panel: road } = panel({}, 'It is night.')
  expect([road.columns, road.barred]).toEqual([[], 'It is night.'])
})

it('says what road it is, and draws one where there is none', () => {
  expect(panel().panel.meta).toBe('24 miles, Kestrel Gate to Drowned Belfry')
  expect(panel({ stops: [] }).panel.meta).toBe('mile 8, no stops drawn')
  const { panel: none } = panel({ begun: false, stops: [] })
  expect([none.meta, none.changing]).toEqual(['none is drawn yet', true])
})

it('setting out shows the line again', async () => {
  const { panel: road, runs } = panel()
  road.change()
  expect(road.changing).toBe(true)
  await road.setOut()
  expect(runs).toMatchObject([{ action: 'house.set-out' }])
  expect(road.changing).toBe(false)
})

it('only games that lend a road are offered', async () => {
  expect(await lendersOf(panel().panel.screen)).toEqual([{ id: 'delve', says: 'that of delve' }])
})

it('a landmark has the woodcut of the last word that names one', () => {
  expect(
    ['Sallow Ford', 'Ford Inn', 'The Drowned Belfry', 'Millford', ''].map(landmarkFor),
  ).toEqual(['ford', 'houses', 'belfry', 'milestone', 'milestone'])
})

it('at the last stop the next road is offered, and the old line only when asked for', () => {
  const there = { miles: 24, next: null }
  const arrived = panel(there).panel
  expect([arrived.arrived, arrived.changing, arrived.meta]).toEqual([
    true,
    true,
    'arrived at Drowned Belfry',
  ])
  arrived.change()
  expect(arrived.changing).toBe(false)
  expect(panel({ ...there, lost: true }).panel.changing).toBe(false)
  expect(panel().panel.changing).toBe(false)
})
