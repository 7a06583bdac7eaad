import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { Play } from '../../rules/gm/testing/play.ts'
import { otherEncounters } from './encounter.ts'

const { monsters } = bundled(resolve(import.meta.dirname, '../../../resources'))

test('an encounter that is set aside is named by all of its bands', () => {
  const play = new Play('hearts', { monsters, tables: [] })
  play.does('house.prepare-encounter', { title: 'The toll bridge', bands: '2 bandits; 1 ogre' })
  play.does('house.start-prepared')
  play.does('house.encounter', { monster: 'bundled-goblin', number: '3' })
  expect(otherEncounters(play.state)).toMatchObject([
    { title: 'Two bandits, an ogre', standing: 3, strength: 3 },
  ])
})
