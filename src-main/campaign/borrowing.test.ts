import { expect, test } from 'vitest'
import { defineAction, type Action } from '../rules/action.ts'
import { lent } from '../rules/borrowing.ts'
import { told } from '../rules/house/told.ts'
import { plain } from '../rules/house/trial.ts'
import { actionNamed, actionsOf, rulesetOf } from '../rules/registry.ts'
import type { CampaignState } from '../rules/situation.ts'
import { apply, tableOf } from './apply.ts'
import { command, context, said } from './shape/table.ts'
import { firstHead, newState } from './state.ts'
import { actionViews } from './view/actions.ts'

/** What Delve will lend once its doors are here: a WIL save to hear who is behind one. */
const listen = defineAction({
  id: 'delve.listen',
  title: 'Listen at a door',
  rule: 'DLV-DOOR-01',
  phase: 'dungeon',
  slot: 'skill',
  needs: ['wil'],
  asks: {},
  preview: (situation) => plain(`WIL ${situation.creatures['c1']?.values['wil'] ?? 'none'}`),
  *run() {
    yield* []
    return told('DLV-DOOR-01', 'Listening', 'Somebody is there', [])
  },
})

function party(ruleset: 'hearts' | 'delve'): CampaignState {
  const state = newState('Test', ruleset, { dungeon: 'delve' })
  const maud = rulesetOf(state).characters.blank('c1', 'Maud')
  return { ...state, creatures: { c1: maud }, party: ['c1'] }
}
const borrowed = (state: CampaignState): Action =>
  lent(listen, rulesetOf({ ruleset: 'delve' }), rulesetOf(state), state)
const reason = 'Listen at a door (Delve) needs WIL, and nobody in this HEARTS party has it.'

test('a borrowed action that needs what nobody has is refused by name, and struck out', () => {
  const state = party('hearts')
  const action = borrowed(state)
  const rules = { ...context, action: () => action }
  expect(apply(firstHead('c', state), command('delve.listen'), rules)).toEqual({
    end: 'refused',
    refused: {
      why: reason,
      way: 'Rule it by hand: roll the dice from the palette (Ctrl+K) and note what comes of it.',
      rule: 'DLV-DOOR-01',
    },
  })
  const [view] = actionViews([{ action, from: 'from Delve' }], state, rules)
  expect([view?.refuses, view?.preview?.verdict]).toEqual([reason, reason])
})

test('somebody of the party who has the number is enough', () => {
  const state = party('hearts')
  const maud = state.creatures['c1']
  if (!maud) throw new Error('no Maud')
  const willed = {
    ...state,
    creatures: { c1: { ...maud, values: { ...maud.values, wil: 9 } } },
  }
  const action = borrowed(willed)
  expect(action.struck).toBeUndefined()
  expect(
    said(
      apply(firstHead('c', willed), command('delve.listen'), { ...context, action: () => action }),
    ),
  ).toBe('Somebody is there')
})

const lentTo = (state: CampaignState): Action[] =>
  actionsOf(state)
    .filter(({ from }) => from === 'from Delve')
    .map(({ action }) => action)

test('what Delve lends a HEARTS party for its dungeon asks for the one score it has not', () => {
  const asking = lentTo(party('hearts')).map(({ id, struck, asks }) => [
    id,
    struck ?? ('score' in asks ? asks['score']?.title : undefined),
  ])
  const asked = (label: string) => `${label}, which HEARTS has not`
  expect(asking).toEqual([
    ['delve.turn', undefined],
    ['delve.rest', undefined],
    ['delve.noise', undefined],
    ['delve.listen', asked('WIL')],
    ['delve.force', asked('STR')],
    ['delve.pick', asked('DEX')],
    ['delve.spike', undefined],
    ['delve.burst', asked('STR')],
    ['delve.search', undefined],
    ['delve.trap', asked('DEX')],
    ['delve.disarm', asked('DEX')],
  ])
})

test('the number told stands for the one nobody has, in the odds and in the roll', () => {
  const state = party('hearts')
  const rules = { ...context, action: actionNamed }
  const force = lentTo(state).find(({ id }) => id === 'delve.force')
  if (!force) throw new Error('no door')
  const input = {
    who: 'c1',
    door: 'stuck',
    helped: false,
    hindered: false,
    turn: false,
    score: 13,
  } as const
  const [view] = actionViews([{ action: force, from: 'from Delve' }], state, rules)
  expect(view?.input['score']).toBe(10)
  expect(
    force.preview?.(state, input as never, tableOf(command('delve.force'), rules)).verdict,
  ).toBe('d20 under 13: 60 %')
  const burst = (face: number) =>
    apply(firstHead('c', state), command('delve.force', input, { 'STR save': [face] }), rules)
  expect([said(burst(12)), said(burst(13))]).toEqual(['Bursts open', 'Holds, and they are heard'])
  const after = burst(13)
  expect(after.end === 'done' && after.head.state.creatures['c1']?.values).not.toHaveProperty('str')
  const forged = apply(
    firstHead('c', state),
    command('delve.force', { ...input, score: 21 }),
    rules,
  )
  expect(forged.end === 'refused' && forged.refused.why).toContain('21 is not between 1 and 20')
})

test('a trap hurts nobody by an ability that the borrower has not', () => {
  const state = party('hearts')
  const input = { who: 'c1', helped: false, hindered: false, ability: 'STR', damage: '4', score: 5 }
  const after = apply(firstHead('c', state), command('delve.trap', input, { 'DEX save': [20] }), {
    ...context,
    action: actionNamed,
  })
  expect(said(after)).toBe('Caught for 4')
  expect(after.end === 'done' && after.head.state.creatures).toEqual(state.creatures)
})
