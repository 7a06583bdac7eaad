import { describe, expect, test } from 'vitest'
import { fighter, goblin, played, shown, table, wizard } from '../testing/table.ts'

const hurt = fighter('c2', 'Maud', { hp: 1 })
const spent = { ...wizard('Fly'), values: { ...wizard('Fly').values, mana: 0 } }
const both = { ...spent, values: { ...spent.values, hp: 2 } }
const dead = { ...fighter('c3', 'Odo', { hp: 0 }), conditions: { dead: {} } }

describe('a night', () => {
  test('gives each what they need, and takes eight hours', () => {
    const { outcome, state, questions } = played(table([hurt, spent]), 'hearts.night')
    expect([outcome.says, questions]).toEqual(['Maud to 2 HP and Pell to 3 Mana', []])
    expect(state.clock.seconds).toBe(8 * 3600)
  })

  test.each([
    ['1 HP', 3, 0],
    ['All Mana', 2, 3],
  ])('asks whoever wants both: %s', (choice, hp, mana) => {
    const answers = { 'the night of Pell': choice }
    const { state, questions } = played(table([hurt, both]), 'hearts.night', {}, answers)
    expect(questions).toEqual(['the night of Pell'])
    expect([state.creatures['c1']?.values['hp'], state.creatures['c1']?.values['mana']]).toEqual([
      hp,
      mana,
    ])
  })

  test('asks nobody when all are to have the same', () => {
    const { state, questions } = played(table([hurt, both]), 'hearts.night', { way: 'HP' })
    expect([questions, state.creatures['c1']?.values]).toMatchObject([[], { hp: 3, mana: 0 }])
  })

  test('never heals above the most, and foes don’t rest', () => {
    const { outcome } = played(table([fighter('c2', 'Maud'), goblin('c5')]), 'hearts.night')
    expect([outcome.says, outcome.who]).toEqual(['Nobody was hurt', ['c2']])
  })

  test('brings no dead back', () => {
    const { outcome, state } = played(table([hurt, dead]), 'hearts.night', { who: ['c2', 'c3'] })
    expect(state.creatures['c3']).toEqual(dead)
    expect(outcome.why).toContainEqual({
      name: 'Odo',
      value: 'dead: rest brings nobody back',
      rule: 'HRT-HEAL-04',
    })
    expect(shown(table([dead]), 'hearts.night', { who: ['c3'] }).refuses).toContain('Odo is dead')
  })
})

describe('a week in town', () => {
  test('fills both pools and takes seven days', () => {
    const { outcome, state } = played(table([hurt, both, dead]), 'hearts.week')
    expect(outcome.says).toBe('Maud to 3 HP and Pell to 3 HP, 3 Mana')
    expect([state.clock.seconds, state.creatures['c3']]).toEqual([7 * 86_400, dead])
  })

  test('the dead don’t rest', () => {
    expect(shown(table([dead]), 'hearts.week', { who: ['c3'] }).refuses).toContain('Odo is dead')
  })
})
