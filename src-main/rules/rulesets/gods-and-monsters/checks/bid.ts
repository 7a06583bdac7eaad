import { compact } from '../../../common/compact.ts'
import type { Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { isRefusal } from '../../../core/preview.ts'
import { number, type Procedure, type ProcedureOf } from '../../../core/procedure.ts'
import type { Id, ReadonlyCreature } from '../../../core/situation.ts'
import { mojoBid, mojoIncrease, mojoXp, skillCost } from '../advancement/mojo.ts'
import { archetypeOf } from '../character/archetypes.ts'
import { archetypesOf } from '../character/people.ts'

/** True for a roll against an archetypal ability or reaction of a player's character. Rule GAM-MOJ-08. */
export function isArchetypalScore(creature: ReadonlyCreature, score: string): boolean {
  return (
    creature.kind === 'character' &&
    archetypesOf(creature).some(
      (one) => archetypeOf[one].ability === score || archetypeOf[one].reaction === score,
    )
  )
}

/** True for a player's thief at a thief's work, whatever the ability. Rule GAM-MOJ-08. */
export function isThiefAtWork({ kind, values }: ReadonlyCreature): boolean {
  return kind === 'character' && (values.thief ?? 0) > 0
}

interface Bidding {
  turned: boolean
  why: Step[]
}

/**
 * Mojo on a failed archetypal roll: nothing unless the line is amended by a bid. A bid that reaches what
 * was lacking turns the roll. Rules GAM-MOJ-07, GAM-MOJ-11, GAM-MOJ-12.
 */
export function* askBid(
  { id, name, values }: ReadonlyCreature,
  roll: string,
  face: number,
  target: number,
): ProcedureOf<Bidding> {
  const { mojo = 0 } = values
  const lacking = Math.ceil(face - target)
  if (lacking < 1 || lacking > mojo) return { turned: false, why: [] }
  const says = `Bid ${lacking} of ${mojo} mojo`
  const bid = yield* number(`mojo of ${name}, ${roll}`, 0, mojo, 0, { who: id, lacking, says })
  if (bid === 0) return { turned: false, why: [] }
  const { success, paid } = mojoBid(face, target, bid)
  return {
    turned: success,
    why: compact<Step>(
      {
        name: `Mojo of ${name}`,
        value: success
          ? `${paid} paid turns it, ${mojoXp(paid)} XP`
          : `${bid} is too little: ${lacking} is lacking, nothing is paid`,
        rule: 'GAM-MOJ-07',
      },
      success &&
        paid >= Math.min(skillCost(false), mojoIncrease(paid, 1).price) && {
          name: 'Gains as well',
          value: `a bonus, skill or field fitting the roll that costs ${paid} or less`,
          rule: 'GAM-MOJ-12',
        },
    ),
  }
}

/** Wraps an action so that its bids are paid and bring experience. Rules GAM-MOJ-07, GAM-MOJ-11. */
export function payBids(action: Action): Action {
  return {
    ...action,
    plan(situation, input, at) {
      const planned = action.plan(situation, input, at)
      if (isRefusal(planned)) return planned
      return {
        get preview() {
          return planned.preview
        },
        run: () => withPayments(planned.run()),
      }
    },
  }
}

/** Several bids of one character share the mojo that is there. */
function* withPayments(procedure: Procedure): Procedure {
  const paid = new Map<Id, number>()
  let step = procedure.next()
  while (!step.done) {
    const question = step.value
    if (question.ask !== 'number' || !question.bid) {
      step = procedure.next(yield question)
      continue
    }
    const { who, lacking } = question.bid
    const spent = paid.get(who) ?? 0
    const most = question.max - spent
    const answer = most < lacking ? null : yield { ...question, max: most }
    const bid = answer?.kind === 'number' ? answer.value : 0
    if (bid >= lacking) paid.set(who, spent + lacking)
    step = procedure.next({ kind: 'number', value: bid })
  }
  const effects = [...paid].flatMap(([creature, by]): Effect[] => [
    { do: 'change', creature, field: 'mojo', by: -by, min: 0 },
    { do: 'change', creature, field: 'experience', by: mojoXp(by) },
  ])
  return effects.length === 0
    ? step.value
    : { ...step.value, effects: [...step.value.effects, ...effects] }
}
