import { expect, it } from 'vitest'
import { moved, titlesOf, toggled, usualBlocks } from './screen-blocks.ts'

const choices = [
  {
    title: 'The fight',
    blocks: [
      { id: 'order', title: 'Order', usual: true },
      { id: 'names', title: 'Names', usual: false },
    ],
  },
  { title: 'Your tables', blocks: [{ id: 'table:inns', title: 'Inns', usual: false }] },
]

it('begins with the blocks that the game proposes, and names all of them', () => {
  expect(usualBlocks(choices)).toEqual(['order'])
  expect([...titlesOf(choices).values()]).toEqual(['Order', 'Names', 'Inns'])
})

it('a block put in stands last, and moves a place at a time as far as the ends', () => {
  const ids = toggled(['order'], 'table:inns', true)
  expect(ids).toEqual(['order', 'table:inns'])
  expect(moved(ids, 'table:inns', -1)).toEqual(['table:inns', 'order'])
  expect(moved(ids, 'order', -1)).toEqual(ids)
  expect(moved(ids, 'table:inns', 1)).toEqual(ids)
  expect(toggled(ids, 'order', false)).toEqual(['table:inns'])
})
