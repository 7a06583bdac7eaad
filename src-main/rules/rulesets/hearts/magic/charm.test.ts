import { describe, expect, test } from 'vitest'
import type { CampaignState } from '../../../core/situation.ts'
import { fightSideOf } from '../../../gm/fight/turns.ts'
import { hearts } from '../index.ts'
import { at, cast, marks, minutes } from '../testing/casting.ts'
import { fighter, goblin, afterSeconds, played } from '../testing/table.ts'

describe('charm', () => {
  test('moves each a step friendlier, up to infatuated', () => {
    const once = cast(at('Charm', [goblin('c5')]), { targets: ['c5'] })
    expect([once.outcome.says, marks(once.state, 'c5')]).toEqual([
      'Goblin c5 is neutral',
      ['neutral'],
    ])
    const twice = cast(once.state, { targets: ['c5'] }).state
    expect(marks(twice, 'c5')).toEqual(['friendly'])
    const thrice = cast(twice, { targets: ['c5'] }).state
    expect(marks(thrice, 'c5')).toEqual(['infatuated'])
  })

  test('takes a foe out of the fight, and brings them back when it ends', () => {
    const once = cast(at('Charm', [goblin('c5')]), { targets: ['c5'] }).state
    const side = ({ creatures }: CampaignState) => {
      const goblinNow = creatures['c5']
      return goblinNow && [goblinNow.side, fightSideOf(goblinNow)]
    }
    expect(side(once)).toEqual(['others', null])
    const twice = cast(once, { targets: ['c5'] }).state
    expect(side(twice)).toEqual(['others', 'party'])
    expect(
      hearts.actions.find(({ id }) => id === 'hearts.end-spell')?.prefill?.(twice, hearts),
    ).toEqual({
      spell: 'Charm',
    })
    const over = played(twice, 'hearts.end-spell', { spell: 'Charm' }).state
    expect([side(over), marks(over, 'c5')]).toEqual([['foes', 'foes'], []])
  })

  test('asks no morale of the charmed', () => {
    const state = at('Charm', [goblin('c5'), goblin('c6')])
    const fight = { round: 1, phase: 'party', declared: {}, acted: {} }
    const once = cast({ ...state, fight }, { targets: ['c5'] }).state
    const dues = ({ dues: all }: CampaignState) => Object.values(all).map(({ title }) => title)
    const damage = { target: 'c6', amount: '1' }
    const { state: over } = played(once, 'hearts.damage', damage)
    expect(dues(over)).not.toContain('Morale check due')
    const uncharmed = played({ ...state, fight }, 'hearts.damage', damage).state
    expect(dues(uncharmed)).toContain('Morale check due')
  })

  test('leaves a member of the party where they are', () => {
    const { state } = cast(at('Charm', [fighter('c2', 'Maud')]), { targets: ['c2'] })
    expect([marks(state, 'c2'), state.creatures['c2']?.side]).toEqual([['infatuated'], 'party'])
  })
})

describe('dominate', () => {
  test('a foe fights for the caster until it ends', () => {
    const state = at('Dominate', [goblin('c5')], { defaultDuration: '10minPerMana' })
    const taken = cast(state, { targets: ['c5'] }, { 'save, Goblin c5': 15 }).state
    expect([taken.creatures['c5']?.side, marks(taken, 'c1')]).toEqual(['others', ['out of body']])
    const over = afterSeconds(taken, 10 * minutes)
    expect([over.creatures['c5']?.side, marks(over, 'c5'), marks(over, 'c1')]).toEqual([
      'foes',
      [],
      [],
    ])
  })
})
