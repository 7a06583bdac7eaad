import { partyOf } from '../../common/sides.ts'
import { thingsOf } from '../../common/sheet-places.ts'
import { type Step, step } from '../../core/outcome.ts'
import type { Load } from '../../core/ruleset/gear.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { counted } from '../../core/words.ts'
import { isDelveCampaign } from './at-home.ts'
import {
  animalCapacity,
  cartLoadEncumbers,
  coinUnitsRule,
  fatigueEncumbers,
  fatigueOrder,
  trackWater,
} from './house-rules/load.ts'
import { daysInUnit, isFeed, isFood, isKit } from './supplies.ts'

type Item = ReadonlyCreature['items'][string]

/** Units and fatigue that a creature carries, and what changes its capacity. */
interface LoadCount {
  units: number
  fatigue: number
  /** 1 on foot, 2 with a cart, 4 with a wagon. */
  multiplier?: number
  /** Wounds that halve what its bearer carries. */
  halved?: number
  fatigueEncumbers?: boolean
  fatigueOrder?: 'afterCart' | 'beforeCart'
}

/** Capacity, and whether a load is allowed and encumbers. Rules DLV-INV-01 to DLV-INV-05, DLV-WND-04. */
export function load(input: LoadCount): {
  capacity: number
  allowed: boolean
  encumbered: boolean
} {
  const {
    units,
    fatigue,
    multiplier = 1,
    halved = 0,
    fatigueEncumbers = false,
    fatigueOrder = 'afterCart',
  } = input
  const own = Math.floor(4 / 2 ** halved)
  const capacity =
    fatigueOrder === 'afterCart'
      ? Math.max(0, own * multiplier - fatigue)
      : Math.max(0, own - fatigue) * multiplier
  return {
    capacity,
    allowed: units <= capacity,
    encumbered: units > 0 || (fatigueEncumbers && fatigue > 0),
  }
}

/** Units that coins take up. Rules DLV-INV-08, E-DLV-05. */
export function coinUnits(coins: number, reading: 'floor' | 'ceil' = 'floor'): { units: number } {
  return { units: reading === 'floor' ? Math.floor(coins / 1000) : Math.ceil(coins / 1000) }
}

/**
 * Units that listed things take up; arms and personal things take none. Rules DLV-INV-01, DLV-INV-07,
 * DLV-INV-08, E-DLV-06.
 */
function unitsOf(things: readonly Item[], water: boolean): { supplies: number; treasure: number } {
  const count = (is: (thing: Item) => boolean): number =>
    things.filter(is).reduce((sum, each) => sum + each.count, 0)
  const food = count(isFood)
  return {
    supplies: Math.ceil(food / (water ? 1 : daysInUnit)) + count(isFeed) + count(isKit),
    treasure: count(({ gear, name }) => gear === 'treasure' || bigPiece.test(name)),
  }
}

/** Names of big pieces of treasure, a unit each. Rule DLV-INV-08. */
const bigPiece = /^(?:(?:big|large) )?(?:statue|chest|relic|units? of treasure)s?$/i

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
export function loadCarried(creature: ReadonlyCreature, situation: Situation): Carried {
  const listed = isDelveCampaign(situation)
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
  return loadCarried(creature, situation).encumbered
}

/** Load as the party strip shows it. Rules DLV-INV-02 to DLV-INV-05. */
export function loadOf(creature: ReadonlyCreature, situation: Situation): Load {
  const has = loadCarried(creature, situation)
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
    ...(has.supplies > 0 ? [step('Supplies', has.supplies, 'DLV-INV-07')] : []),
    ...(has.treasure > 0 ? [step('Treasure and coins', has.treasure, 'DLV-INV-08')] : []),
    ...(wheeled > 1 ? [step('On wheels', `${wheeled} times the room`, 'DLV-TRN-07')] : []),
    ...(creature.kind === 'animal'
      ? [step('A beast', beastCarries(creature.name), 'DLVX-ANS-05')]
      : []),
    ...(legs > 0 ? [step('A hurt leg', 'half the room', 'DLV-WND-04')] : []),
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

/** Condition of a character whose load has taken their HP. */
export const encumberedMark = 'Encumbered'

/**
 * Encumbered party members: by load, or marked Laden by the GM when the game counts no load. Rules
 * DLV-INV-02, E-DLV-03.
 */
export function encumberedOf(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter((creature) => isEncumbered(creature, situation))
}

/** Step that says who counts as encumbered. Rule DLV-INV-02. */
export function ladenSteps(situation: Situation): Step[] {
  const counted = situation.party.some((id) => situation.creatures[id]?.values.load !== undefined)
  if (counted) return [step('Encumbered', 'load of 1 unit or more', 'DLV-INV-02')]
  return [step('Load', 'this game counts none: mark Laden whoever carries too much', 'DLV-INV-02')]
}
