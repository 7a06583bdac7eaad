import type { Problem } from '../../../core/ruleset/characters.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import {
  armorAllowed,
  handsNeeded,
  type ArmorBlanks,
  type ArmorRow,
  type Levels,
} from '../gear/armor.ts'
import { wieldedWeapons, wornArmor } from '../gear/equipped.ts'
import { bulkFor } from '../gear/sized.ts'
import { madeSize, type WeaponRow } from '../gear/weapons.ts'
import { armorBlanks, ordinaryChain } from '../house-rules/gear.ts'
import { loadOf, tooBulky } from '../load.ts'
import { archetypesOf, sizeOf } from './people.ts'

/** Limits of a sheet that somebody breaks, told and never enforced. */
export function problems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  const armor = wornArmor(creature)
  const arms = wieldedWeapons(creature)
  return [
    ...burdened(creature, situation),
    ...clad(armor),
    ...handed(creature, armor, arms),
    ...unlearned(creature, situation, armor),
    ...untrained(creature, arms),
  ]
}

/** Limits that an attack with this weapon breaks: its class, the armor worn, the hands. Rules GAM-WPN-04, GAM-WPN-13, GAM-WPN-14, GAM-ARM-03. */
export function attackLimits(
  creature: ReadonlyCreature,
  situation: Situation,
  arm: WeaponRow | undefined,
): Problem[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  const armor = wornArmor(creature)
  const arms = arm ? [arm] : []
  return [
    ...untrained(creature, arms),
    ...handed(creature, armor, arms),
    ...unlearned(creature, situation, armor),
  ]
}

/** Rules GAM-CRE-10, GAM-AMB-12. */
function burdened(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const { used, most } = loadOf(creature, situation)
  const over: Problem[] =
    used > most
      ? [
          {
            says: `Carries ${used} things and can carry ${most}: pack or drop some`,
            rule: 'GAM-CRE-10',
          },
        ]
      : []
  const bulky = tooBulky(creature, situation).map(({ name, bulk }): Problem => ({
    says: `${name} has bulk ${bulk}, more than strength ${creature.values.strength ?? 10}`,
    rule: 'GAM-CRE-10',
  }))
  return [...over, ...bulky]
}

/** Rule GAM-ARM-01. */
function clad(armor: readonly ArmorRow[]): Problem[] {
  return (['suit', 'shield', 'helmet'] as const).flatMap((kind): Problem[] => {
    const on = armor.filter((row) => row.kind === kind).map(({ name }) => name)
    return on.length > 1
      ? [{ says: `Wears ${listed(on)} at once: only one counts`, rule: 'GAM-ARM-01' }]
      : []
  })
}

/** A weapon in both hands leaves none for a shield. Rules GAM-WPN-04, GAM-ARM-01. */
function handed(
  creature: ReadonlyCreature,
  armor: readonly ArmorRow[],
  arms: readonly WeaponRow[],
): Problem[] {
  const shield = armor.find(({ kind }) => kind === 'shield')
  const strength = creature.values.strength ?? 10
  const both = arms.find(
    ({ name, hands, bulk }) =>
      handsNeeded(hands, bulkFor(bulk, madeSize(name).size, sizeOf(creature)), strength) === 2,
  )
  if (!shield || !both) return []
  const says = `${both.name} takes both hands, and none is left for ${shield.name}`
  return [{ says, rule: 'GAM-WPN-04' }]
}

function levelsOf(creature: ReadonlyCreature): Levels {
  return Object.fromEntries(
    archetypesOf(creature).map((archetype) => [archetype, creature.values[archetype] ?? 0]),
  )
}

/** Rules GAM-ARM-02, GAM-ARM-03. */
function unlearned(
  creature: ReadonlyCreature,
  situation: Situation,
  armor: readonly ArmorRow[],
): Problem[] {
  const levels = levelsOf(creature)
  if (archetypesOf(creature).length === 0) return []
  const any = houseRule<boolean>(situation, ordinaryChain)
  const blanks = houseRule<ArmorBlanks>(situation, armorBlanks)
  const light = 'magically light' in creature.tags
  return armor
    .filter(({ name }) => !armorAllowed(name, levels, light, any, blanks))
    .map(({ name }) => ({ says: `Has not learned to wear ${name}`, rule: 'GAM-ARM-03' }))
}

/** Skill of Fighting Art that lets anybody use basic weapons. Rule GAM-WPN-13. */
const basicWeapons = 'basic weapons'

/** Rules GAM-WPN-12 to GAM-WPN-14. */
function untrained(creature: ReadonlyCreature, arms: readonly WeaponRow[]): Problem[] {
  if (creature.kind !== 'character' || (creature.values.warrior ?? 0) > 0) return []
  return arms.flatMap(({ name, kind }): Problem[] => {
    if (kind === 'warrior') return [{ says: `${name} is for warriors`, rule: 'GAM-WPN-14' }]
    if (kind === 'basic' && !(basicWeapons in creature.skills))
      return [{ says: `${name} takes a warrior, or the skill ${basicWeapons}`, rule: 'GAM-WPN-13' }]
    return []
  })
}
