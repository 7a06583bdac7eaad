import { expect, it } from 'vitest'
import { pageForms } from '../../../src-main/rules/monsters/edit/forms.ts'
import { lineSides } from './line-sides.ts'

it('short fields that follow each other share a line, others have their own', () => {
  const fields = ['name', 'ac', 'hd', 'attacks', 'thac0', 'movement', 'morale', 'xp'] as const
  expect([...lineSides(fields)]).toEqual([
    ['ac', 'left'],
    ['hd', 'right'],
    ['morale', 'left'],
    ['xp', 'right'],
  ])
  expect([...lineSides(['hp', 'armor', 'str']).keys()]).toEqual(['hp', 'armor'])
})

it('every page of a book is at most ten lines with its prose', () => {
  for (const { id, fields } of pageForms) {
    const lines = fields.length - lineSides(fields).size / 2
    expect([id, lines]).toEqual([id, Math.min(lines, 10)])
  }
})
