import { describe, expect, test } from 'vitest'
import { houseRuleViews } from './view/house-rules.ts'
import { runAction, previewAction, type Action } from '../rules/core/action.ts'
import {
  actionNamed,
  actionsOf,
  consequencesOf,
  games,
  houseRulesOf,
  rulesetOf,
} from '../rules/registry.ts'
import type { CampaignState, HouseRuleValue, RulesetId } from '../rules/core/situation.ts'
import { apply, tableOf, type Applied, type Context } from './apply.ts'
import type { Given } from './journal.ts'
import { command, context, resultText } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { defaultInput } from './view/defaults.ts'

const lenders = games.filter(({ id, covers }) => id !== 'hearts' && covers.includes('dungeon'))

function party(lender: RulesetId, houseRules: Record<string, HouseRuleValue> = {}): CampaignState {
  const start = newState('Test', 'hearts', { dungeon: lender, travel: lender })
  const state = { ...start, houseRules }
  const maud = rulesetOf(state).characters.blank('c1', 'Maud')
  return { ...state, creatures: { c1: maud }, party: ['c1'] }
}

const rulesOf = (state: CampaignState): Context => ({
  ...context,
  action: actionNamed,
  consequences: consequencesOf(state),
})

function lentBy(state: CampaignState, id: string): Action {
  const found = actionsOf(state).find(({ action }) => action.id === id)
  if (!found) throw new Error(`nobody lends ${id}`)
  return found.action
}

function shown(state: CampaignState, id: string, input: Record<string, unknown> = {}) {
  const action = lentBy(state, id)
  const whole = { ...defaultInput(action.asks, state), ...input }
  const preview = previewAction(action, state, whole, tableOf(command(id), state, rulesOf(state)))
  if (!preview) throw new Error(`${id} shows nothing`)
  return preview
}

function done(
  state: CampaignState,
  id: string,
  input: Record<string, unknown> = {},
  given: Given = {},
): Applied {
  const whole = { ...defaultInput(lentBy(state, id).asks, state), ...input }
  return apply(firstHead('c', state), command(id, whole, given), rulesOf(state))
}

const valuesAfter = (after: Applied) =>
  after.end === 'done' ? after.head.state.creatures['c1']?.values : null

describe('scores that HEARTS lacks', () => {
  test.each(lenders.map(({ id }) => id))('have something that stands for them: %s', (lender) => {
    const state = party(lender)
    const rules = houseRulesOf(state).filter(({ rule }) => rule.rule === 'GF-RULE-03')
    expect(rules.length).toBeGreaterThan(0)
    for (const { rule } of rules) expect(rule.title).toContain(`(`)
    // Nothing asks for a score, and every check of the die shows its odds.
    const checks = actionsOf(state).filter(
      ({ action, from }) =>
        from !== null && ['door', 'trap', 'listen', 'search', 'save'].includes(action.slot),
    )
    expect(checks.filter(({ action }) => action.struck || 'score' in action.asks)).toEqual([])
  })

  test('ST stands for STR, DEX and WIL of Delve, in the odds and in the roll', () => {
    const state = party('delve')
    for (const id of ['delve.force', 'delve.pick', 'delve.listen', 'delve.trap'])
      expect([id, shown(state, id, { thief: true, turn: false }).verdict]).toEqual([
        id,
        'd20 under 11: 50 %',
      ])
    expect(resultText(done(state, 'delve.force', { turn: false }, { 'STR save': [10] }))).toBe(
      'Bursts open',
    )
    const failed = done(state, 'delve.force', { turn: false }, { 'STR save': [11] })
    expect(resultText(failed)).toBe('Holds, and they are heard; ST improves to 12')
    expect(valuesAfter(failed)).toMatchObject({ st: 12 })
    expect(valuesAfter(failed)).not.toHaveProperty('str')
  })

  test('the preview tells what stands for the score and what a failure does', () => {
    const { chances, why } = shown(party('delve'), 'delve.listen')
    expect(chances.map(({ says }) => says)).toEqual([
      'Hears somebody',
      'Hears nothing; ST improves to 12',
    ])
    expect(why).toContainEqual({
      name: 'WIL (Delve)',
      value: 'ST 11 stands for it',
      rule: 'GF-RULE-03',
    })
  })

  test('one score for everybody neither rises nor is kept', () => {
    const state = party('delve', { 'score.delve.str': 10 })
    expect(shown(state, 'delve.force', { turn: false }).verdict).toBe('d20 under 10: 45 %')
    const failed = done(state, 'delve.force', { turn: false }, { 'STR save': [10] })
    expect(resultText(failed)).toBe('Holds, and they are heard')
    expect(valuesAfter(failed)).toEqual(state.creatures['c1']?.values)
  })

  test('one of their own is typed once, kept with the character, and may be edited', () => {
    const state = party('delve', { 'score.delve.str': 'typed' })
    expect(lentBy(state, 'delve.force').asks['score']).toMatchObject({
      title: 'STR (Delve) for this character',
    })
    expect(shown(state, 'delve.force').scope).toEqual({ score: { untold: 'STR (Delve)' } })
    const after = done(state, 'delve.force', { score: 13, turn: false }, { 'STR save': [12] })
    if (after.end !== 'done') throw new Error(after.end)
    expect(resultText(after)).toBe('Bursts open')
    const known = after.head.state
    expect(known.creatures['c1']?.values).toMatchObject({ 'delve.str': 13, st: 11 })
    expect(shown(known, 'delve.force', { turn: false })).toMatchObject({
      verdict: 'd20 under 13: 60 %',
      scope: { score: { idle: true } },
    })
    const edited = done(known, 'house.edit', { who: 'c1', field: 'STR (Delve)', to: 8 })
    expect(valuesAfter(edited)).toMatchObject({ 'delve.str': 8 })
  })

  test('the settings ask for each by its name and its lender', () => {
    const state = party('delve')
    const [str] = houseRuleViews(houseRulesOf(state), state).filter(
      ({ id }) => id === 'score.delve.str',
    )
    expect(str).toMatchObject({ title: 'STR (Delve)', ruleset: 'Delve', value: 'st' })
    expect(str?.options.map(({ title }) => title)).toEqual([
      'ST',
      '10 for everybody',
      'Each has their own',
    ])
  })

  test('what needs more than a score is struck out with the reason', () => {
    expect(lentBy(party('delve'), 'delve.march').struck).toBe(
      'Force the march (Delve) needs Fatigue, and nobody in this HEARTS party has it.',
    )
  })
})

describe('harm of a borrowed trap', () => {
  test('Delve: the dice are read on the hit table, and it says so beforehand', () => {
    const state = party('delve')
    expect(shown(state, 'delve.trap', { damage: '4' }).why).toContainEqual({
      name: 'Its harm',
      value: 'on the hit table, AP first',
      rule: 'HRT-CAIRN-03',
    })
    const after = done(state, 'delve.trap', { damage: '5' }, { 'DEX save': [20] })
    expect(resultText(after)).toBe('Caught for 5: Maud to 2 HP; ST improves to 12')
    expect(valuesAfter(after)).toMatchObject({ hp: 2, st: 12 })
  })

  test('the house rule may read each point as a hit', () => {
    const state = party('delve', { trapHarm: 'hits' })
    const after = done(state, 'delve.trap', { damage: '2' }, { 'DEX save': [20] })
    expect(valuesAfter(after)).toMatchObject({ hp: 1 })
  })

  test.each([
    [
      'block-dodge-parry',
      'block-dodge-parry.disarm',
      { time: false, skill: false, damage: '8' },
      {},
    ],
    [
      'block-dodge-parry',
      'block-dodge-parry.hazard',
      { who: ['c1'], hazard: 'Bear trap' },
      { hazard: [4] },
    ],
    [
      'heartbreaker',
      'heartbreaker.tinker',
      { harm: '8', turn: false },
      { skill: [1], opposition: [20], 'opposition, the d6': [6] },
    ],
    ['gods-and-monsters', 'gods-and-monsters.trap', { by: 'evasion', harm: '8' }, null],
  ] as const)(
    '%s: whoever is caught is hurt by the rules of HEARTS',
    (lender, id, input, given) => {
      const state = party(lender)
      const rolled = given ?? { [labelOf(state, id, input)]: [20] }
      expect(valuesAfter(done(state, id, input, rolled as Given))?.['hp']).toBeLessThan(3)
    },
  )
})

/** Label of the first question that a check asks. */
function labelOf(state: CampaignState, id: string, input: Record<string, unknown>): string {
  const action = lentBy(state, id)
  const whole = { ...defaultInput(action.asks, state), ...input }
  const first = runAction(action, state, whole, tableOf(command(id), state, rulesOf(state))).next()
  if (first.done) throw new Error(`${id} asks for nothing`)
  return first.value.label
}

describe('gear of a lender', () => {
  test('HEARTS sells torches, rope and food from Delve, marked, at least one coin each', () => {
    const lentGear = rulesetOf(party('delve')).gear.filter(({ from }) => from)
    const cost = (name: string) => lentGear.find((row) => row.name === name)?.cost
    expect(new Set(lentGear.map(({ from }) => from))).toEqual(new Set(['from Delve']))
    expect(['Torch', 'Rope, 100 ft', 'Food, a day', 'Tent', 'Mule'].map(cost)).toEqual([
      1, 2, 1, 7, 20,
    ])
    const coinForCoin = rulesetOf(party('delve', { lentPrices: 'coin for coin' })).gear
    expect(coinForCoin.find(({ name }) => name === 'Tent')?.cost).toBe(10)
  })

  test('arms, armour and spellbooks stay with its own list, and a game that borrows nothing keeps its own', () => {
    const { gear } = rulesetOf(party('delve'))
    expect(gear.filter(({ name }) => /^(?:shield|bow|sling|spellbook)$/i.test(name))).toHaveLength(
      3,
    )
    const alone = rulesetOf({ ruleset: 'hearts', borrowed: {} })
    expect(alone.gear.some(({ from }) => from)).toBe(false)
    expect(rulesetOf(party('delve'))).toBe(rulesetOf(party('delve')))
  })

  test('a torch bought so can be lit, and food is eaten in camp', () => {
    const start = party('delve')
    const maud = start.creatures['c1']
    if (!maud) throw new Error('no Maud')
    const rich = { ...maud, values: { ...maud.values, coins: 20, hp: 1 } }
    const state = { ...start, creatures: { c1: rich } }
    const bought = done(state, 'house.buy', { buyer: 'c1', basket: '2 torch; 2 food; rope' })
    if (bought.end !== 'done') throw new Error(JSON.stringify(bought))
    const things = (at: CampaignState) =>
      Object.values(at.creatures['c1']?.items ?? {}).map(({ name, count }) => [name, count])
    expect(things(bought.head.state)).toEqual([
      ['Torch', 2],
      ['Food, a day', 2],
      ['Rope, 100 ft', 1],
    ])
    expect(bought.head.state.creatures['c1']?.values['coins']).toBe(14)
    const lit = done(bought.head.state, 'house.light', { bearer: 'c1', light: 'Torch' })
    if (lit.end !== 'done') throw new Error(JSON.stringify(lit))
    const camped = done(lit.head.state, 'delve.camp', { eaters: ['c1'] })
    if (camped.end !== 'done') throw new Error(JSON.stringify(camped))
    expect(things(camped.head.state)).toContainEqual(['Food, a day', 1])
    expect(camped.head.state.creatures['c1']?.values['hp']).toBe(2)
  })
})
