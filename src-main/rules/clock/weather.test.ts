import { expect, test } from 'vitest'
import { skies, skyOf, skyWord, stepSky } from './weather.ts'

test('every total of 2d6 has a sky in every season, fair to foul', () => {
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
    const steps = Array.from({ length: 11 }, (_, at) => skies.indexOf(skyOf(season, at + 2)))
    expect([...steps].sort((a, b) => a - b)).toEqual(steps)
    expect(new Set(steps).size).toBe(4)
  }
})

test('steps go no further than the ends of the scale', () => {
  expect([
    stepSky('clear', -1),
    stepSky('clear', 1),
    stepSky('storm', 1),
    stepSky('unheard of', 1),
  ]).toEqual(['clear', 'overcast', 'storm', 'overcast'])
})

test('in winter it snows', () => {
  expect([
    skyWord('rain', 'winter'),
    skyWord('storm', 'winter'),
    skyWord('rain', 'autumn'),
  ]).toEqual(['snow', 'blizzard', 'rain'])
})
