import type { ProcedureOf } from '../core/procedure.ts'

/** Upper bound on the rolls tried: enough for two small dice. */
const most = 1_000

/**
 * Outcomes of a procedure of one or two dice with their chances, found by trying every roll. Empty when it
 * asks for anything else, or for too many dice.
 */
export function chancesOfTexts(begin: () => ProcedureOf<{ says: string }>): Map<string, number> {
  const found = new Map<string, number>()
  let tries = 0
  const follow = (faces: readonly number[][], chance: number): boolean => {
    const running = begin()
    let step = running.next()
    for (const one of faces) {
      if (step.done || step.value.ask !== 'dice') return false
      step = running.next({ kind: 'dice', sides: step.value.sides, faces: one, typed: false })
    }
    if (step.done) {
      found.set(step.value.says, (found.get(step.value.says) ?? 0) + chance)
      return (tries += 1) <= most
    }
    const { value } = step
    if (value.ask !== 'dice' || value.count !== 1) return false
    const each = Array.from({ length: value.sides }, (_, face) => [...faces, [face + 1]])
    return each.every((path) => follow(path, chance / value.sides))
  }
  return follow([], 1) ? found : new Map()
}
