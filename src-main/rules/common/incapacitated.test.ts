import { expect, test } from 'vitest'
import { stepDice } from '../dice/checks.ts'
import { bySeverity, holdingOn, isDown } from './incapacitated.ts'

const creatureWith = (values: Record<string, number>, ...names: string[]) => ({
  values,
  conditions: Object.fromEntries(names.map((name) => [name, {}])),
})

test('where there is no STR, 0 HP is down; where harm runs on into STR, 0 STR is', () => {
  expect(isDown(creatureWith({ hp: 0 }))).toBe(true)
  expect(isDown(creatureWith({ hp: 0, str: 9 }))).toBe(false)
  expect(isDown(creatureWith({ hp: 0, str: 0 }))).toBe(true)
  expect(isDown(creatureWith({ hp: 4, str: 9 }, 'out'))).toBe(true)
  expect(isDown(creatureWith({ hp: 0 }, holdingOn))).toBe(false)
  expect(isDown(creatureWith({ hp: 0 }, holdingOn, 'dead'))).toBe(true)
})

test('every die of a notation takes its step, a flat number none', () => {
  expect(stepDice('d6+d6+1', 1)).toBe('d8+d8+1')
  expect(stepDice('2d4', -1)).toBe('2d4')
  expect(stepDice('d12', 1, [4, 6, 8, 10, 12, 20])).toBe('d20')
  expect(stepDice('d20', 1)).toBe('d20')
})

test('dying comes first under any game’s name for it, whatever else there is', () => {
  const names = ['holding on', 'fainting', 'beyond help', 'dying of injuries']
  expect(bySeverity(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'dying of injuries',
    'beyond help',
    'holding on',
    'fainting',
  ])
})
