import { expect, it } from 'vitest'
import { iconOfSky } from './sky.ts'

it('a sky has its picture, snow that of rain', () => {
  expect(['clear', null, 'snow', 'blizzard'].map(iconOfSky)).toEqual([
    'sun',
    'cloud',
    'rain',
    'storm',
  ])
})
