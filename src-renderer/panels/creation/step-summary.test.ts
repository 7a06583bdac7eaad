import { expect, test } from 'vitest'
import type { CreationRoll } from '../../../src-main/campaign/creation-draft.ts'
import { stepSummary } from './step-summary.ts'

const dice = (label: string, faces: number[], names?: readonly string[]): CreationRoll => ({
  label,
  question: {
    ask: 'dice',
    label,
    count: faces.length,
    sides: 6,
    ...(names ? { faces: names } : {}),
  },
  answer: faces,
})

test('a step tells its results, and a name once that is its own value', () => {
  const why = [
    { name: 'Prophet', value: 'prophet' },
    { name: 'Age', value: '18 years' },
    { name: 'Speaks', value: 'Elven' },
  ]
  expect(stepSummary({ why, rolls: [] })).toBe('Prophet; Age 18 years; Speaks: Elven')
})

test('a step without results tells its rolls: totals where only they count, faces, or what they stand for', () => {
  const careers = ['Farmer', 'Farmer', 'Noble', 'Noble', 'Thief', 'Thief']
  const summed = dice('STR', [6, 5, 6])
  summed.question = { ...summed.question, sum: true } as CreationRoll['question']
  const rolls = [summed, dice('DEX', [6, 6, 5, 3]), dice('career', [3], careers)]
  expect(stepSummary({ why: [], rolls })).toBe('STR 17; DEX 6, 6, 5, 3; Noble')
})
