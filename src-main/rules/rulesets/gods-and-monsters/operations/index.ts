import { round } from '../../../clock/clock.ts'
import { numberIn, type Operations } from '../../../worked-checks/operations.ts'
import { advancementOperations } from './advancement.ts'
import { characterOperations } from './characters.ts'
import { checkOperations } from './checks.ts'
import { combatOperations, psychicOperations } from './combat.ts'
import { bookOperations, gearOperations } from './gear.ts'
import { groupOperations } from './groups.ts'
import { harmOperations, restOperations } from './harm.ts'
import { ailmentOperations, hazardOperations } from './hazards.ts'
import { movementOperations } from './travel.ts'

/** A d20 beside a function that gives only the target: at or under it is a success. Rule GAM-CTS-01. */
function withFace(run: Operations[string]): Operations[string] {
  return (input) => {
    const figures = run(input)
    const target: unknown =
      Reflect.get(figures, 'target') ?? Reflect.get(figures, 'assistant_target')
    if ('success' in figures || typeof target !== 'number') return figures
    const face = input['d20']
    return typeof face === 'number' ? { ...figures, success: face <= target } : figures
  }
}

const all: Operations = {
  ...gearOperations,
  ...characterOperations,
  ...advancementOperations,
  ...checkOperations,
  ...combatOperations,
  ...harmOperations,
  ...restOperations,
  ...psychicOperations,
  ...ailmentOperations,
  ...bookOperations,
  ...groupOperations,
  ...hazardOperations,
  ...movementOperations,
  'gam.rounds': (i) => ({ rounds: numberIn(i, 'seconds') / round }),
}

/** The rule functions that the app itself uses, by the names that worked checks use. */
export const operations: Operations = Object.fromEntries(
  Object.entries(all).map(([name, run]) => [name, withFace(run)]),
)
