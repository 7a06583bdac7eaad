import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { expToAdvance, packageNames, packages, type Package } from '../advancement/figures.ts'
import { levelled } from '../advancement/level.ts'
import { expMode } from '../house-rules/advancement.ts'

/**
 * Raises a level 1 character to a level, with a package for each one gained. Rules HBK-LVL-01, HBK-LVL-02,
 * E-HBK-12.
 */
export function* raised(
  situation: Situation,
  first: Creature,
  level: number,
  growth: Package | undefined,
): ProcedureOf<{ creature: Creature; why: Step[] }> {
  let creature = first
  const why: Step[] = []
  for (let next = 2; next <= level; next++) {
    const choice = growth ?? (yield* rolledPackage(next))
    const die = yield* rollOne(`level ${next}, STA`, packages[choice].sides)
    const values = { ...creature.values, ...levelled(situation, creature, choice, die) }
    creature = { ...creature, values }
    why.push({ name: `Level ${next}`, value: packages[choice].says, rule: 'HBK-LVL-02' })
  }
  const counts = houseRule<string>(situation, expMode) === 'total'
  if (level < 2 || !counts) return { creature, why }
  const { exp } = expToAdvance(level - 1)
  return {
    creature: { ...creature, values: { ...creature.values, exp } },
    why: [...why, { name: 'EXP', value: exp, rule: 'HBK-LVL-01' }],
  }
}

function* rolledPackage(level: number): ProcedureOf<Package> {
  const face = yield* rollOne(`level ${level}, package`, 6)
  return packageNames[Math.ceil(face / 2) - 1] ?? 'martial'
}
