import { compact } from '../../../common/compact.ts'
import { holdingOn, outOfAction } from '../../../common/incapacitated.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { verveKept } from '../house-rules/harm.ts'

/** Kept on somebody whose latest injuries came of archetypal harm. Rule GAM-INJ-07. */
export const archetypalInjuries = 'archetypal injuries'

/** Points between a creature and death, and its injuries. */
export interface Points {
  /** A temporary pool; 0 without one. */
  pool: number
  verve: number
  survival: number
  injuries: number
}

/** Damage through the pool, verve where it is archetypal, survival, and injuries for the rest. Rules GAM-SUR-06, GAM-SUR-10, GAM-SUR-12, GAM-INJ-01. */
export function applyDamage(had: Points, damage: number, archetypal: boolean): Points {
  const off = (points: number, harm: number): number => Math.min(Math.max(0, points), harm)
  let left = Math.max(0, damage)
  const pool = off(had.pool, left)
  left -= pool
  const verve = archetypal ? off(had.verve, left) : 0
  left -= verve
  const survival = off(had.survival, left)
  left -= survival
  return {
    pool: had.pool - pool,
    verve: had.verve - verve,
    survival: had.survival - survival,
    injuries: had.injuries + left,
  }
}

/** More injuries than points that could have taken them; equality is none. Rules GAM-INJ-07, GAM-AMB-82. */
export function deathCheckDue(
  { injuries, survival, verve }: Omit<Points, 'pool'>,
  latestArchetypal: boolean,
): boolean {
  return injuries > survival + (latestArchetypal ? verve : 0)
}

export function pointsOf({ values }: Pick<ReadonlyCreature, 'values'>): Points {
  return {
    pool: values.pool ?? 0,
    verve: values.verve ?? 0,
    survival: values.hp ?? 0,
    injuries: values.injuries ?? 0,
  }
}

const fieldOf = { pool: 'pool', verve: 'verve', survival: 'hp', injuries: 'injuries' } as const

/** Sets what has changed of somebody's points. */
export function pointEffects(id: string, was: Points, is: Points): Effect[] {
  return (Object.keys(fieldOf) as (keyof Points)[])
    .filter((key) => was[key] !== is[key])
    .map((key): Effect => ({ do: 'set', creature: id, field: fieldOf[key], to: is[key] }))
}

/** Copy of a creature with the values that these effects set, for the next step of the same run. */
export function afterSets(
  creature: ReadonlyCreature,
  effects: readonly Effect[],
): ReadonlyCreature {
  const values = { ...creature.values }
  for (const effect of effects)
    if (effect.do === 'set' && effect.creature === creature.id) values[effect.field] = effect.to
  return { ...creature, values }
}

export const vervings = ['as the rule has it', 'archetypal', 'not archetypal'] as const
/** GM’s word on whether verve may take the harm. Rule GAM-SUR-04. */
type Verving = (typeof vervings)[number]

/** A warrior in combat, which any blow is; any other case is for the GM to see, and verve may be kept back. Rules GAM-SUR-04, GAM-SUR-05, GAM-AMB-24. */
export function isArchetypal(
  situation: Situation,
  creature: ReadonlyCreature,
  said: Verving,
  inCombat = situation.fight !== undefined,
): boolean {
  const rightly = inCombat && (creature.values.warrior ?? 0) > 0
  if (said === 'as the rule has it') return rightly
  return said === 'archetypal' || (rightly && houseRule(situation, verveKept) === 'must not')
}

/** Points after harm of which some may go straight to injuries. Rules GAM-SUR-12, GAM-CMB-37, GAM-CMB-38. */
export function pointsAfter(
  had: Points,
  harm: { damage: number; injuries?: number; archetypal: boolean },
): Points {
  const is = applyDamage(had, harm.damage, harm.archetypal)
  return { ...is, injuries: is.injuries + (harm.injuries ?? 0) }
}

const names = {
  pool: 'pool',
  verve: 'verve',
  survival: 'survival',
  injuries: 'injuries',
} as const

/** "verve 15 to 14, survival 6 to 5". */
export function changesText(was: Points, is: Points): string {
  return (Object.keys(names) as (keyof Points)[])
    .filter((key) => was[key] !== is[key])
    .map((key) => `${names[key]} ${was[key]} to ${is[key]}`)
    .join(', ')
}

const ruleOf = {
  pool: 'GAM-SUR-10',
  verve: 'GAM-SUR-06',
  survival: 'GAM-SUR-12',
  injuries: 'GAM-INJ-01',
} as const

export function pointSteps(was: Points, is: Points): Step[] {
  return (Object.keys(names) as (keyof Points)[])
    .filter((key) => was[key] !== is[key])
    .map((key): Step => ({
      name: upperFirst(names[key]),
      value: `${was[key]} to ${is[key]}`,
      rule: ruleOf[key],
    }))
}

/** Effects of injuries, verve as the rule has it. Rule GAM-INJ-01. */
export function injuryEffects(
  situation: Situation,
  creature: ReadonlyCreature,
  points = 1,
): Effect[] {
  const was = pointsOf(creature)
  const archetypal = isArchetypal(situation, creature, 'as the rule has it')
  return hurtEffects(creature, { ...was, injuries: was.injuries + points }, archetypal)
}

/** Sets a creature's new points, and marks whether its new injuries are archetypal. */
export function hurtEffects(creature: ReadonlyCreature, is: Points, archetypal: boolean): Effect[] {
  const was = pointsOf(creature)
  const newly = is.injuries > was.injuries
  const marked = archetypalInjuries in creature.tags
  return compact(
    newly &&
      marked !== archetypal && {
        do: 'tag',
        creature: creature.id,
        tag: archetypalInjuries,
        on: archetypal,
      },
    ...pointEffects(creature.id, was, is),
    // At once, so that attacks that follow in the same press find them on their feet.
    staysUp(creature, is) && {
      do: 'condition',
      creature: creature.id,
      name: holdingOn,
      to: { rule: 'GAM-INJ-04' },
    },
  )
}

/** True for somebody whom harm brings to 0 survival and who was on their feet. Rule GAM-INJ-04. */
function staysUp({ conditions }: ReadonlyCreature, { survival }: Points): boolean {
  return (
    survival <= 0 &&
    !outOfAction.some((name) => name in conditions) &&
    !('asleep' in conditions) &&
    !(holdingOn in conditions)
  )
}
