import { expect, test } from 'vitest'
import { previewOf } from '../../../campaign/view/actions.ts'
import { context } from '../../../campaign/testing/context.ts'
import { games } from '../../registry.ts'
import { openQuestion } from '../encounters/held.ts'
import { FightEvening } from './testing/evening.ts'

const ways = [
  ['house.end-encounter', {}, {}],
  ['house.time', { amount: 8, unit: 'hours' }, { [openQuestion]: 'end it' }],
] as const

test.each(games.map(({ id }) => id))('%s: the party is free of a fight however it ends', (game) => {
  for (const isFight of [true, false])
    for (const [action, input, given] of ways) {
      const evening = new FightEvening(game)
      if (isFight) evening.do('house.fight')
      evening.do('house.afflict', { who: ['c1'], name: 'Dazed', lasts: 1, of: 'the fight' })
      evening.befall('c2', 'fled')
      expect(Object.keys(evening.state.creatures['c1']?.conditions ?? {})).toContain('Dazed')
      expect([action, evening.do(action, input, given).end]).toEqual([action, 'done'])
      const left = ['c1', 'c2'].map((id) => evening.state.creatures[id]?.conditions)
      expect([action, isFight, left]).toEqual([action, isFight, [{}, {}]])
      evening.undo()
      expect(Object.keys(evening.state.creatures['c1']?.conditions ?? {})).toContain('Dazed')
    }
})

test.each(games.map(({ id }) => id))('%s: those who stay are free of it too', (game) => {
  for (const isFight of [true, false]) {
    const evening = new FightEvening(game)
    evening.do('house.foe', { name: 'Guide', number: 1, hp: 3, side: 'others' })
    const guide = () => Object.values(evening.state.creatures).find(({ name }) => name === 'Guide')
    if (isFight) evening.do('house.fight')
    evening.do('house.afflict', { who: [guide()?.id], name: 'Dazed', lasts: 1, of: 'the fight' })
    expect(Object.keys(guide()?.conditions ?? {})).toEqual(['Dazed'])
    expect(evening.do('house.end-encounter').end).toBe('done')
    expect(guide()?.conditions).toEqual({})
  }
})

test.each(games.map(({ id }) => id))(
  '%s: nothing lasts as long as a fight, and nobody runs from one, where none is on',
  (game) => {
    const evening = new FightEvening(game)
    const hold = { who: ['c1'], name: 'Held', lasts: 1, of: 'the fight' }
    const scopeOf = (action: string, input: Record<string, unknown>) => {
      const found = context.action(evening.state, action as never)
      return found && previewOf(found, input, 0, evening.state, context)?.scope
    }
    expect(scopeOf('house.afflict', hold)).toBeUndefined()
    evening.do('house.end-encounter')
    expect(scopeOf('house.afflict', hold)?.['of']?.of).not.toContain('the fight')
    expect(evening.says('house.afflict', hold)).toBe(
      'No fight or encounter is on that ends it: choose how long it lasts.',
    )
    expect(evening.says('house.flight', { who: ['c1'], how: 'runs' })).toBe(
      'No fight or encounter is on to run from.',
    )
  },
)

test('of many things found six are named, and sums are grouped', () => {
  const evening = new FightEvening()
  evening.do('house.fight')
  const leaving = { fallen: 'leave the table', standing: 'leave the table', spoils: 'to the stash' }
  const found = { ...leaving, coins: 30_015, things: 'a; b; c; d; e; f; g; h;' }
  expect(evening.says('house.fight-over', found)).toMatch(
    / f, 2 other things and 30,0\d\d [a-z]+ taken/i,
  )
})
