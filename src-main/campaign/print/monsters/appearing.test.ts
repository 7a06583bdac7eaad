import { expect, it } from 'vitest'
import type { BxFigures } from '../../../rules/monsters/canonical.ts'
import { usuallyAppearing } from './appearing.ts'

const appearing = (value: string): number => {
  const numberAppearing = { value, span: { from: 0, to: 0 } }
  return usuallyAppearing({ figures: { family: 'bx', numberAppearing } as unknown as BxFigures })
}

it('is the average outside the lair, and never more than a card has room for', () => {
  const said = ['2d4 (6d10)', '1d6', '3–18', '1', '2d4+1', '5d10', '0 (1d4)', '']
  expect(said.map(appearing)).toEqual([5, 4, 11, 1, 6, 12, 4, 4])
})
