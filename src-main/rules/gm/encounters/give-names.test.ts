import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Play } from '../testing/play.ts'

const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../../../resources'))

const foes = (play: Play): string[] =>
  Object.values(play.state.creatures)
    .filter(({ side }) => side === 'foes')
    .map(({ name }) => name)

/** Two goblins and an ogre on the table. */
function threeFoes(): Play {
  const play = new Play('hearts', { monsters, tables: tables.all() })
  play.does('house.encounter', { monster: 'bundled-goblin', number: '2' })
  play.does('house.join-meeting', { monster: 'bundled-ogre', number: '1' })
  return play
}

test('every foe without a name gets one of the tongue chosen, and keeps what it is (GF-MEET-17)', () => {
  const play = threeFoes()
  expect(foes(play)).toEqual(['Goblin 1', 'Goblin 2', 'Ogre'])
  play.does('house.name-foes', { tongue: 'okragh' })
  const named = foes(play)
  expect(named.map((name) => name.replace(/^\S+ the /, ''))).toEqual(['goblin', 'goblin', 'ogre'])
  expect(new Set(named).size).toBe(3)
})

test('who has a name keeps it, one chosen is renamed, undone with one step (GF-MEET-17)', () => {
  const play = threeFoes()
  play.does('house.name-foes', {})
  const [first, ...others] = foes(play)
  expect(play.does('house.name-foes')).toMatch(/Every foe here has a name/)
  const [who] = Object.values(play.state.creatures).filter(({ name }) => name === first)
  play.does('house.name-foes', { who: who?.id })
  expect(foes(play)[0]).toMatch(/^\S+ the goblin/)
  expect(foes(play)[0]).not.toBe(first)
  expect(foes(play).slice(1)).toEqual(others)
})
