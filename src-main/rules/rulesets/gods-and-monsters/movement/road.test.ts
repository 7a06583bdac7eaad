import { expect, test } from 'vitest'
import { characters } from '../character.ts'
import { Play } from '../testing/play.ts'
import { road } from './road.ts'

test('the road tells how far the slowest gets, and who is hurt in camp', () => {
  const made = characters.blank('a', 'Ash')
  const { state } = new Play([
    { ...made, values: { ...made.values, movement: 9, hp: 2, injuries: 1 } },
  ])
  expect(road.pace(state, true)).toMatchObject({ says: '18 miles over easy ground', refuses: null })
  expect(road.camp(state)).toEqual([
    { who: 'a', fed: true, says: ['survival 2 of 5', 'injuries 1'] },
  ])
  expect(road.weather(state).turns).toEqual([{ sky: 'clear', chance: 1 }])
  expect(road.events(state)).toEqual([])
  expect(road.pace(new Play([]).state, true).refuses).toContain('add somebody')
})
