import { expect, test } from 'vitest'
import type { RulesetId } from '../../core/situation.ts'
import { FightEvening } from './testing/evening.ts'

const games: readonly RulesetId[] = ['hearts', 'delve', 'block-dodge-parry', 'gods-and-monsters']

test.each(games)('a foe at 0 HP is dead at once and nothing is due of it, %s', (game) => {
  const evening = new FightEvening(game)
  evening.do('house.house-rule', { id: 'foesAtZero', value: 'dead' })
  evening.do('house.fight')
  const said = evening.do('house.edit', { who: 'c10', field: 'hp', to: 0 })
  expect(said.end === 'done' && said.entry.outcome.says).toMatch(/; \w.* dies$/)
  expect(Object.keys(evening.state.creatures['c10']?.conditions ?? {})).toContain('dead')
  const about = () =>
    Object.values(evening.state.dues).filter(({ input }) => input['who'] === 'c10')
  expect(about()).toEqual([])
  evening.undo()
  expect(evening.state.creatures['c10']?.conditions).toEqual({})
})

test('by the book it is asked for', () => {
  const evening = new FightEvening('hearts')
  evening.do('house.edit', { who: 'c10', field: 'hp', to: 0 })
  expect(Object.values(evening.state.dues).map(({ title }) => title)).toContain('Dead or dying?')
})

test('of the party nobody dies by it', () => {
  const evening = new FightEvening('hearts')
  evening.do('house.house-rule', { id: 'foesAtZero', value: 'dead' })
  evening.do('house.edit', { who: 'c1', field: 'hp', to: 0 })
  expect(evening.state.creatures['c1']?.conditions).toEqual({})
})
