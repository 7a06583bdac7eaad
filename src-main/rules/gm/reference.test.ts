import { expect, test } from 'vitest'
import { games } from '../registry.ts'
import { gmReference } from './reference.ts'

test.each(games.map(({ title }) => title))('no text of the house names %s', (title) => {
  const naming = gmReference.filter(({ text }) => text.includes(title))
  expect(naming.map(({ rule }) => rule)).toEqual([])
})
