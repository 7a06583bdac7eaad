import type { Term } from '../../../core/action.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { handsOf, speciesOf } from '../characters/species.ts'
import { worn } from '../characters/wearing.ts'
import { smallHands } from '../house-rules/characters.ts'
import { toolAttack } from '../house-rules/weapons.ts'
import { toolNamed } from './tools.ts'
import { weaponNamed } from './weapons.ts'

type Settled = Pick<Situation, 'houseRules'>

/** Name of an attack with bare hands. */
export const bareHands = 'bare hands'

/** The die of bare hands; beasts and monsters have attacks of their own. Rules GAM-WPN-01, GAM-AMB-74. */
export function handsDie(situation: Settled, creature: ReadonlyCreature): string | null {
  if (creature.kind === 'monster' || creature.kind === 'animal') return null
  const alike = houseRule(situation, smallHands) === 'd2'
  return handsOf(speciesOf(creature).name, alike).toLowerCase()
}

/**
 * Attack penalties of an improvised weapon or tool and of a full helmet. Rules GAM-EQ-07, GAM-ARM-06,
 * GAM-AMB-13.
 */
export function gearTerms(situation: Settled, attacker: ReadonlyCreature, name: string): Term[] {
  const helmet = worn(attacker).some(({ kind }) => kind === 'helmet')
  return [
    ...toolTerm(situation, attacker, name),
    { name: 'Full helmet', value: helmet ? -1 : 0, rule: 'GAM-ARM-06' },
  ]
}

function toolTerm(situation: Settled, attacker: ReadonlyCreature, name: string): Term[] {
  const tool = toolNamed(name)
  if (tool) return [{ name: `${tool.name}, a tool`, value: tool.attack, rule: 'GAM-EQ-07' }]
  const own = Object.values(attacker.attacks).some((attack) => attack.name === name)
  const known = own || name === bareHands || weaponNamed(name) !== undefined
  if (known || handsDie(situation, attacker) === null) return []
  return [
    { name: 'No weapon', value: 0 - houseRule<number>(situation, toolAttack), rule: 'GAM-AMB-13' },
  ]
}

/** A helmet dulls the ears. Rule GAM-ARM-06. */
export function helmetTerm(creature: ReadonlyCreature, score: string): Term[] {
  const helmet = score === 'perception' && worn(creature).some(({ kind }) => kind === 'helmet')
  return helmet ? [{ name: 'Full helmet', value: -1, rule: 'GAM-ARM-06' }] : []
}
