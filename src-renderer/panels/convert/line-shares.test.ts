import { expect, it } from 'vitest'
import { pageForms } from '../../../src-main/rules/monsters/edit/forms.ts'
import { lineShares, linesTaken } from './line-shares.ts'

it('short fields that follow each other share a line, others have their own', () => {
  const fields = ['name', 'ac', 'hd', 'attacks', 'thac0', 'movement', 'morale', 'xp'] as const
  expect([...lineShares(fields)]).toEqual([
    ['ac', { of: 2, place: 0 }],
    ['hd', { of: 2, place: 1 }],
    ['morale', { of: 2, place: 0 }],
    ['xp', { of: 2, place: 1 }],
  ])
  expect([...lineShares(['hp', 'armor', 'str']).keys()]).toEqual(['hp', 'armor'])
})

it('every page of a book is at most ten lines with its prose', () => {
  for (const { id, fields } of pageForms) {
    const lines = linesTaken(fields)
    expect([id, lines]).toEqual([id, Math.min(lines, 10)])
  }
})
