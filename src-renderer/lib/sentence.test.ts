import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test('a sentence gets a full stop once', () => {
  expect(
    ['d6 rolled 5', 'It falls due in the morning.', 'Is it rolled?', ''].map(sentence),
  ).toEqual(['d6 rolled 5.', 'It falls due in the morning.', 'Is it rolled?', ''])
})
