import { upperFirst } from '../../../core/words.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { verveKept } from '../house-rules/injury.ts'
import { applyDamage, type Points } from './figures.ts'
import { archetypalInjuries, pointEffects, pointsOf } from './states.ts'

export const vervings = ['as the rule has it', 'archetypal', 'not archetypal'] as const
/** GM’s word on whether verve may take the harm. Rule GAM-SUR-04. */
type Verving = (typeof vervings)[number]

/** A warrior in combat; any other case is for the GM to see, and verve may be kept back. Rules GAM-SUR-04, GAM-SUR-05, GAM-AMB-24. */
export function isArchetypal(
  situation: Situation,
  creature: ReadonlyCreature,
  said: Verving,
): boolean {
  const rightly = situation.fight !== undefined && (creature.values.warrior ?? 0) > 0
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
export function changesSay(was: Points, is: Points): string {
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

/** Sets a creature's new points, and marks whether its new injuries are archetypal. */
export function hurtEffects(creature: ReadonlyCreature, is: Points, archetypal: boolean): Effect[] {
  const was = pointsOf(creature)
  const newly = is.injuries > was.injuries
  const marked = archetypalInjuries in creature.tags
  return [
    ...(newly && marked !== archetypal
      ? [{ do: 'tag' as const, creature: creature.id, tag: archetypalInjuries, on: archetypal }]
      : []),
    ...pointEffects(creature.id, was, is),
  ]
}
