import { expect, it } from 'vitest'
import { activityText, latestActivity, nth } from './day.svelte.ts'

const activity = (did: string, miles = 0) => ({ did, miles, event: null, sky: null, says: '' })

it('a watch shows the last thing done in it, and that there was more', () => {
  expect(latestActivity({ done: [] })).toEqual({ activity: null, more: 0 })
  expect(latestActivity({ done: [activity('Forage'), activity('Travel', 3)] })).toEqual({
    activity: activity('Travel', 3),
    more: 1,
  })
})

it('only what brought them on has miles', () => {
  expect([
    activityText(activity('Camp')),
    activityText(activity('Travel', 1)),
    activityText(activity('Travel', 7)),
  ]).toEqual(['Camp', 'Travel, 1 mile', 'Travel, 7 miles'])
})

it('watches are counted', () => expect([1, 2, 3].map(nth)).toEqual(['1st', '2nd', '3rd']))
