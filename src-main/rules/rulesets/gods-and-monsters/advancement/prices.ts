import { compact } from '../../../common/compact.ts'
import type { Effect } from '../../../core/effects.ts'
import { type RuleId, type Step, step } from '../../../core/outcome.ts'
import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { major, type AbilityName, type ShareBonus } from '../character/abilities.ts'
import { archetypeOf } from '../character/archetypes.ts'
import { archetypesOf } from '../character/people.ts'
import { abilityCost, fieldBonusCost, newFieldCost, skillCost } from './mojo.ts'
import { studyOf } from './own-skills.ts'

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
export type Ware = (typeof wares)[number]

interface Wanted {
  what: Ware
  ability: AbilityName
  name?: string | undefined
  field?: string | undefined
  /** First skill of a new field, or the skill that is bought. */
  skill?: string | undefined
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
): Price | RefusedPreview {
  const own = wanted.skill?.trim() ?? ''
  const [name = '', first = own] = namesOf(wanted, own)
  if (wanted.what === 'ability') return abilityPrice(creature, wanted.ability, wanted.short, shares)
  if (!name) return refusal('Name the field or skill that is learned.')
  if (wanted.what === 'field bonus') return bonusPrice(creature, name)
  const learns = (to: number, ...names: string[]): Effect[] =>
    [name, ...names].map((skill) => ({ do: 'skill', creature: creature.id, skill, to }))
  if (name in creature.skills)
    return refusal(`${creature.name} has ${name} already: raise its bonus instead.`)
  if (wanted.what === 'new field')
    return {
      mojo: newFieldCost,
      rule: 'GAM-MOJ-03',
      says: `${name} at +1, with ${first || 'one skill'}`,
      studied: true,
      effects: first ? learns(1, first) : learns(1),
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
    return refusal(`${creature.name} is no monk (GAM-MOJ-05): choose a skill or a field instead.`)
  return {
    mojo,
    rule: 'GAM-MOJ-05',
    says: `${name}, ${wanted.what}`,
    studied: true,
    effects: learns(1),
  }
}

/** Names of what is bought: of a new field with its skill, “Gambling Art: Poker”, both. */
function namesOf({ what, name = '' }: Wanted, skill: string): string[] {
  if (what === 'skill') return [name.trim() || skill]
  return what === 'new field' ? name.split(':').map((each) => each.trim()) : [name.trim()]
}

function abilityPrice(
  creature: ReadonlyCreature,
  ability: AbilityName,
  short: boolean,
  shares: ShareBonus,
): Price {
  const score = creature.values[ability] ?? 10
  const archetypal = archetypesOf(creature).some((one) => archetypeOf[one].ability === ability)
  const feeds = major(score + 1, shares) > major(score, shares) ? ', and what it feeds with it' : ''
  return {
    mojo: abilityCost(score, archetypal, short),
    rule: 'GAM-MOJ-02',
    says: `${ability} ${score + 1}${feeds}`,
    studied: false,
    effects: [{ do: 'change', creature: creature.id, field: ability, by: 1 }],
  }
}

function bonusPrice(creature: ReadonlyCreature, name: string): Price | RefusedPreview {
  if (/^fighting arts?$/i.test(name))
    return refusal(
      'The bonus of Fighting Art grows by levels only (GAM-MOJ-06): choose another field.',
    )
  const bonus = creature.skills[name]
  if (bonus === undefined)
    return refusal(`${creature.name} has no field ${name}: learn it as a new field.`)
  return {
    mojo: fieldBonusCost(bonus),
    rule: 'GAM-MOJ-03',
    says: `${name} at +${bonus + 1}`,
    studied: true,
    effects: [{ do: 'skill', creature: creature.id, skill: name, to: bonus + 1 }],
  }
}

/** Payment of a price: an extra skill of age, mojo studied for the project, the rest in mojo. */
export interface Payment {
  picks: number
  studied: number
  mojo: number
  effects: Effect[]
  why: Step[]
}

/** Mojo that somebody has studied for a project. Rule GAM-PRM-01. */
export function studiedFor(creature: ReadonlyCreature, project: string): number {
  return creature.skills[studyOf(project)] ?? 0
}

/** Takes mojo from those who help, one after another; what they can’t give is left over. Rule GAM-ADV-15. */
function helped(
  others: readonly ReadonlyCreature[],
  wanted: number,
): { left: number; effects: Effect[]; why: Step[] } {
  let left = wanted
  const effects: Effect[] = []
  const why: Step[] = []
  for (const one of others) {
    const gives = Math.min(left, one.values.mojo ?? 0)
    if (gives === 0) continue
    left -= gives
    effects.push({ do: 'change', creature: one.id, field: 'mojo', by: -gives, min: 0 })
    why.push(step(`From ${one.name}`, `${gives} mojo`, 'GAM-ADV-15'))
  }
  return { left, effects, why }
}

/**
 * Payment of a price, or the reason it can’t be paid. Rules GAM-CRE-14, GAM-ADV-15, GAM-PRM-01, GAM-MOJ-01.
 */
export function payment(
  creature: ReadonlyCreature,
  price: number,
  {
    project,
    pick = false,
    others = [],
  }: { project: string | null; pick?: boolean; others?: readonly ReadonlyCreature[] },
): Payment | RefusedPreview {
  const { mojo = 0, picks = 0 } = creature.values
  if (pick)
    return picks > 0
      ? {
          picks: 1,
          studied: 0,
          mojo: 0,
          effects: [{ do: 'change', creature: creature.id, field: 'picks', by: -1, min: 0 }],
          why: [step('An extra of age', `${picks - 1} left`, 'GAM-CRE-14')],
        }
      : refusal(`${creature.name} has no extra left to choose (GAM-CRE-14): pay mojo instead.`)
  const ready = project === null ? 0 : studiedFor(creature, project)
  const studied = Math.min(price, ready)
  const own = Math.min(mojo, price - studied)
  const help = helped(others, price - studied - own)
  if (help.left > 0)
    return refusal(
      `${creature.name} has ${price - help.left} mojo and this takes ${price}: gain a level, or study for it.`,
    )
  const named = studyOf(project ?? '')
  return {
    picks: 0,
    studied,
    mojo: own,
    effects: compact(
      studied > 0 && {
        do: 'skill',
        creature: creature.id,
        skill: named,
        to: ready - studied > 0 ? ready - studied : null,
      },
      { do: 'change', creature: creature.id, field: 'mojo', by: -own, min: 0 },
      ...help.effects,
    ),
    why: compact(
      studied > 0 && step('Of it by study', `${studied} mojo`, 'GAM-PRM-01'),
      ...help.why,
    ),
  }
}
