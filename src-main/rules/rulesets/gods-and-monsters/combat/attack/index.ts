import { compact } from '../../../../common/compact.ts'
import { defineAction } from '../../../../core/action.ts'
import type { Effect } from '../../../../core/effects.ts'
import { line } from '../../../../core/line.ts'
import { isRefusal } from '../../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { termSteps } from '../../checks/trial.ts'
import { hurtEffects, pointsOf, pointSteps } from '../../harm/points.ts'
import { condition, settleDue } from '../../harm/states.ts'
import { aimMark, coveringId, coversOf } from '../aiming.ts'
import { holdDue } from '../holds.ts'
import {
  aimed,
  concentrating,
  covered,
  grabbed,
  held,
  higher,
  holds,
  immobilized,
  readyingOf,
} from '../marks.ts'
import { attackAsks, planAttack, type AttackInput, type AttackPlan } from './plan.ts'
import { previewAttack, ruleOf } from './preview.ts'
import { runAttacks } from './run.ts'

/**
 * Costs of an attack to the attacker, until the round is over.
 * Rules GAM-CMB-01, GAM-CMB-19, GAM-CMB-27, GAM-CMB-28, GAM-CMB-34, GAM-CMB-36.
 */
function costs(situation: Situation, blow: AttackPlan, input: AttackInput): Effect[] {
  const { attacker, aim, arm, ranged, free, extra } = blow
  const loaded = readyingOf(arm.name)
  const spent: Effect[] = compact(
    ...settleDue(situation, `opening:${attacker.id}`),
    ranged && attacker.uses?.[loaded] && { do: 'use', creature: attacker.id, id: loaded, to: null },
    extra > 0 && { do: 'change', creature: attacker.id, field: 'combatPool', by: -extra, min: 0 },
    ...(blow.aims ? endAim(situation, blow) : []),
  )
  if (!situation.fight) return spent
  const marks = compact(
    aim !== 'to hurt' && aimed,
    aim === 'grab' && grabbed,
    input.ground === 'higher, to guard' && higher,
  )
  return compact(
    ...spent,
    !free && { do: 'acted', creature: attacker.id },
    ...marks.map((mark): Effect => ({ do: 'mark', creature: attacker.id, mark, on: true })),
    ...loosenHold(situation, blow),
  )
}

/** Ends this attacker’s aim: the target knows of it once the attack has come. Rule GAM-CMB-34. */
function endAim(situation: Situation, { attacker, target }: AttackPlan): Effect[] {
  const others = coversOf(situation, target.id).filter((id) => id !== attacker.id)
  return compact(
    ...settleDue(situation, coveringId(attacker.id, target.id)),
    { do: 'mark', creature: attacker.id, mark: aimMark(target.id), on: false },
    others.length === 0 && covered in target.conditions && condition(target.id, covered, null),
  )
}

/** Whoever holds somebody and strikes them with a weapon lets them try to break free again. Rules GAM-CMB-30, GAM-AMB-37. */
function loosenHold(
  { fight }: Situation,
  { attacker, target, arm, ranged, aim }: AttackPlan,
): Effect[] {
  const holding = fight?.marks?.[attacker.id]?.[holds(target.id)]
  if (!holding || ranged || aim === 'grab' || !arm.row || !(immobilized in target.conditions))
    return []
  return [
    condition(target.id, immobilized, null),
    condition(target.id, held, { fight: true, rule: 'GAM-CMB-30' }),
    holdDue(attacker, target),
  ]
}

/** Whoever concentrates and is struck may lose what they hold together. Rule GAM-CNC-02. */
function unsettles(target: ReadonlyCreature): Effect[] {
  if (!(concentrating in target.conditions)) return []
  return [
    {
      do: 'due',
      due: {
        id: `concentrate:${target.id}`,
        action: 'gods-and-monsters.concentrate',
        input: { who: target.id },
        title: 'Keep concentration',
        why: `${target.name} was struck while concentrating`,
        rule: 'GAM-CNC-02',
        when: 'now',
        who: [target.id],
        must: false,
      },
    },
  ]
}

/** One d20 an attack, at or under 11 and all that bears on it. Rules GAM-CMB-07 to GAM-CMB-12, GAM-CMB-16 to GAM-CMB-25. */
export const attack = defineAction({
  id: 'gods-and-monsters.attack',
  title: 'Attack',
  rule: 'GAM-CMB-07',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds:
    'strike hit shoot throw weapon called shot knockout kill grab immobilize ambush poison venom',
  asks: attackAsks,
  plan(situation, input) {
    const blow = planAttack(situation, input)
    return isRefusal(blow) ? blow : { blow, input }
  },
  preview: ({ blow, input }, situation, at) => previewAttack(blow, input, situation, at),
  *run({ blow, input }, situation, at) {
    const { attacker, target, arm } = blow
    const was = pointsOf(target)
    const struck = yield* runAttacks(situation, blow, input, at)
    const hits = struck.says.some(({ hit }) => hit)
    return line(at, {
      rule: ruleOf[blow.aim],
      what: `${attacker.name} on ${target.name}, ${arm.name}`,
      says: struck.says.map(({ says }) => says).join('; '),
      tone: !hits ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      ...(hits ? { total: struck.damage } : {}),
      why: [...termSteps(blow.terms), ...struck.why, ...pointSteps(was, struck.points)],
      effects: [
        ...hurtEffects(target, struck.points, blow.archetypal),
        ...struck.effects,
        ...(hits ? unsettles(target) : []),
        ...costs(situation, blow, input),
      ],
    })
  },
})
