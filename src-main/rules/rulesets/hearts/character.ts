import { type Effect, setCondition } from '../../core/effects.ts'
import { newCreature } from '../../core/creature.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { CharacterKit, Problem } from '../../core/ruleset/characters.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { gearNamed, loadout, type GearStacking } from './gear.ts'
import { apStacking, bowTwoHanded, manaStacking } from './house-rules/gear.ts'
import { bookInHand } from './house-rules/magic.ts'
import { skillNames } from './fields.ts'

/** A new character's numbers; coins are 3d6. Rule HRT-CHAR-01. */
export function newCharacter(
  coinDice: readonly number[],
): Record<'hp' | 'maxHp' | 'st' | 'ap' | 'mana' | 'coins', number> {
  return {
    hp: 3,
    maxHp: 3,
    st: 11,
    ap: 0,
    mana: 0,
    coins: coinDice.reduce((sum, die) => sum + die, 0),
  }
}

export const characters: CharacterKit = {
  blank,
  derive,
  problems,
  standard: ['maxHp'],
  // The middle of 3d6, for the GM to change.
  newSkill: 10,
}

function blank(id: string, name: string): Creature {
  return newCreature(id, name, 'character', { ...newCharacter([]), maxAp: 0, maxMana: 0 })
}

function namesOf(creature: ReadonlyCreature, which: (item: Readonly<Item>) => boolean): string[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item && which(item)
      ? Array.from({ length: Math.max(1, item.count) }, () => item.gear ?? item.name)
      : []
  })
}

function readyNames(creature: ReadonlyCreature): string[] {
  return namesOf(creature, ({ ready }) => ready)
}

/** AP is of what is worn; Mana of every implement that is carried, in hand or not. Rules HRT-EQ-05, HRT-EQ-06. */
function mostOf(
  creature: ReadonlyCreature,
  situation: Situation,
): { maxAp: number; maxMana: number } {
  const stacking = stackingOf(situation)
  const { maxAp } = loadout(readyNames(creature), stacking)
  const { maxMana } = loadout(
    namesOf(creature, () => true),
    stacking,
  )
  return { maxAp, maxMana }
}

/**
 * Maximum AP and Mana follow from gear; the current values never exceed them. Armour put on outside a fight gives its AP
 * at once, because only the end of a fight would give it otherwise. Rules HRT-EQ-05, HRT-EQ-06, HRT-HEAL-01.
 */
function derive(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  const { ap = 0, mana = 0, maxAp: before = 0 } = creature.values
  const { maxAp, maxMana } = mostOf(creature, situation)
  const gained = situation.fight ? 0 : Math.max(0, maxAp - before)
  return setFields(creature, {
    maxAp,
    maxMana,
    ap: Math.min(ap + gained, maxAp),
    mana: Math.min(mana, maxMana),
  })
}

/** Gives a creature the most AP and Mana that its gear allows, and fills them. */
export function withFullPools(creature: Creature, situation: Situation): Creature {
  const { maxAp, maxMana } = mostOf(creature, situation)
  return { ...creature, values: { ...creature.values, maxAp, maxMana, ap: maxAp, mana: maxMana } }
}

function stackingOf(situation: Situation): GearStacking {
  return {
    apStacking: houseRule<'sum' | 'oneBodyArmour'>(situation, apStacking),
    manaStacking: houseRule<'sum' | 'best'>(situation, manaStacking),
  }
}

/** Brings fields of a creature to these values; nothing for those that have them already. */
export function setFields(
  creature: ReadonlyCreature,
  to: Readonly<Record<string, number>>,
): Effect[] {
  return Object.entries(to)
    .filter(([field, value]) => (creature.values[field] ?? 0) !== value)
    .map(([field, value]) => ({ do: 'set', creature: creature.id, field, to: value }))
}

/** Takes these conditions off a creature that has them. */
export function clearConditions(
  { id, conditions }: ReadonlyCreature,
  names: readonly string[],
): Effect[] {
  return names.filter((name) => name in conditions).map((name) => setCondition(id, name, null))
}

/** Name of one of several for a question: "Maud", or "Maud (2)" where another bears it too. */
export function nameAmong(all: readonly ReadonlyCreature[], at: number): string {
  const name = all[at]?.name ?? ''
  const twice = all.some((other, place) => place !== at && other.name === name)
  return twice ? `${name} (${at + 1})` : name
}

function problems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  if (creature.kind !== 'character') return []
  return [
    ...handProblems(creature, situation),
    ...armourProblems(creature),
    ...skillProblems(creature),
    ...poolProblems(creature),
    ...purseProblems(creature),
  ]
}

/** Rule HRT-EQ-01: nobody spends more than the purse. */
function purseProblems(creature: ReadonlyCreature): Problem[] {
  return (creature.values.coins ?? 0) < 0
    ? [{ says: 'More coins are spent than there were', rule: 'HRT-EQ-01' }]
    : []
}

/** Two-handed things leave no hand for anything else that is held. Rules HRT-EQ-04, E-HRT-19. */
function handProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const bow = houseRule<boolean>(situation, bowTwoHanded)
  const book = houseRule<boolean>(situation, bookInHand)
  const inHand = ['shield', 'wand', ...(book ? ['spellbook'] : [])]
  const held = readyNames(creature)
    .flatMap((name) => gearNamed(name) ?? [])
    .filter((row) => row.die || row.hands || inHand.includes(row.id))
  const both = held.filter((row) => row.hands === 2 || (bow && row.id === 'bow'))
  if (both.length === 0 || held.length < 2) return []
  return [
    {
      says: `${both.map((row) => row.name).join(' and ')} takes both hands, and something else is held`,
      rule: 'HRT-EQ-04',
    },
  ]
}

function armourProblems(creature: ReadonlyCreature): Problem[] {
  const names = readyNames(creature).map((name) => gearNamed(name)?.id)
  const body = names.filter((id) => id === 'maille' || id === 'plate').length
  const shields = names.filter((id) => id === 'shield').length
  return [
    ...(body > 1 ? [{ says: 'More than one body armour is worn', rule: 'E-HRT-09' as const }] : []),
    ...(shields > 1
      ? [{ says: 'More than one shield is carried ready', rule: 'E-HRT-09' as const }]
      : []),
  ]
}

function skillProblems(creature: ReadonlyCreature): Problem[] {
  const unknown = Object.keys(creature.skills).filter((name) => !skillNames.includes(name))
  return unknown.map((name) => ({
    says: `${name} is none of the 25 skills`,
    rule: 'HRT-SKILL-03' as const,
  }))
}

function poolProblems(creature: ReadonlyCreature): Problem[] {
  const pools = [
    ['hp', 'maxHp', 'HP', 'HRT-CHAR-01'],
    ['ap', 'maxAp', 'AP', 'HRT-EQ-05'],
    ['mana', 'maxMana', 'Mana', 'HRT-EQ-06'],
  ] as const
  return pools
    .filter(([now, most]) => (creature.values[now] ?? 0) > (creature.values[most] ?? 0))
    .map(([, , label, rule]) => ({ says: `${label} is above its maximum`, rule }))
}
