import type { AtTable } from '../../../../core/action.ts'
import { askNotation } from '../../../../dice/roll.ts'
import type { Effect } from '../../../../core/effects.ts'
import { signed } from '../../../../common/trial.ts'
import type { Step } from '../../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../../core/procedure.ts'
import type { Situation } from '../../../../core/situation.ts'
import { targetOf } from '../../checks/trial.ts'
import type { Points } from '../../harm/figures.ts'
import { changesSay, pointsAfter } from '../../harm/hurt.ts'
import { afterSets, pointsOf } from '../../harm/states.ts'
import { damageRoll } from '../figures.ts'
import { aimedAt } from './aims.ts'
import type { AttackInput, AttackPlan } from './blow.ts'
import { strays } from './stray.ts'

/** Results of all attacks of a round. */
interface Struck {
  says: { says: string; hit: boolean }[]
  why: Step[]
  effects: Effect[]
  points: Points
  damage: number
}

/** Attacks that are rolled: a maneuver is one. Rules GAM-CMB-16, GAM-CMB-36. */
export function countOf({ aim, arm, extra }: AttackPlan): number {
  return aim === 'to hurt' ? arm.count + extra : 1
}

/** Each attack of a round is rolled by itself, and falls on what the last one left. Rule GAM-CMB-16. */
export function* attacks(
  situation: Situation,
  blow: AttackPlan,
  input: AttackInput,
  at: AtTable,
): ProcedureOf<Struck> {
  const all: Struck = { says: [], why: [], effects: [], points: pointsOf(blow.target), damage: 0 }
  const count = countOf(blow)
  for (let which = 1; which <= count; which++) {
    const suffix = count > 1 ? ` ${which}` : ''
    const around = blow.around.map((each) => afterSets(each, all.effects))
    const one = yield* once(situation, { ...blow, around }, input, at, all.points, suffix)
    all.says.push(...one.says)
    all.why.push(...one.why)
    all.effects.push(...one.effects)
    all.points = one.points
    all.damage += one.damage
  }
  return all
}

function* once(
  situation: Situation,
  blow: AttackPlan,
  input: AttackInput,
  at: AtTable,
  points: Points,
  suffix: string,
): ProcedureOf<Struck> {
  const { adjust, override } = at.ruling
  const number = targetOf(blow.terms) + adjust
  const face = override ? 0 : yield* rollOne(`attack${suffix}`, 20)
  const hit = override ? override === 'success' : face <= number
  const why: Step[] = override
    ? [{ name: 'Ruled by the GM', value: override }]
    : [
        {
          name: `Attack${suffix}`,
          value: `${face} against ${number}: ${hit ? 'hits' : 'misses'}`,
          rule: suffix === '' ? 'GAM-CMB-07' : 'GAM-CMB-16',
        },
      ]
  if (!hit) return yield* missed(situation, blow, { face, why, points, adjust, suffix })
  const rolled =
    blow.aim === 'grab' ? null : yield* askNotation(`damage${suffix}`, blow.arm.expression)
  const damage = rolled ? damageRoll(rolled.total, targetOf(blow.harm)) : 0
  const aim = yield* aimedAt(situation, blow, damage, input)
  const { survival: plainly, injuries } = aim.split ?? { survival: damage, injuries: 0 }
  const after = pointsAfter(points, { damage: plainly, injuries, archetypal: blow.archetypal })
  const stray = yield* strays(situation, blow, { face, hit, damage, adjust, suffix })
  const told = rolled ? `Hits for ${damage}` : 'Gets hold'
  const came = [changesSay(points, after), aim.says].filter(Boolean).join(', ') || 'no harm'
  return {
    says: [{ hit, says: [`${told}: ${came}`, ...stray.says].join('; ') }],
    why: [...why, ...damageSteps(blow, rolled?.says, suffix, damage), ...aim.why, ...stray.why],
    effects: [...aim.effects, ...stray.effects],
    points: after,
    damage,
  }
}

function* missed(
  situation: Situation,
  blow: AttackPlan,
  shot: { face: number; why: Step[]; points: Points; adjust: number; suffix: string },
): ProcedureOf<Struck> {
  const flies = blow.ranged && blow.around.some(({ side }) => side !== blow.target.side)
  const damage = flies
    ? damageRoll(
        (yield* askNotation(`damage of a miss${shot.suffix}`, blow.arm.expression)).total,
        targetOf(blow.harm),
      )
    : 0
  const stray = yield* strays(situation, blow, { ...shot, hit: false, damage })
  return {
    says: [{ hit: false, says: ['Misses', ...stray.says].join('; ') }],
    why: [...shot.why, ...stray.why],
    effects: stray.effects,
    points: shot.points,
    damage: 0,
  }
}

function damageSteps(
  { arm, harm }: AttackPlan,
  says: string | undefined,
  suffix: string,
  damage: number,
): Step[] {
  if (says === undefined) return []
  return [
    { name: `Damage${suffix} ${arm.dice}`, value: says, rule: 'GAM-CMB-09' },
    ...harm.map(({ name, value, rule }): Step => ({
      name,
      value: signed(value),
      ...(rule ? { rule } : {}),
    })),
    { name: 'In all', value: damage, rule: 'GAM-WPN-02' },
  ]
}
