import { counted } from '../../core/words.ts'
import type { Step } from '../../core/outcome.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type Load } from '../../core/ruleset/gear.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { atHome } from './at-home.ts'
import { animalCapacity, cartLoadEncumbers, coinUnitsRule, trackWater } from './house-rules/load.ts'
import { coinUnits, load } from './gear.ts'
import { fatigueEncumbers, fatigueOrder } from './house-rules/load.ts'
import { unitsOf } from './provisions.ts'

/** Load and capacity of a creature, and whether it is encumbered. */
interface Carried {
  units: number
  supplies: number
  treasure: number
  capacity: number
  fatigue: number
  allowed: boolean
  encumbered: boolean
}

/** Units a beast of its kind carries: a man's 4 by two, three or six. Rules E-DLV-11, DLVX-ANS-05. */
const beasts: readonly (readonly [RegExp, number])[] = [
  [/warhorse|destrier/i, 12],
  [/\b(?:mule|horse|pony|donkey)\b/i, 8],
  [/\box(?:en)?\b/i, 24],
]
const aMan = 4

function beastCarries(name: string, reading: 'kind' | 'man' = 'kind'): number {
  if (reading === 'man') return aMan
  return beasts.find(([kind]) => kind.test(name))?.[1] ?? aMan
}

function thingsOf(creature: ReadonlyCreature): ReadonlyCreature['items'][string][] {
  return creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
}

/** Factor by which a cart or wagon in use multiplies its puller's capacity. Rule DLV-TRN-07. */
function wheels(creature: ReadonlyCreature): 1 | 2 | 4 {
  const pulled = thingsOf(creature).filter(({ ready }) => ready)
  if (pulled.some(({ gear }) => gear === 'wagon')) return 4
  return pulled.some(({ gear }) => gear === 'cart-hand' || gear === 'cart-draft') ? 2 : 1
}

/** Number of leg wounds, each of which halves the capacity. Rule DLV-WND-04. */
export function hurtLegs(creature: ReadonlyCreature): number {
  return Object.keys(creature.conditions).filter((name) => /\bleg\b/i.test(name)).length
}

/**
 * Load of a creature; in a borrower's campaign only units entered by hand count. Rules DLV-INV-01 to
 * DLV-INV-08, DLV-TRN-07.
 */
export function carried(creature: ReadonlyCreature, situation: Situation): Carried {
  const listed = atHome(situation)
  const { supplies, treasure } = unitsOf(
    listed ? thingsOf(creature) : [],
    houseRule<boolean>(situation, trackWater),
  )
  const purse = listed ? (creature.values.coins ?? 0) : 0
  const coins = coinUnits(purse, houseRule<'floor' | 'ceil'>(situation, coinUnitsRule)).units
  const units = (creature.values.load ?? 0) + supplies + treasure + coins
  const { fatigue = 0 } = creature.values
  const animal = creature.kind === 'animal'
  const multiplier =
    wheels(creature) *
    (animal ? beastCarries(creature.name, houseRule(situation, animalCapacity)) / aMan : 1)
  const can = load({
    units,
    fatigue,
    multiplier,
    halved: hurtLegs(creature),
    fatigueEncumbers: houseRule<boolean>(situation, fatigueEncumbers),
    fatigueOrder: houseRule<'afterCart' | 'beforeCart'>(situation, fatigueOrder),
  })
  const onWheels = wheels(creature) > 1 && !houseRule<boolean>(situation, cartLoadEncumbers)
  const spared = (animal || onWheels) && can.allowed
  return {
    units,
    supplies,
    treasure: treasure + coins,
    capacity: can.capacity,
    fatigue,
    allowed: can.allowed,
    encumbered: isMarkedLaden(creature) || (can.encumbered && !spared),
  }
}

/** True when the GM has marked the creature Laden, for games that count no load. */
function isMarkedLaden(creature: ReadonlyCreature): boolean {
  return Object.keys(creature.conditions).some((name) => name.toLowerCase() === 'laden')
}

export function isEncumbered(creature: ReadonlyCreature, situation: Situation): boolean {
  return carried(creature, situation).encumbered
}

/** Load as the party strip shows it. Rules DLV-INV-02 to DLV-INV-05. */
export function loadOf(creature: ReadonlyCreature, situation: Situation): Load {
  const has = carried(creature, situation)
  const parts = [
    `${has.units} of ${counted(has.capacity, 'unit')}`,
    ...(has.supplies > 0 ? [`${has.supplies} of supplies`] : []),
    ...(has.treasure > 0 ? [`${has.treasure} of treasure`] : []),
    ...(has.fatigue > 0 ? [`${has.fatigue} fatigue`] : []),
  ]
  return {
    used: has.units,
    most: has.capacity,
    says: parts.join(', '),
    costs: costsOf(creature, has),
    rule: has.allowed ? 'DLV-INV-02' : 'DLV-INV-05',
    why: stepsOf(creature, has),
  }
}

function stepsOf(creature: ReadonlyCreature, has: Carried): Step[] {
  const wheeled = wheels(creature)
  const legs = hurtLegs(creature)
  return [
    ...(has.supplies > 0
      ? [{ name: 'Supplies', value: has.supplies, rule: 'DLV-INV-07' as const }]
      : []),
    ...(has.treasure > 0
      ? [{ name: 'Treasure and coins', value: has.treasure, rule: 'DLV-INV-08' as const }]
      : []),
    ...(wheeled > 1
      ? [{ name: 'On wheels', value: `${wheeled} times the room`, rule: 'DLV-TRN-07' as const }]
      : []),
    ...(creature.kind === 'animal'
      ? [{ name: 'A beast', value: beastCarries(creature.name), rule: 'DLVX-ANS-05' as const }]
      : []),
    ...(legs > 0
      ? [{ name: 'A hurt leg', value: 'half the room', rule: 'DLV-WND-04' as const }]
      : []),
    ...(has.fatigue > 0
      ? [
          {
            name: 'Fatigue',
            value: `${has.fatigue}, a unit each`,
            rule: has.fatigue > aMan ? ('E-DLV-37' as const) : ('DLV-INV-05' as const),
          },
        ]
      : []),
  ]
}

function costsOf(creature: ReadonlyCreature, has: Carried): string {
  const over = has.allowed ? [] : [`${has.units - has.capacity} more than there is room for`]
  const laden =
    has.encumbered && creature.kind !== 'animal'
      ? ['encumbered: no HP, half speed, no casting']
      : has.encumbered
        ? ['encumbered: half speed']
        : []
  return [...laden, ...over].join('; ')
}
