import { expect, it } from 'vitest'
import { deedText, latestDeed, nth } from './day.svelte.ts'

const deed = (did: string, miles = 0) => ({ did, miles, event: null, sky: null, says: '' })

it('a watch shows the last thing done in it, and that there was more', () => {
  expect(latestDeed({ done: [] })).toEqual({ deed: null, more: 0 })
  expect(latestDeed({ done: [deed('Forage'), deed('Travel', 3)] })).toEqual({
    deed: deed('Travel', 3),
    more: 1,
  })
})

it('only what brought them on has miles', () => {
  expect([
    deedText(deed('Camp')),
    deedText(deed('Travel', 1)),
    deedText(deed('Travel', 7)),
  ]).toEqual(['Camp', 'Travel, 1 mile', 'Travel, 7 miles'])
})

it('watches are counted', () => expect([1, 2, 3].map(nth)).toEqual(['1st', '2nd', '3rd']))
