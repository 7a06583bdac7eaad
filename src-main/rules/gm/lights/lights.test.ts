import { actionFor, tableFor } from '../../testing/empty-shelf.ts'
import { previewAction } from '../../core/action.ts'
import { expect, test } from 'vitest'
import { apply } from '../../../campaign/apply.ts'
import type { Given } from '../../../campaign/journal.ts'
import { command } from '../../../campaign/testing/journal-table.ts'
import { firstHead } from '../../../campaign/state.ts'
import { context } from '../../../campaign/testing/context.ts'
import { everyGame, newParty } from '../../../campaign/testing/party.ts'
import { defaultInput, startInput } from '../../../campaign/view/defaults.ts'
import { turn } from '../../clock/clock.ts'
import { actionNamed } from '../../registry.ts'
import type { CampaignState } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'

function done(state: CampaignState, id: string, input: object = {}, given: Given = {}) {
  const asks = actionNamed(state, id as never)?.asks ?? {}
  const request = command(id, { ...defaultInput(asks, state), ...input }, given)
  const applied = apply(firstHead('c', state), request, context)
  if (applied.end !== 'done') throw new Error(`${id}: ${JSON.stringify(applied)}`)
  return applied.head.state
}

function says(state: CampaignState, id: string, input: object): string {
  const action = actionFor(state, id)
  const whole = { ...defaultInput(action.asks, state), ...input }
  const table = tableFor(state, context.shelf)
  return previewAction(action, state, whole, table)?.verdict ?? ''
}

const torches = (count: number): Item => ({ id: 'i9', name: 'Torch', count, ready: false })

function withTorches(state: CampaignState, count: number, who = 'c1'): CampaignState {
  const ada = state.creatures[who]
  if (!ada) throw new Error(`no ${who}`)
  const items = { ...ada.items, i9: torches(count) }
  const bearer = { ...ada, items, itemOrder: [...ada.itemOrder, 'i9'] }
  return { ...state, creatures: { ...state.creatures, [who]: bearer } }
}

const lightOf = (state: CampaignState) =>
  Object.values(state.timers).find(({ kind }) => kind === 'light')
const cards = (state: CampaignState) =>
  Object.values(state.dues)
    .filter(({ rule }) => rule.startsWith('GF-LIGHT'))
    .map(({ title, why }) => [title, why])

test.each(everyGame)(
  '%s: GF-LIGHT-06: used up at its end, a torch leaves the pack when it is ended, by dice or by hand',
  (_, id) => {
    const start = withTorches(newParty(id), 2)
    const ruled = { ...start, houseRules: { ...start.houseRules, lightUsedUp: 'ended' } }
    const count = ({ creatures }: CampaignState) => creatures['c1']?.items['i9']?.count
    expect(says(ruled, 'house.light', { bearer: 'c1', light: 'Torch' })).toContain(
      'uses up torch when it ends (2 carried)',
    )
    const lit = done(ruled, 'house.light', { bearer: 'c1', light: 'Torch' })
    const ended = done(lit, 'house.snuff', { timer: lightOf(lit)?.id, how: 'end' })
    expect([count(lit), count(ended), lightOf(ended)]).toEqual([2, 1, undefined])
  },
)

test.each(everyGame)(
  '%s: a campaign sets how long a torch burns, and what burns keeps its time',
  (_, id) => {
    const before = done(newParty(id), 'house.light', { bearer: 'c1', light: 'Torch' })
    const own = lightOf(before)
    const ruled = { ...before, houseRules: { ...before.houseRules, torchTurns: 4 } }
    expect(lightOf(done(ruled, 'house.time', { amount: 1, unit: 'minutes' }))?.next).toBe(own?.next)
    expect(says(ruled, 'house.light', { bearer: 'c2', light: 'Torch' })).toContain('4 turns')
    const lit = done({ ...ruled, timers: {} }, 'house.light', { bearer: 'c2', light: 'Torch' })
    const { from = 0, next = 0, counts } = lightOf(lit) ?? {}
    expect([next - from, counts]).toEqual([4 * turn, undefined])
  },
)

test.each(everyGame)('%s: a torch without a spare says who is in the dark', (_, id) => {
  const party = { ...newParty(id), houseRules: { torchTurns: 1 } }
  const spare = done(withTorches(party, 2), 'house.light', { bearer: 'c1', light: 'Torch' })
  expect(cards(done(spare, 'house.time', { amount: 1, unit: 'turns' }))).toEqual([
    ['Light another', 'The torch is burnt out'],
  ])
  const last = done(withTorches(party, 1), 'house.light', { bearer: 'c1', light: 'Torch' })
  const out = done(last, 'house.time', { amount: 1, unit: 'turns' })
  expect(cards(out)).toEqual([
    [
      'In the dark',
      'The torch is burnt out and nobody carries another: Ada and Bo are in the dark',
    ],
  ])
  const [due] = Object.values(out.dues).filter(({ action }) => action === 'house.dark')
  const dark = done(out, 'house.dark', { ...due?.input, way: 'go on without' })
  expect([cards(dark), lightOf(dark)]).toEqual([[], undefined])
  const lit = done(out, 'house.dark', { ...due?.input, way: 'light one anyway' })
  expect([cards(lit), lightOf(lit)?.bearer]).toEqual([[], 'c1'])
  const two = done(last, 'house.light', { bearer: 'c2', light: 'Candle' })
  const less = done(two, 'house.time', { amount: 1, unit: 'turns' })
  expect(cards(less)).toEqual([
    ['A light less', 'The torch is burnt out and nobody carries another: Candle, Bo still burns'],
  ])
  const [lack] = Object.values(less.dues).filter(({ action }) => action === 'house.light-less')
  const handed = done(less, 'house.light-less', { ...lack?.input, way: 'take over a light' })
  expect([cards(handed), lightOf(handed)?.bearer]).toEqual([[], 'c1'])
  const none = done(less, 'house.snuff', { timer: lightOf(less)?.id, how: 'put out' })
  expect(cards(none)).toEqual([
    [
      'In the dark',
      'The torch is burnt out and nobody carries another: Ada and Bo are in the dark',
    ],
  ])
})

test.each(everyGame)('%s: a light found in the dark takes the card away', (_, id) => {
  const party = { ...newParty(id), houseRules: { torchTurns: 1 } }
  const out = (lights: CampaignState): CampaignState =>
    withTorches(done(lights, 'house.time', { amount: 1, unit: 'turns' }), 1)
  const dark = out(done(withTorches(party, 1), 'house.light', { bearer: 'c1', light: 'Torch' }))
  expect(cards(dark).map(([title]) => title)).toEqual(['In the dark'])
  const lit = done(dark, 'house.light-another')
  expect([cards(lit), lightOf(lit)?.bearer]).toEqual([[], 'c1'])
  expect(cards(done(dark, 'house.light', { bearer: 'c1', light: 'Torch' }))).toEqual([])
  const candle = done(withTorches(party, 1), 'house.light', { bearer: 'c2', light: 'Candle' })
  const less = out(done(candle, 'house.light', { bearer: 'c1', light: 'Torch' }))
  expect(cards(less).map(([title]) => title)).toEqual(['A light less'])
  expect(cards(done(less, 'house.time', { amount: 1, unit: 'minutes' }))).toHaveLength(1)
  expect(cards(done(less, 'house.light-another'))).toEqual([])
})

test('whoever has a torch lights it, unless the party has a light bearer', () => {
  const party = withTorches(newParty('hearts'), 1, 'c2')
  const first = (state: CampaignState) =>
    startInput(actionFor(state, 'house.light'), state)['bearer']
  expect(first(party)).toBe('c2')
  expect(first({ ...party, tasks: { c1: 'light' } })).toBe('c1')
  expect(says(party, 'house.light', { bearer: 'c1' })).toMatch(
    /carries none, so nothing is used up$/,
  )
})

test('all torches of a pack are counted, in however many lines they stand', () => {
  const party = withTorches(newParty('delve'), 1)
  const torch: Item = { id: 'i8', name: 'Torch', count: 2, ready: false }
  const ada = party.creatures['c1']
  const more = {
    ...ada,
    items: { ...ada?.items, i8: torch },
    itemOrder: [...(ada?.itemOrder ?? []), 'i8'],
  }
  const state = { ...party, creatures: { ...party.creatures, c1: more } } as CampaignState
  expect(says(state, 'house.light', { bearer: 'c1' })).toContain('(3 carried)')
})

test('a lantern tells what it takes out of the pack', () => {
  const oil: Item = { id: 'i9', name: 'Flask of oil', count: 2, ready: false }
  const party = withTorches(newParty('hearts'), 1)
  const ada = { ...party.creatures['c1'], items: { i9: oil }, itemOrder: ['i9'] }
  const state = { ...party, creatures: { ...party.creatures, c1: ada } } as CampaignState
  const light = (id: string) => {
    const input = { ...defaultInput(actionNamed(state, id as never)?.asks ?? {}, state) }
    const request = command(id, { ...input, bearer: 'c1', light: 'Lantern' }, {})
    const lit = apply(firstHead('c', state), request, context)
    return lit.end === 'done' ? lit.entry.outcome.says : lit
  }
  expect(light('house.light')).toMatch(/^Lit with a flask of oil for /)
  expect(light('house.light-another')).toBe('Lit with a flask of oil, 1 more carried there')
})
