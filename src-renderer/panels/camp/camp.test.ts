import { expect, it } from 'vitest'
import { campersOf, mealText } from './camp.svelte.ts'

const journey = {
  camp: [
    { id: 'maud', name: 'Maud Tallow', fed: true, says: ['HP 2 to 4'] },
    { id: 'tib', name: 'Tib', fed: false, says: ['hungry'] },
    { id: 'mule', name: 'Mule', fed: true, says: [] },
  ],
  night: {
    watching: [{ id: 'maud', name: 'Maud Tallow', from: '00:00', to: '02:40' }],
    asleep: [{ id: 'tib', name: 'Tib' }],
  },
}

it('each has their meal, their hours and what the night does', () => {
  expect(campersOf(journey, ['maud', 'tib'])).toEqual([
    {
      id: 'maud',
      name: 'Maud Tallow',
      short: 'Maud',
      eats: true,
      goesWithout: false,
      watches: '00–02:40',
      mayWatch: true,
      says: ['HP 2 to 4'],
    },
    {
      id: 'tib',
      name: 'Tib',
      short: 'Tib',
      eats: true,
      goesWithout: true,
      watches: null,
      mayWatch: true,
      says: ['hungry'],
    },
    {
      id: 'mule',
      name: 'Mule',
      short: 'Mule',
      eats: false,
      goesWithout: false,
      watches: null,
      mayWatch: false,
      says: [],
    },
  ])
})

it('counts those who eat, not those for whom nothing is left', () => {
  expect(mealText(campersOf(journey, ['maud', 'tib', 'mule']))).toBe('2 of 3 eat')
})

it('who does not eat is promised nothing; where no meal is asked for there is none to tick', () => {
  expect(campersOf(journey, []).map(({ says }) => says)).toEqual([[], [], []])
  expect(campersOf(journey, null).map(({ eats }) => eats)).toEqual([null, null, null])
})
