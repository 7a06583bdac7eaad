import { expect, test } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { Library } from '../library.ts'
import { readScripts } from './form.ts'
import { runScript } from './run-script.ts'
import type { StepResult } from './results.ts'

const convert = (game: string, ...steps: object[]): readonly StepResult[] => {
  const [read] = readScripts({ game, steps: steps.map((one) => ({ action: 'convert', ...one })) })
  if (!read) throw new Error('no script')
  const at = '2026-11-24T20:00:00.000Z'
  const library = new Library([], noTables, [])
  return runScript(read, { library, at, seed: '0123456789abcdef0123456789abcdef' }).steps
}
const figures = (steps: readonly StepResult[]): unknown[] =>
  steps.map(({ error, figures: each }) => error ?? each)

test('figures of a stat block are converted by the book, with what it leaves open answered beside them', () => {
  const steps = convert(
    'hearts',
    { hd: 8, armour: 'heavy', magic: 'major' },
    {
      input: { hd: 1, armour: 'none', saves: [12, 13, 14, 15, 16], options: { bxSave: 'average' } },
    },
    { action: 'convertCairn', hp: 4, str: 11, armor: 3 },
    { action: 'hearts.convertBx', hd: 0.5, armour: 'none' },
    { wil: 4, options: { moraleGap: 'insert5' } },
  )
  expect(figures(steps)).toMatchObject([
    { hp: 10, ap: 0, st: 18, mana: 6 },
    { hp: 1, st: 14 },
    { hp: 6, st: 11, HP: 6 },
    { hp: 1, st: 10 },
    { Morale: 4 },
  ])
  expect(steps[0]?.why).toContainEqual({
    name: 'HP',
    value: '10: 8 HD, + 2 for plate-like hide',
    rule: 'HRT-BX-04',
  })
})

test('a text is converted to the game of the table or to another', () => {
  const monster = 'Ogre: AC 5 [14], HD 4+1, Att 1 × club (1d10), SV D10 W11 P12 B13 S14, ML 10'
  const steps = convert('delve', { monster }, { text: monster, to: 'hearts', armour: 'heavy' })
  expect(steps.map(({ what, error }) => error ?? what)).toEqual(['Ogre to Delve', 'Ogre to HEARTS'])
  expect(figures(steps)[1]).toMatchObject({ hp: 6, Morale: 10 })
})

test('a target that is none is a fault, and coins are none of a monster', () => {
  const [step, coins] = convert('delve', { hd: 1, to: 'chess' }, { gp: 3 })
  expect(step?.error).toContain('to: “chess” is none. There is: hearts,')
  expect(coins?.error).not.toContain('monster:')
})

test('a creature of a level and a size alone is made by the book’s advice', () => {
  const steps = convert(
    'gods-and-monsters',
    { level: 3, size: 'Large' },
    { monster: { name: 'Ogre', level: 4, survival: 20, size: 'large' } },
    { hd: 4 },
  )
  expect(figures(steps)).toMatchObject([
    { Level: 3, Survival: 17, Movement: 12 },
    { Level: 4, hp: 20, Movement: 12 },
    { Level: 4, Survival: 22, Movement: 10 },
  ])
})
