import { expect, test } from 'vitest'
import { games } from '../../registry.ts'
import { openQuestion } from '../encounters/held.ts'
import { Evening } from './testing/evening.ts'

const ways = [
  ['house.end-encounter', {}, {}],
  ['house.time', { amount: 8, unit: 'hours' }, { [openQuestion]: 'end it' }],
] as const

test.each(games.map(({ id }) => id))('%s: the party is free of a fight however it ends', (game) => {
  for (const isFight of [true, false])
    for (const [action, input, given] of ways) {
      const evening = new Evening(game)
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
    const evening = new Evening(game)
    evening.do('house.foe', { name: 'Guide', number: 1, hp: 3, side: 'others' })
    const guide = () => Object.values(evening.state.creatures).find(({ name }) => name === 'Guide')
    if (isFight) evening.do('house.fight')
    evening.do('house.afflict', { who: [guide()?.id], name: 'Dazed', lasts: 1, of: 'the fight' })
    expect(Object.keys(guide()?.conditions ?? {})).toEqual(['Dazed'])
    expect(evening.do('house.end-encounter').end).toBe('done')
    expect(guide()?.conditions).toEqual({})
  }
})
