import { expect, test } from 'vitest'
import { apply, type Context } from '../../../campaign/apply.ts'
import { command } from '../../../campaign/testing/journal-table.ts'
import { withOwnTables } from '../../../campaign/library.ts'
import { firstHead, newState } from '../../../campaign/state.ts'
import { startInput } from '../../../campaign/view/defaults.ts'
import { townView } from '../../../campaign/view/town.ts'
import { newCreature } from '../../core/creature.ts'
import { actionNamed, consequencesOf, rulesetOf } from '../../registry.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import { defineTable } from '../../tables/table.ts'
import { undo } from '../../../campaign/undo.ts'
import { readBasket } from './basket.ts'
import { actionFor, emptyShelf } from '../../testing/empty-shelf.ts'

const gossip = defineTable({
  id: 'gossip',
  title: 'Gossip',
  dice: '1d2',
  source: 'test',
  use: 'rumour',
  rows: [
    ['1', 'The well is dry.'],
    ['2', 'The well is deep.'],
  ],
})
const at = '2026-11-21T20:00:00.000Z'

const bare = { ...emptyShelf, tables: () => [gossip] }

function contextOf(state: CampaignState): Context {
  return {
    action: actionNamed,
    consequences: consequencesOf(state),
    shelf: {
      ...bare,
      table: (id) => (id === 'gossip' ? gossip : undefined),
      ...(state.tables ? withOwnTables(bare, state) : {}),
    },
    record: () => null,
    at,
  }
}

/** A campaign with coins for Ada and Bo each, and an empty stash. */
function inTown(ruleset: RulesetId, coins: number): CampaignState {
  const state = newState('Port', ruleset, {})
  const game = rulesetOf(state)
  const people = ['Ada', 'Bo'].map((name, nth) => {
    const blank = game.characters.blank(`c${nth + 1}`, name)
    return { ...blank, values: { ...blank.values, coins } }
  })
  return {
    ...state,
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
    nextId: 3,
  }
}

function ran(
  state: CampaignState,
  action: string,
  input: Record<string, unknown>,
  given: Record<string, number[]> = {},
) {
  const applied = apply(firstHead('c', state), command(action, input, given), contextOf(state))
  if (applied.end !== 'done') throw new Error(`${action}: ${JSON.stringify(applied)}`)
  return applied
}

function refused(state: CampaignState, action: string, input: Record<string, unknown>): string {
  const applied = apply(firstHead('c', state), command(action, input), contextOf(state))
  return applied.end === 'refused' ? applied.refused.why : `not refused: ${applied.end}`
}

const basket = (what: string, more: object = {}) => ({
  buyer: 'c1',
  basket: what,
  pays: 'the buyer',
  takes: 'the buyer',
  ...more,
})

test('a basket is read by names and ids, and what is not on the list is named', () => {
  const { gear } = rulesetOf({ ruleset: 'delve' })
  expect(readBasket('2 torch; Food, a day; torch', gear)).toMatchObject({
    lines: [
      { row: { id: 'torch' }, count: 3 },
      { row: { id: 'food' }, count: 1 },
    ],
    total: 4,
  })
  expect(readBasket('a lute', gear)).toMatchObject({ refuses: expect.stringContaining('“lute”') })
  expect(readBasket(' ; ', gear)).toMatchObject({ refuses: expect.stringContaining('empty') })
  expect(readBasket('1000 torch', gear)).toMatchObject({ refuses: expect.stringContaining('999') })
})

test('what is bought is paid for, taken in hand as far as two hands go, and undone whole', () => {
  const before = inTown('hearts', 18)
  const { head, entry } = ran(before, 'house.buy', basket('sword; shield; polearm'))
  const ada = head.state.creatures['c1']
  expect(ada?.values).toMatchObject({ coins: 0, maxAp: 1 })
  expect(Object.values(ada?.items ?? {}).map(({ name, ready }) => [name, ready])).toEqual([
    ['Sword', true],
    ['Shield', true],
    ['Polearm', false],
  ])
  expect(entry.outcome).toMatchObject({ rule: 'GF-SHOP-01', total: 18 })
  expect(undo(head, entry, at).head.state).toEqual(before)
})

test('an implement gives its Mana from the pack, and new gear comes full', () => {
  const { head, entry } = ran(inTown('hearts', 18), 'house.buy', basket('sword; staff; shield'))
  const ada = head.state.creatures['c1']
  const staff = Object.values(ada?.items ?? {}).find(({ name }) => name === 'Staff')
  expect(staff?.ready).toBe(false)
  expect(ada?.values).toMatchObject({ ap: 1, maxAp: 1, mana: 3, maxMana: 3 })
  expect(entry.outcome?.why).toContainEqual({ name: 'Mana', value: '3 more', rule: 'HRT-EQ-06' })
  const worn = ran(head.state, 'house.edit', { who: 'c1', field: 'mana', to: 1 }).head.state
  const stocked = ran(worn, 'house.edit', { who: 'c1', field: 'coins', to: 1 }).head.state
  const wand = ran(stocked, 'house.buy', basket('wand')).head.state
  expect(wand.creatures['c1']?.values).toMatchObject({ mana: 2, maxMana: 4 })
})

test('more than the purse holds is refused with the game’s rule and the way out', () => {
  expect(refused(inTown('hearts', 4), 'house.buy', basket('sword'))).toBe(
    'Ada has 4 coins of 10: short 6 (HRT-EQ-01). Put something back, let somebody else pay, or hand it out with “Give an item”.',
  )
  expect(refused(inTown('delve', 4), 'house.buy', basket('sling'))).toContain('(GF-SHOP-01)')
})

test('a spellbook opens at the spell the die says', () => {
  const { head } = ran(inTown('hearts', 12), 'house.buy', basket('2 spellbook'), {
    'spellbook 1': [1],
    'spellbook 2': [20],
  })
  const spells = rulesetOf(head.state).spells
  const books = Object.values(head.state.creatures['c1']?.items ?? {})
  expect(books.map(({ text }) => text)).toEqual([
    spells.find(({ roll }) => roll === 1)?.name,
    spells.find(({ roll }) => roll === 20)?.name,
  ])
})

test('a mule joins with its nerve, things heap, and a pack that is full sends the rest to the stash', () => {
  const { head } = ran(inTown('delve', 60), 'house.buy', basket('mule; 2 torch'))
  expect(head.state.party).toEqual(['c1', 'c2', 'c3'])
  expect(head.state.creatures['c3']).toMatchObject({ kind: 'animal', values: { wil: 10 } })
  const again = ran(head.state, 'house.buy', basket('3 torch')).head.state
  expect(Object.values(again.creatures['c1']?.items ?? {}).map(({ count }) => count)).toEqual([5])
  const heavy = inTown('delve', 100)
  expect(refused(heavy, 'house.buy', basket('9 delve-kit'))).toContain('(DLV-INV-02)')
  const stashed = ran(heavy, 'house.buy', basket('9 delve-kit', { takes: 'the stash' })).head.state
  expect(Object.values(stashed.stash)).toMatchObject([{ name: 'Delve kit', count: 9 }])
})

test.each(['delve', 'block-dodge-parry', 'gods-and-monsters'] as const)(
  'a beast of %s is unhurt when it is bought',
  (ruleset) => {
    const game = rulesetOf({ ruleset })
    const row = game.gear.find(({ beast, cost }) => beast && cost > 0)
    const { state } = ran(inTown(ruleset, 9000), 'house.buy', basket(row?.id ?? '')).head
    const values = state.creatures['c3']?.values ?? {}
    for (const { id, most } of game.fields)
      if (most && most in values) expect([id, values[id]]).toEqual([id, values[most]])
  },
)

test.each(['delve', 'block-dodge-parry', 'gods-and-monsters'] as const)(
  'beasts of %s that are bought have a name each, those of an earlier day too',
  (ruleset) => {
    const game = rulesetOf({ ruleset })
    const row = game.gear.find(({ beast, cost }) => beast && cost > 0)
    const first = ran(inTown(ruleset, 99_999), 'house.buy', basket(row?.id ?? '')).head.state
    const { state } = ran(first, 'house.buy', basket(`2 ${row?.id ?? ''}`)).head
    const names = Object.values(state.creatures).flatMap(({ kind, name }) =>
      kind === 'animal' ? [name] : [],
    )
    expect(names).toEqual(['', ' 2', ' 3'].map((nth) => `${row?.name ?? ''}${nth}`))
  },
)

test('shared coins are those in the stash', () => {
  const rich = ran(inTown('hearts', 12), 'house.hand-coins', { sum: 12, from: 'c2' }).head.state
  const { state } = ran(rich, 'house.buy', basket('sword', { pays: 'the stash' })).head
  expect(state.creatures['c1']?.values['coins']).toBe(12)
  expect(Object.values(state.stash)).toMatchObject([{ gear: 'coins', count: 2 }])
})

test('a shop pays half, or the campaign’s share, or what the GM says', () => {
  const armed = ran(inTown('hearts', 20), 'house.buy', basket('2 sword')).head.state
  const item = armed.creatures['c1']?.itemOrder[0] ?? ''
  const sale = { seller: 'c1', item, count: 1, each: 0 }
  expect(ran(armed, 'house.sell', sale).head.state.creatures['c1']).toMatchObject({
    values: { coins: 5 },
    itemOrder: [armed.creatures['c1']?.itemOrder[1]],
  })
  const generous = { ...armed, houseRules: { sellingShare: 80 } }
  expect(ran(generous, 'house.sell', sale).entry.outcome.total).toBe(8)
  expect(ran(armed, 'house.sell', { ...sale, each: 7 }).entry.outcome.total).toBe(7)
  expect(refused(armed, 'house.sell', { ...sale, count: 2 })).toContain('has 1 of Sword')
})

test('what has no price brings what the GM says', () => {
  const state = inTown('hearts', 0)
  const ada = state.creatures['c1']
  if (ada) {
    ada.items['i9'] = { id: 'i9', name: 'Brass idol', count: 1, ready: false }
    ada.itemOrder = ['i9']
  }
  expect(refused(state, 'house.sell', { seller: 'c1', item: 'i9', count: 1, each: 0 })).toContain(
    'not on the price list',
  )
})

test('a hireling comes from the game’s generator, and the wage falls due each day', () => {
  const state = inTown('hearts', 9)
  const hire = { name: 'Wat', wage: 2, each: 'day', payer: 'c1' }
  const { head, entry } = ran(state, 'house.hire', hire)
  expect(head.state.creatures['c3']).toMatchObject({ name: 'Wat', kind: 'hireling', side: 'party' })
  expect(entry.outcome.rule).toBe('GF-HIRE-01')
  expect(Object.values(head.state.timers)).toMatchObject([
    { kind: 'wage', bearer: 'c3', every: 86_400, due: { action: 'house.pay' } },
  ])
  const unpaid = ran(state, 'house.hire', { ...hire, wage: 0 }).head.state
  expect(unpaid.timers).toEqual({})
})

test('a new wage starts from the current one', () => {
  const hire = { name: 'Wat', wage: 10, each: 'day', payer: 'c1' }
  const { state } = ran(inTown('delve', 9), 'house.hire', hire).head
  const action = actionNamed(state, 'house.wage')
  expect(action && startInput(action, state)).toMatchObject({ bearer: 'c3', amount: 10 })
})

test('a wage where nobody is hired begins with two of the party', () => {
  const state = inTown('delve', 9)
  const action = actionNamed(state, 'house.pay')
  const { bearer, payer } = action ? startInput(action, state) : {}
  expect([bearer, payer]).toEqual(['c1', 'c2'])
})

test('a wage paid by somebody else settles the card of whoever earned it', () => {
  const hire = { name: 'Wat', wage: 2, each: 'day', payer: 'c1' }
  const { state } = ran(inTown('hearts', 9), 'house.hire', hire).head
  const [timer] = Object.values(state.timers)
  if (!timer?.due) throw new Error('no wage was agreed')
  const owing = { ...state, dues: { d1: { id: 'd1', ...timer.due } } }
  const paid = (amount: number): string[] =>
    Object.keys(ran(owing, 'house.pay', { bearer: 'c3', payer: 'c1', amount }).head.state.dues)
  expect([paid(2), paid(1)]).toEqual([[], ['d1']])
})

test('HBK-DTURN-02: torches that the dungeon turn burns are sold, marked as of another list', () => {
  const state = inTown('heartbreaker', 9)
  const { wares } = townView(state, rulesetOf(state), contextOf(state))
  const priced = (name: string) => wares.find((ware) => ware.id === name)
  expect(priced('torch')).toMatchObject({ cost: 1, from: 'from Delve' })
  expect(priced('rope')).toMatchObject({ cost: 2, from: 'from Delve' })
  expect(priced('food')).toMatchObject({ cost: 1, from: 'from Delve' })
  expect(priced('arrows')).toMatchObject({ cost: 0.1, from: 'from Gods & Monsters' })
})

test('a ware says what it gives once: in its notes, or beside them', () => {
  const givesOf = (game: RulesetId, name: string) => {
    const state = inTown(game, 9)
    const { wares } = townView(state, rulesetOf(state), contextOf(state))
    return wares.find((ware) => ware.name === name)?.gives
  }
  expect(givesOf('heartbreaker', 'Chain or scale')).toBe('')
  expect(givesOf('gods-and-monsters', 'Leather')).toBe('')
  expect(givesOf('delve', 'Shield')).toBe('+1 DR')
})

test.each(['heartbreaker', 'gods-and-monsters'] as const)('no animal pays a wage: %s', (game) => {
  const state = inTown(game, 9)
  const mule = newCreature('c9', 'Mule', 'animal', { hp: 3 })
  const led = { ...state, creatures: { ...state.creatures, c9: mule }, party: ['c1', 'c9'] }
  const asks = actionFor(led, 'house.hire').asks
  expect(asks['payer']).toMatchObject({ only: ['character', 'hireling', 'monster'] })
  expect(() => ran(led, 'house.hire', { payer: 'c9' })).toThrow(
    'Mule is an animal; choose a character, a hireling or a monster.',
  )
})

test('HBK-HIRE-02: whoever is hired has the role and the level that the GM chose', () => {
  const state = inTown('heartbreaker', 9)
  const hire = actionFor(state, 'house.hire')
  expect(hire.asks['role']).toMatchObject({
    kind: 'choice',
    of: ['torchbearer', 'pack-carrier', 'scout', 'archer', 'bodyguard', 'wizard'],
  })
  const input = { name: 'Wat', role: 'archer', level: 1, wage: 0, each: 'day', payer: 'c1' }
  const { creatures } = ran(state, 'house.hire', input).head.state
  expect(creatures['c3']).toMatchObject({ name: 'Wat', employer: 'c1', tags: { archer: true } })
})

test('a rumour is rolled, remembered once, judged and dropped', () => {
  const one = ran(inTown('hearts', 0), 'house.rumour', {}, { rumour: [2] }).head.state
  const twice = ran(one, 'house.rumour', { table: 'Gossip' }, { rumour: [2] })
  expect(twice.entry.outcome.what).toBe('A rumour, heard before')
  const [rumour] = Object.values(twice.head.state.rumours ?? {})
  expect(rumour).toMatchObject({ text: 'The well is deep.', from: 'Gossip', truth: 'unknown' })
  const judged = ran(twice.head.state, 'house.judge-rumour', {
    rumour: 'the well',
    truth: 'false',
    told: true,
  })
  expect(judged.entry.outcome.secret).toBe(true)
  expect(Object.values(judged.head.state.rumours ?? {})).toMatchObject([
    { truth: 'false', told: true },
  ])
  const id = rumour?.id ?? ''
  expect(ran(judged.head.state, 'house.forget-rumour', { rumour: id }).head.state.rumours).toEqual(
    {},
  )
  expect(refused(one, 'house.rumour', { table: 'nothing' })).toContain('no rumour table')
  const own = ran(one, 'house.write-rumour', { text: 'Bo owes money.', truth: 'true' }).head.state
  expect(Object.values(own.rumours ?? {}).map(({ text }) => text)).toContain('Bo owes money.')
})

test('the fold shows who may not have what, and what each thing brings', () => {
  const state = inTown('delve', 40)
  const bo = state.creatures['c2']
  if (bo) bo.values['load'] = 4
  const view = townView(state, rulesetOf(state), contextOf(state))
  expect(view.purses).toEqual([
    { id: 'c1', name: 'Ada', coins: 40 },
    { id: 'c2', name: 'Bo', coins: 40 },
  ])
  expect(view.wares.find(({ id }) => id === 'delve-kit')?.bars).toEqual({
    c2: 'Carries 5 units, and has room for 4',
  })
  expect(view.wares.find(({ id }) => id === 'mule')).toMatchObject({ sort: 'transport', bars: {} })
  expect(view.wares.some(({ cost }) => cost === 0)).toBe(false)
  const beast = newCreature('c9', 'Mule', 'animal', { hp: 3 })
  const led = { ...state, creatures: { ...state.creatures, c9: beast }, party: ['c1', 'c9'] }
  expect(townView(led, rulesetOf(led), contextOf(led)).purses).toHaveLength(1)
})

test('things made for another size say as well who may not have them', () => {
  const state = inTown('gods-and-monsters', 4000)
  const view = townView(state, rulesetOf(state), contextOf(state))
  const mail = view.wares.find(({ name }) => name === 'Plate Mail')
  const small = mail?.made?.find(({ size }) => size === 'small')
  expect(Object.keys(mail?.bars ?? {})).not.toEqual([])
  expect(Object.keys(small?.bars ?? {})).not.toEqual([])
})

test('a table of the GM’s own is kept when every roll has one row, rolled on, and dropped', () => {
  const state = inTown('hearts', 0)
  const kept = ran(state, 'house.keep-table', {
    title: 'Harbour talk',
    use: 'rumour',
    text: 'd6,Talk\n1-3,The tide is early.\n4-6,The tide is late.',
  }).head.state
  expect(kept.tables).toMatchObject({
    'own:harbour talk': { title: 'Harbour talk', dice: 'd6', use: 'rumour' },
  })
  const heard = ran(kept, 'house.rumour', { table: 'Harbour talk' }, { rumour: [5] })
  expect(heard.entry.outcome.says).toBe('The tide is late.')
  const view = townView(kept, rulesetOf(kept), contextOf(kept))
  expect(view.tables.map(({ title, own }) => [title, own])).toEqual([
    ['Harbour talk', true],
    ['Gossip', false],
  ])
  const dropped = ran(kept, 'house.forget-table', { table: 'harbour talk' }).head.state
  expect(dropped.tables).toEqual({})
  expect(refused(dropped, 'house.forget-table', { table: 'Gossip' })).toContain('your own')
})

test('a table with a fault is refused with the place of the fault', () => {
  const keep = (text: string) =>
    refused(inTown('hearts', 0), 'house.keep-table', { title: 'Talk', use: 'rumour', text })
  expect(keep('d6,Talk\n1-2,One\n4-6,Two')).toContain('3')
  expect(keep('d6,Talk\n1-6,One\nseven,Two')).toContain('Line 3')
})

test('limits of a buyer are not looked at again when somebody else comes', () => {
  const state = inTown('gods-and-monsters', 4000)
  const ruleset = rulesetOf(state)
  let looked = 0
  const problems: typeof ruleset.characters.problems = (...of) => {
    looked += 1
    return ruleset.characters.problems(...of)
  }
  const counting = { ...ruleset, characters: { ...ruleset.characters, problems } }
  const first = townView(state, counting, contextOf(state))
  expect(looked).toBeGreaterThan(ruleset.gear.length)
  looked = 0
  expect(townView({ ...state, nextId: state.nextId + 1 }, counting, contextOf(state))).toEqual(
    first,
  )
  expect(looked).toBe(0)
})
