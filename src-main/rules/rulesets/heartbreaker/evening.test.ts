import { expect, test } from 'vitest'
import { expectUndone } from '../../../campaign/testing/evening.ts'
import type { Creature } from '../../core/state/creature.ts'
import { HeartbreakerEvening, hero, withItems, foe } from './testing/evening.ts'

const party: readonly Creature[] = [
  withItems(
    hero('c1', 'Maud', { hp: 9, maxHp: 9, com: 1 }, 'avenger', 'human'),
    'warhammer',
    'chain',
  ),
  withItems(hero('c2', 'Odo', { gp: 9, wisdom: 16 }, 'explorer', 'elf'), 'pistol', 'shield'),
  { ...withItems(hero('c3', 'Tom', {}, 'torchbearer'), 'dagger'), kind: 'hireling' },
]
const all = [...party, foe('c5'), foe('c6'), { ...foe('c7'), tags: { undead: true as const } }]

test('whatever is done in an evening, in any order, can be taken back to its beginning', () => {
  expectUndone(new HeartbreakerEvening(all))
})

test('six turns, a fight with a death, and a night and a day on the road', () => {
  const evening = new HeartbreakerEvening(all, { hexMiles: 5 })
  const dues = (): string[] => Object.values(evening.state.dues).map(({ title }) => title)
  evening.do('heartbreaker.entrances', { sides: 'n' })
  const turns = [7, 8, 9, 10, 11, 2].map(
    (face) => evening.do('heartbreaker.turn', { action: 'search' }, { turn: face }).says,
  )
  expect(turns.at(-1)).toBe('Nothing: no way in from the east')

  evening.do('heartbreaker.initiative', {}, { 'party d6': 4, 'foes d6': 3 })
  const kill = { attack: 18, defence: 2, damage: 9 }
  evening.do('heartbreaker.attack', { attacker: 'c1', target: 'c5' }, kill)
  expect([evening.conditions('c5'), dues()]).toEqual([['dead'], ['Another attack']])
  const again = { attacker: 'c1', target: 'c6', free: true }
  evening.do('heartbreaker.attack', again, { attack: 2, defence: 18 })
  const bitten = { attack: 20, defence: 1, damage: 4 }
  evening.do('heartbreaker.attack', { attacker: 'c6', target: 'c1' }, bitten)
  evening.do('heartbreaker.attack', { attacker: 'c7', target: 'c1' }, bitten)
  expect([evening.value('c1', 'hp'), evening.conditions('c1')]).toEqual([1, ['injured']])
  evening.do('house.fight-over')

  evening.happen({ do: 'correct clock', to: { seconds: 16 * 3600, season: 'winter' } })
  evening.do('heartbreaker.camp', {}, { travel: 4, 'Maud rests (c1)': 6 })
  expect([evening.value('c1', 'hp'), evening.conditions('c1')]).toEqual([4, ['injured']])
  evening.do('heartbreaker.travel', {}, { travel: 3 })
  expect([evening.state.journey?.miles, evening.state.weather?.sky]).toEqual([15, 'rain'])
  const cured = { 'Maud rests (c1)': [1, 1], 'SAV of Maud (c1)': 14 }
  evening.do('heartbreaker.bed', { upkeep: 'lavish' }, cured)
  expect(evening.conditions('c1')).toEqual([])
})
