import { step } from '../../core/outcome.ts'
import type { Load } from '../../core/ruleset/gear.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { remembered } from '../../core/remembered.ts'
import type { Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { counted } from '../../core/words.ts'
import { sizeOf } from './character/people.ts'
import { bulkIn, gearNamed, isContainer } from './gear/index.ts'
import { bulkFor } from './gear/sized.ts'
import { madeSize } from './gear/weapons.ts'
import { enforceCarry } from './house-rules/gear.ts'

/**
 * Things somebody carries against what they can: what they wear or hold one by one, all that is
 * packed away as the containers it lies in, at least one. What is too bulky for the arm cannot be
 * borne as one thing. Rules GAM-CRE-10, GAM-EQ-11, GAMX-CON-10.
 */
export function loadOf(creature: ReadonlyCreature, situation: Pick<Situation, 'houseRules'>): Load {
  const things = creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
  const containers = things.filter(({ gear, name }) => isContainer(gear ?? name))
  const loose = things.filter((item) => item.ready && !containers.includes(item))
  const packed = things.length - containers.length - loose.length
  const cases = containers.reduce((sum, { count }) => sum + count, 0)
  const used = loose.length + (cases > 0 ? cases : packed)
  const most = creature.values.carry ?? 8
  const over = Math.max(0, used - most)
  return {
    used,
    most,
    says: `${used} of ${counted(most, 'thing')}`,
    costs: over > 0 && slows(situation) ? `Movement −${over}` : '',
    rule: 'GAM-CRE-10',
    why: [
      step('Worn and held', loose.length, 'GAM-CRE-10'),
      cases > 0
        ? step('Containers, each with all in it', cases, 'GAM-EQ-11')
        : step('Loose, in no container', packed, 'GAM-EQ-11'),
    ],
  }
}

function slows(situation: Pick<Situation, 'houseRules'>): boolean {
  return houseRule<string>(situation, enforceCarry) === 'movement'
}

/** Movement with the present load. Rules GAMX-CON-10, GAM-AMB-12. */
export function movementOf(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'houseRules'>,
): number {
  const movement = creature.values.movement ?? 10
  if (!slows(situation)) return movement
  const { used, most } = loadOf(creature, situation)
  return Math.max(0, movement - Math.max(0, used - most))
}

const madeSizeOf = remembered(({ gear, name }: Pick<Item, 'gear' | 'name'>) => {
  const said = gear ?? name
  return madeSize(gearNamed(said)?.name ?? said)
})

/** Things whose bulk exceeds the bearer’s strength. Rules GAM-CRE-10, GAM-SIZ-01. */
export function tooBulky(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'houseRules'>,
): { name: string; bulk: number }[] {
  const strength = creature.values.strength ?? 10
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    if (!item) return []
    const itemSize = madeSizeOf(item)
    const bulk = bulkFor(bulkIn(situation, itemSize.of), itemSize.size, sizeOf(creature))
    return bulk > strength ? [{ name: item.name, bulk }] : []
  })
}
