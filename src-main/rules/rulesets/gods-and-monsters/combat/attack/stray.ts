import type { Effect } from '../../../../core/effects.ts'
import { rollOne, type ProcedureOf } from '../../../../core/procedure.ts'
import type { Step } from '../../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { scoreTerm } from '../../checks/scores.ts'
import { burdens, scoredTest, runTest } from '../../checks/trial.ts'
import { changesSay, hurtEffects, isArchetypal, pointsAfter } from '../../harm/hurt.ts'
import { pointsOf } from '../../harm/states.ts'
import { targetOf } from '../../checks/trial.ts'
import type { AttackPlan } from './blow.ts'
import { takesCover } from './terms.ts'
import { coverBonus } from '../figures.ts'

interface Stray {
  says: string[]
  why: Step[]
  effects: Effect[]
}

/** Foes of the target whom the same roll would have hit as well. Rules GAM-CMB-11, GAM-AMB-36. */
function alsoHit(
  situation: Situation,
  blow: AttackPlan,
  face: number,
  adjust: number,
): ReadonlyCreature[] {
  const own = blow.target.values.defense ?? 0
  const cover = (one: ReadonlyCreature): number =>
    coverBonus(blow.cover, takesCover(situation, one))
  return blow.around.filter((one) => {
    const differs = own - (one.values.defense ?? 0) + cover(blow.target) - cover(one)
    return one.side !== blow.target.side && face <= targetOf(blow.terms) + adjust + differs
  })
}

/** A shot into close combat: bystanders must get out of its way. Rules GAM-CMB-11, GAM-CMB-12. */
export function* strays(
  situation: Situation,
  blow: AttackPlan,
  shot: { face: number; hit: boolean; damage: number; adjust: number; suffix: string },
): ProcedureOf<Stray> {
  if (blow.aim !== 'to hurt' || blow.around.length === 0) return { says: [], why: [], effects: [] }
  const foes = blow.around.filter(({ side }) => side !== blow.target.side)
  const inWay = shot.hit
    ? alsoHit(situation, blow, shot.face, shot.adjust)
    : yield* oneOf(foes, shot.suffix)
  const stray: Stray = { says: [], why: [], effects: [] }
  for (const one of inWay) {
    const came = yield* dodges(situation, one, shot)
    stray.says.push(...came.says)
    stray.why.push(...came.why)
    stray.effects.push(...came.effects)
  }
  return stray
}

/** A miss flies on towards one of the target’s foes. Rule GAM-CMB-12. */
function* oneOf(
  foes: readonly ReadonlyCreature[],
  suffix: string,
): ProcedureOf<ReadonlyCreature[]> {
  if (foes.length <= 1) return [...foes]
  const face = yield* rollOne(`who stands in the way${suffix}`, foes.length)
  const one = foes[face - 1]
  return one ? [one] : []
}

function* dodges(
  situation: Situation,
  one: ReadonlyCreature,
  { hit, damage, suffix }: { hit: boolean; damage: number; suffix: string },
): ProcedureOf<Stray> {
  const rule = hit ? ('GAM-CMB-11' as const) : ('GAM-CMB-12' as const)
  const test = scoredTest(
    `evasion of ${one.name} (${one.id})${suffix}`,
    [
      scoreTerm(one, 'evasion'),
      { name: 'Defense', value: hit ? 0 : (one.values.defense ?? 0), rule: 'GAM-CMB-12' },
      ...burdens(one, situation, 'evasion'),
    ],
    { rule, success: 'Out of the way', failure: 'Hit as well' },
  )
  const tried = yield* runTest(test, { adjust: 0, secret: false })
  if (tried.success) return { says: [`${one.name} is out of the way`], why: tried.why, effects: [] }
  const archetypal = isArchetypal(situation, one, 'as the rule has it')
  const was = pointsOf(one)
  const is = pointsAfter(was, { damage, archetypal })
  return {
    says: [`${one.name} is hit as well, ${changesSay(was, is) || 'without harm'}`],
    why: tried.why,
    effects: hurtEffects(one, is, archetypal),
  }
}
