import { describe, expect, test } from 'vitest'
import type { CampaignState } from '../../../core/situation.ts'
import { at, cast, marks, minutes } from '../testing/casting.ts'
import { fighter, afterSeconds, played, shown } from '../testing/table.ts'

describe('fly', () => {
  const aloft = cast(at('Fly', [fighter('c2', 'Maud')]), { mana: 2, targets: ['c1', 'c2'] }).state
  const due = (state: CampaignState) =>
    Object.values(state.dues).filter(({ action }) => action === 'hearts.flight')

  test('is safe for ten minutes a Mana, and asks for a die each turn after', () => {
    expect([marks(aloft, 'c1'), marks(aloft, 'c2')]).toEqual([['flying'], ['flying']])
    expect(due(afterSeconds(aloft, 20 * minutes - 1))).toEqual([])
    expect(due(afterSeconds(aloft, 20 * minutes)).length).toBe(1)
    expect(due(afterSeconds(aloft, 30 * minutes))).toMatchObject([{ input: { times: 2 } }])
  })

  test('4 flies on, 5 ends it for all who fly', () => {
    const turn = afterSeconds(aloft, 20 * minutes)
    const [first] = due(turn)
    if (!first) throw new Error('no die is due')
    const on = played(turn, 'hearts.flight', first.input, { 'flight d6': 4 })
    expect([on.outcome.says, due(on.state)]).toEqual(['Flies on for a turn', []])
    expect(marks(on.state, 'c1')).toEqual(['flying'])
    const ended = played(turn, 'hearts.flight', first.input, { 'flight d6': 5 }).state
    expect([marks(ended, 'c1'), marks(ended, 'c2'), ended.timers, due(ended)]).toEqual([
      [],
      [],
      {},
      [],
    ])
  })

  test('turns that passed at once are one card with a die for each, until one ends it', () => {
    const turn = afterSeconds(aloft, 8 * 60 * minutes)
    const [first, ...more] = due(turn)
    if (!first) throw new Error('no die is due')
    expect(more).toEqual([])
    const dice = { 'flight d6': 4, 'flight d6, turn 2': 3, 'flight d6, turn 3': 6 }
    const ended = played(turn, 'hearts.flight', first.input, dice)
    expect([ended.outcome.says, ended.state.timers, due(ended.state)]).toEqual([
      'The flight ends',
      {},
      [],
    ])
  })

  test('before that nothing is rolled', () => {
    const [timer] = Object.keys(aloft.timers)
    expect(shown(aloft, 'hearts.flight', { timer }).refuses).toContain('its safe time runs')
  })
})
