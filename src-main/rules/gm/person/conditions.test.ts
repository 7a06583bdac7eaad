import { describe, expect, test } from 'vitest'
import { games } from '../../registry.ts'
import { Play } from '../testing/play.ts'

const shelved = { monsters: [], tables: [] }

describe('a condition marked by hand', () => {
  test.each(games)('is stored as $title spells it', ({ id, conditions }) => {
    for (const { name } of conditions) {
      const play = new Play(id, shelved)
      play.does('house.condition', { who: 'c1', name: ` ${name.toUpperCase()} `, on: true })
      expect(Object.keys(play.state.creatures['c1']?.conditions ?? {})).toContain(name)
    }
  })

  test.each(games)('for a time, too, in $title', ({ id, conditions }) => {
    for (const { name } of conditions) {
      const play = new Play(id, shelved)
      const lasting = { lasts: 2, of: 'rounds' }
      play.does('house.afflict', { who: ['c1'], name: name.toUpperCase(), ...lasting })
      expect(Object.keys(play.state.creatures['c1']?.conditions ?? {})).toContain(name)
    }
  })

  test('that no game knows begins with a capital, and is lifted in any case', () => {
    const play = new Play('hearts', shelved)
    play.does('house.condition', { who: 'c1', name: 'laden', on: true })
    expect(play.state.creatures['c1']?.conditions).toHaveProperty('Laden')
    play.does('house.condition', { who: 'c1', name: 'LADEN', on: false })
    expect(play.state.creatures['c1']?.conditions).toEqual({})
  })
})
