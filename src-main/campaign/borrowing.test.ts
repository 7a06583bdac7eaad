import { expect, test } from 'vitest'
import { defineAction, type Action } from '../rules/action.ts'
import { lent } from '../rules/borrowing.ts'
import { told } from '../rules/house/told.ts'
import { plain } from '../rules/house/trial.ts'
import { actionsOf, rulesetOf } from '../rules/registry.ts'
import type { CampaignState } from '../rules/situation.ts'
import { apply } from './apply.ts'
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

test('what Delve lends a HEARTS party today needs nothing it has not', () => {
  const lentNow = actionsOf(party('hearts')).filter(({ from }) => from === 'from Delve')
  expect(lentNow.map(({ action }) => [action.id, action.struck])).toEqual([
    ['delve.turn', undefined],
    ['delve.rest', undefined],
    ['delve.noise', undefined],
  ])
})
