import { expect, test } from 'vitest'
import type { ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { WildernessPanel } from './wilderness.svelte.ts'

const action = (id: string, slot: string, refuses: string | null = null): ActionView =>
  ({ id, slot, title: id, phase: 'travel', asks: {}, input: { of: id }, refuses }) as never

const explore = { ...action('explore', 'watch'), asks: { found: {} } } as unknown as ActionView

/** A region of two hexes, a lake north of the party, at night or by day. */
async function panelAt(daylight: boolean, travel: string | null) {
  const region = {
    hexes: [
      { id: 'h0102', terrain: 'plains' },
      { id: 'h0101', terrain: 'lake' },
    ],
  }
  const around = { h0102: { N: 'h0101' } }
  const answers: Record<string, unknown> = {
    'regions.list': [{ id: 'r1' }],
    'regions.page': { region, around, here: 'h0102' },
    'sites.list': [],
  }
  const call = async (name: string) => ({ ok: true, value: answers[name] ?? null })
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const actions = [
    action('travel', 'travel', travel),
    explore,
    action('forage', 'forage', daylight ? null : 'by day'),
    action('camp', 'camp'),
  ]
  const journey = { watch: { daylight }, log: [] }
  screen.views.lay({ actions, dues: [], journey } as unknown as Views)
  const ran: unknown[] = []
  screen.run = (async (id: string, input: unknown) => ran.push([id, input])) as never
  screen.preview = (async (_: string, { afloat }: { afloat: boolean }) =>
    afloat ? { verdict: 'over the lake' } : { refuses: 'open water' }) as never
  const panel = new WildernessPanel(screen)
  await panel.refresh()
  return { panel, ran }
}

test('by night Space camps in the hex, and by day it travels', async () => {
  const night = await panelAt(false, 'It is night')
  expect(night.panel.pastimes.map(({ action: { id } }) => id)).toEqual(['forage', 'camp'])
  await night.panel.next()
  await night.panel.spendOn('forage')
  expect(night.ran).toEqual([['camp', { of: 'camp' }]])
  const day = await panelAt(true, null)
  expect(day.panel.nightly).toBe(null)
  await day.panel.spendOn('forage')
  expect(day.ran).toEqual([['forage', { of: 'forage' }]])
})

test('a route over open water can be travelled by boat', async () => {
  const { panel, ran } = await panelAt(true, null)
  expect(panel.isOverWater).toBe(false)
  await panel.addStep('N')
  expect(panel.isOverWater).toBe(true)
  expect(panel.ahead).toEqual({ refuses: 'open water' })
  await panel.goByBoat(true)
  expect(panel.ahead).toEqual({ verdict: 'over the lake' })
  await panel.next()
  expect(ran).toEqual([['house.travel-hexes', { route: 'N', afloat: true }]])
})
