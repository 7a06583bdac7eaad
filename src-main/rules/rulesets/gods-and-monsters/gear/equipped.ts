import { step } from '../../../core/outcome.ts'
import type { Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { remembered } from '../../../core/remembered.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { sizeOf } from '../character/people.ts'
import { handsOf, speciesOf } from '../character/species.ts'
import { smallHands } from '../house-rules/characters.ts'
import { toolAttack } from '../house-rules/gear.ts'
import { armorRows, type ArmorRow } from './armor.ts'
import { gearNamed } from './index.ts'
import { sizeAttackPenalty } from './sized.ts'
import { madeSize, toolNamed, weaponNamed, type WeaponRow } from './weapons.ts'

type Wearer = Pick<ReadonlyCreature, 'items' | 'itemOrder'>
type Worn = Pick<Item, 'gear' | 'name'>

function ready(creature: Wearer): Worn[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.ready ? [item] : []
  })
}

const listedName = ({ gear, name }: Worn): string => gearNamed(gear ?? name)?.name ?? name

const armorOf = remembered((item: Worn): ArmorRow | undefined => {
  const { of } = madeSize(listedName(item))
  return armorRows.find((row) => row.name === of)
})

const weaponOf = remembered((item: Worn) => weaponNamed(listedName(item)))

/** Armor somebody has on, shields and helmets with it. Rule GAM-ARM-01. */
export function wornArmor(creature: Wearer): ArmorRow[] {
  return ready(creature).flatMap((item) => armorOf(item) ?? [])
}

/** Weapons somebody has in hand. Rule GAM-WPN-04. */
export function wieldedWeapons(creature: Wearer): WeaponRow[] {
  return ready(creature).flatMap((item) => weaponOf(item) ?? [])
}

type Settled = Pick<Situation, 'houseRules'>

/** Name of an attack with bare hands. */
export const bareHands = 'bare hands'

/** The die of bare hands; beasts and monsters have attacks of their own. Rules GAM-WPN-01, GAM-AMB-74. */
export function handsDie(situation: Settled, creature: ReadonlyCreature): string | null {
  if (creature.kind === 'monster' || creature.kind === 'animal') return null
  const alike = houseRule(situation, smallHands) === 'd2'
  return handsOf(speciesOf(creature).name, alike).toLowerCase()
}

/** Attack penalty of a weapon that is said to be made for another size; any other is made for its bearer. Rule GAM-SIZ-05. */
export function madeSizePenalty(name: string, bearer: ReadonlyCreature): number {
  const { size, of } = madeSize(name)
  return of === name.trim() ? 0 : sizeAttackPenalty(size, sizeOf(bearer))
}

/**
 * Attack penalties of an improvised weapon or tool and of a full helmet. Rules GAM-EQ-07, GAM-ARM-06,
 * GAM-AMB-13.
 */
export function gearTerms(situation: Settled, attacker: ReadonlyCreature, name: string): Term[] {
  const helmet = wornArmor(attacker).some(({ kind }) => kind === 'helmet')
  return [
    ...toolTerm(situation, attacker, name),
    step('Full helmet', helmet ? -1 : 0, 'GAM-ARM-06'),
  ]
}

function toolTerm(situation: Settled, attacker: ReadonlyCreature, name: string): Term[] {
  const tool = toolNamed(name)
  const isWritten = Object.values(attacker.attacks).some((attack) => attack.name === name)
  // What a stat block calls by a tool’s name is a weapon of its bearer’s.
  if (tool && !(isWritten && attacker.kind === 'monster'))
    return [step(`${tool.name}, a tool`, tool.attack, 'GAM-EQ-07')]
  const known = isWritten || name === bareHands || weaponNamed(name) !== undefined
  if (known || handsDie(situation, attacker) === null) return []
  return [step('No weapon', 0 - houseRule<number>(situation, toolAttack), 'GAM-AMB-13')]
}

/** A helmet dulls the ears. Rule GAM-ARM-06. */
export function helmetTerm(creature: ReadonlyCreature, score: string): Term[] {
  const helmet = score === 'perception' && wornArmor(creature).some(({ kind }) => kind === 'helmet')
  return helmet ? [step('Full helmet', -1, 'GAM-ARM-06')] : []
}
