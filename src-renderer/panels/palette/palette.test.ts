import { describe, expect, it } from 'vitest'
import { deedEntries, finds, lookingFor, marked, ruleEntries } from './entries.ts'

describe('what is looked for', () => {
  it.each([
    ['mor', { looking: 'all', words: 'mor' }],
    ['=3d6+1', { looking: 'dice', words: '3d6+1' }],
    ['@odo', { looking: 'people', words: 'odo' }],
    ['# morale ', { looking: 'rules', words: 'morale' }],
    ['>', { looking: 'do', words: '' }],
  ])('%s', (typed, sought) => expect(lookingFor(typed)).toEqual(sought))
})

it('every word must be found, in any order', () => {
  expect([
    finds('Morale, goblins', 'gob mor'),
    finds('Morale, goblins', 'mor ogre'),
    finds('Morale', ''),
  ]).toEqual([true, false, true])
})

it('marks what was typed', () => {
  expect(marked('Black moray', 'mor')).toEqual([
    { piece: 'Black ', hit: false },
    { piece: 'mor', hit: true },
    { piece: 'ay', hit: false },
  ])
})

it('the screen’s own deeds and folds are found by title and by other words', () => {
  expect(deedEntries('take back').map(({ title }) => title)).toEqual(['Undo'])
  expect(deedEntries('explore').map(({ title, keys }) => [title, keys])).toEqual([['Explore', '1']])
})

it('a rule that two games print alike is listed once', () => {
  const rule = { rule: 'HRT-MOR-01' as const, title: 'Morale', text: '', section: '' }
  expect(ruleEntries([rule, rule]).map(({ key }) => key)).toEqual(['HRT-MOR-01'])
})
