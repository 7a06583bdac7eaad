import { signed } from '../../../../common/check.ts'
import type { AtTable } from '../../../../core/action.ts'
import type { Effect } from '../../../../core/effects.ts'
import type { Step } from '../../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { askNotation } from '../../../../dice/roll.ts'
import { askBid } from '../../checks/bid.ts'
import { creatureTest, runTest, targetOf } from '../../checks/trial.ts'
import {
  afterSets,
  changesText,
  hurtEffects,
  isArchetypal,
  pointsAfter,
  pointsOf,
  type Points,
} from '../../harm/points.ts'
import { coverBonus, damageRoll } from '../figures.ts'
import { runAim } from './aims.ts'
import type { AttackInput, AttackPlan } from './plan.ts'
import { takesCover } from './terms.ts'

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
function* strays(
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
    const came = yield* runDodge(situation, one, shot)
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

function* runDodge(
  situation: Situation,
  one: ReadonlyCreature,
  { hit, damage, suffix }: { hit: boolean; damage: number; suffix: string },
): ProcedureOf<Stray> {
  const rule = hit ? ('GAM-CMB-11' as const) : ('GAM-CMB-12' as const)
  const test = creatureTest(one, situation, 'evasion', {
    label: `evasion of ${one.name} (${one.id})${suffix}`,
    rule,
    success: 'Out of the way',
    failure: hit ? 'Hit as well' : 'Hit instead',
    terms: [{ name: 'Defense', value: hit ? 0 : (one.values.defense ?? 0), rule: 'GAM-CMB-12' }],
  })
  const result = yield* runTest(test, { adjust: 0, secret: false })
  if (result.success)
    return { says: [`${one.name} is out of the way`], why: result.why, effects: [] }
  const archetypal = isArchetypal(situation, one, 'as the rule has it', true)
  const was = pointsOf(one)
  const is = pointsAfter(was, { damage, archetypal })
  return {
    says: [
      `${one.name} is hit ${hit ? 'as well' : 'instead'}, ${changesText(was, is) || 'without harm'}`,
    ],
    why: result.why,
    effects: hurtEffects(one, is, archetypal),
  }
}

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
export function* runAttacks(
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
    const one = yield* runAttack(situation, { ...blow, around }, input, at, all.points, suffix)
    all.says.push(...one.says)
    all.why.push(...one.why)
    all.effects.push(...one.effects)
    all.points = one.points
    all.damage += one.damage
  }
  return all
}

/** Combat is archetypal for warriors; against a character of the players no mojo is bid. Rules GAM-MOJ-08, GAM-MOJ-10. */
function mayBid({ attacker, target }: AttackPlan): boolean {
  return (
    attacker.kind === 'character' &&
    (attacker.values.warrior ?? 0) > 0 &&
    target.kind !== 'character'
  )
}

function* runAttack(
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
  const missed = !override && face > number
  const bid =
    missed && mayBid(blow) ? yield* askBid(blow.attacker, `attack${suffix}`, face, number) : null
  const hit = override ? override === 'success' : !missed || (bid?.turned ?? false)
  const why: Step[] = override
    ? [{ name: 'Ruled by the GM', value: override }]
    : [
        {
          name: `Attack${suffix}`,
          value: `${face} against ${number}: ${missed ? 'misses' : 'hits'}`,
          rule: suffix === '' ? 'GAM-CMB-07' : 'GAM-CMB-16',
        },
        ...(bid?.why ?? []),
      ]
  if (!hit) return yield* runMiss(situation, blow, { face, why, points, adjust, suffix })
  const rolled =
    blow.aim === 'grab' ? null : yield* askNotation(`damage${suffix}`, blow.arm.expression)
  const damage = rolled ? damageRoll(rolled.total, targetOf(blow.harm)) : 0
  const aim = yield* runAim(situation, blow, damage, input)
  const { survival: plainly, injuries } = aim.split ?? { survival: damage, injuries: 0 }
  const after = pointsAfter(points, { damage: plainly, injuries, archetypal: blow.archetypal })
  const stray = yield* strays(situation, blow, { face, hit, damage, adjust, suffix })
  const headline = rolled ? `Hits for ${damage}` : 'Gets hold'
  const came = [changesText(points, after), aim.says].filter(Boolean).join(', ') || 'no harm'
  return {
    says: [{ hit, says: [`${headline}: ${came}`, ...stray.says].join('; ') }],
    why: [...why, ...damageSteps(blow, rolled?.says, suffix, damage), ...aim.why, ...stray.why],
    effects: [...aim.effects, ...stray.effects],
    points: after,
    damage,
  }
}

function* runMiss(
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
