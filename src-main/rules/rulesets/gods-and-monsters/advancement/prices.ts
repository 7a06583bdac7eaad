import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { major, type AbilityName, type ShareBonus } from '../abilities.ts'
import { archetypeOf } from '../archetypes.ts'
import { archetypesOf } from '../people.ts'
import { abilityCost, fieldBonusCost, newFieldCost, skillCost } from './mojo.ts'

/** Mojo that a monk pays for techniques. Rule GAM-MOJ-05. */
const techniques = {
  'technique of one skill': 2,
  'technique of a field': 4,
  'one skill into its field': 3,
  'two skills into their field': 2,
} as const
type Technique = keyof typeof techniques

/** Things that mojo buys. */
export const wares = [
  'ability',
  'field bonus',
  'new field',
  'skill',
  'technique of one skill',
  'technique of a field',
  'one skill into its field',
  'two skills into their field',
] as const
type Ware = (typeof wares)[number]

interface Wanted {
  what: Ware
  ability: AbilityName
  name?: string | undefined
  field?: string | undefined
  short: boolean
  kept: boolean
}

export interface Price {
  mojo: number
  rule: RuleId
  says: string
  /** True when mojo from study may pay for it too. Rule GAM-PRM-02. */
  studied: boolean
  effects: Effect[]
}

/**
 * Price and effects of the purchase, or the reason it can’t be made. Rules GAM-MOJ-02, GAM-MOJ-03,
 * GAM-MOJ-05, GAM-MOJ-06.
 */
export function priceOf(
  creature: ReadonlyCreature,
  wanted: Wanted,
  shares: ShareBonus,
): Price | string {
  const name = wanted.name?.trim() ?? ''
  if (wanted.what === 'ability') return abilityPrice(creature, wanted.ability, wanted.short, shares)
  if (!name) return 'Name the field or skill that is learned.'
  if (wanted.what === 'field bonus') return bonusPrice(creature, name)
  const learns = (to: number): Effect[] => [{ do: 'skill', creature: creature.id, skill: name, to }]
  if (name in creature.skills)
    return `${creature.name} has ${name} already: raise its bonus instead.`
  if (wanted.what === 'new field')
    return {
      mojo: newFieldCost,
      rule: 'GAM-MOJ-03',
      says: `${name} at +1, with one skill`,
      studied: true,
      effects: learns(1),
    }
  if (wanted.what === 'skill') {
    const bonus = creature.skills[wanted.field?.trim() ?? ''] ?? 1
    return {
      mojo: skillCost(wanted.kept),
      rule: 'GAM-MOJ-03',
      says: `${name} at +${bonus}`,
      studied: true,
      effects: learns(bonus),
    }
  }
  const mojo = techniques[wanted.what satisfies Technique]
  if ((creature.values.monk ?? 0) < 1)
    return `${creature.name} is no monk (GAM-MOJ-05): choose a skill or a field instead.`
  return {
    mojo,
    rule: 'GAM-MOJ-05',
    says: `${name}, ${wanted.what}`,
    studied: true,
    effects: learns(1),
  }
}

function abilityPrice(
  creature: ReadonlyCreature,
  ability: AbilityName,
  short: boolean,
  shares: ShareBonus,
): Price {
  const score = creature.values[ability] ?? 10
  const archetypal = archetypesOf(creature).some((one) => archetypeOf[one].ability === ability)
  const feeds =
    major(score + 1, shares) > major(score, shares)
      ? '; what it feeds rises too: set those numbers'
      : ''
  return {
    mojo: abilityCost(score, archetypal, short),
    rule: 'GAM-MOJ-02',
    says: `${ability} ${score + 1}${feeds}`,
    studied: false,
    effects: [{ do: 'change', creature: creature.id, field: ability, by: 1 }],
  }
}

function bonusPrice(creature: ReadonlyCreature, name: string): Price | string {
  if (/^fighting arts?$/i.test(name))
    return 'The bonus of Fighting Art grows by levels only (GAM-MOJ-06): choose another field.'
  const bonus = creature.skills[name]
  if (bonus === undefined) return `${creature.name} has no field ${name}: learn it as a new field.`
  return {
    mojo: fieldBonusCost(bonus),
    rule: 'GAM-MOJ-03',
    says: `${name} at +${bonus + 1}`,
    studied: true,
    effects: [{ do: 'skill', creature: creature.id, skill: name, to: bonus + 1 }],
  }
}
