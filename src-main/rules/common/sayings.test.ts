import { expect, test } from 'vitest'
import { choose, rollOne, type ProcedureOf } from '../core/procedure.ts'
import { chancesOfTexts } from './sayings.ts'

test('every way the dice fall is counted', () => {
  const found = chancesOfTexts(function* (): ProcedureOf<{ says: string }> {
    const save = yield* rollOne('save', 20)
    const coins = yield* rollOne('coins', save <= 5 ? 4 : 2)
    return { says: coins > 2 ? 'many' : 'few' }
  })
  expect(found.get('many')).toBeCloseTo(0.125)
  expect(found.get('few')).toBeCloseTo(0.875)
})

test('what asks for a choice tells nothing beforehand', () => {
  const found = chancesOfTexts(function* (): ProcedureOf<{ says: string }> {
    return { says: yield* choose('which', ['a', 'b']) }
  })
  expect([...found]).toEqual([])
})
