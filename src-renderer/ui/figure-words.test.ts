import { expect, it } from 'vitest'
import type { Attack } from '../../src-main/rules/monsters/canonical.ts'
import { figureTitle, figureValue } from './figure-words.ts'

const attack = (name: string, joins: Attack['joins']): Attack => ({
  id: name,
  name,
  count: 1,
  dice: '',
  notes: '',
  joins,
})

it('an attack made instead of others says so, one made with them does not', () => {
  const routine = [attack('bite', 'first'), attack('tail', 'and'), attack('breath', 'or')]
  const titles = ['HP', 'bite', 'tail', 'breath'].map((title) =>
    figureTitle({ title, value: 1 }, routine),
  )
  expect(titles).toEqual(['HP', 'bite', 'tail', 'or breath'])
})

it('a name that stands before its dice is not said twice', () => {
  expect(figureValue({ title: 'bite', value: 'bite 2d6' })).toBe('2d6')
  expect(figureValue({ title: 'breath', value: 'breath' })).toBe('breath')
  expect(figureValue({ title: 'HP', value: 9 })).toBe('9')
})
