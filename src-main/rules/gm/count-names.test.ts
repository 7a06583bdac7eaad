import { expect, test } from 'vitest'
import { listed } from '../core/words.ts'
import { countNames } from './count-names.ts'

const goblins = listed(Array.from({ length: 30 }, (_, at) => `Goblin ${at + 1}`))

test('shortens thirty goblins to a count, anywhere in a line', () => {
  expect(countNames(goblins)).toBe('30 goblins')
  expect(countNames(`On ${goblins} and Maud, until spells end`)).toBe(
    'On 30 goblins and Maud, until spells end',
  )
  expect(countNames(`${goblins} flee; Wolf 1, Wolf 2, Wolf 3 and Wolf 4 hold`)).toBe(
    '30 goblins flee; 4 wolves hold',
  )
})

test('names of several words are counted too', () => {
  const slimes = 'Green slime 2, Green slime 3, Green slime 5 and Green slime 6'
  expect(countNames(slimes)).toBe('4 green slimes')
})

test('keeps a few creatures of one name, and people, by name', () => {
  for (const text of [
    'Goblin 1, Goblin 2 and Goblin 3 flee',
    'Maud, Pell, Odo, Brannoc and Ysolde covered',
    'HP 12 to 7, HP 5 to 2',
  ])
    expect(countNames(text)).toBe(text)
})
