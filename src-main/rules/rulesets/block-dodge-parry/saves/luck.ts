import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { luckScore } from '../house-rules/checks.ts'

/** Luck of a new character. Rule BDPX-CHR-05. */
export const firstLuck = 10

/** Result of a Luck roll: under is good and burns a point, equal is good and gains one, over is bad. Rule BDPX-CHR-05. */
export function tryLuck(luck: number, d20: number): { good: boolean; by: -1 | 0 | 1 } {
  if (d20 < luck) return { good: true, by: -1 }
  return d20 === luck ? { good: true, by: 1 } : { good: false, by: 0 }
}

const rule = 'BDPX-CHR-05'
const off = 'Luck is not counted in this campaign (BDPX-CHR-05): turn its house rule on.'

/** Luck of a creature; 0 where the campaign does not count it. Rule BDPX-CHR-05. */
export function luckOf(creature: ReadonlyCreature, situation: Situation): number {
  return houseRule<boolean>(situation, luckScore) ? (creature.values.luck ?? 0) : 0
}

/** A creature with its Luck, or a refusal where Luck is not counted. */
function withLuck(
  situation: Situation,
  who: string,
): { creature: ReadonlyCreature | undefined; has: number } | RefusedPreview {
  if (!houseRule<boolean>(situation, luckScore)) return refusal(off)
  const creature = situation.creatures[who]
  return { creature, has: creature ? luckOf(creature, situation) : 0 }
}

/** Tries a character's luck, in place of the Die of Fate. Rule BDPX-CHR-05. */
export const luck = defineAction({
  id: 'block-dodge-parry.luck',
  title: 'Try one’s luck',
  rule,
  phase: 'check',
  slot: 'roll',
  finds: 'fate fortune chance d20 lucky oracle',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Whose luck', side: 'party' },
    question: { kind: 'text', title: 'On what', max: 120, optional: true },
  },
  plan(situation, { who, question }) {
    const lucky = withLuck(situation, who)
    if (isRefusal(lucky)) return lucky
    const { creature, has } = lucky
    if (!creature || has <= 0)
      return refusal(`${creature?.name ?? 'Nobody'} has no Luck left: choose another.`)
    return { creature, has, question }
  },
  preview({ has }) {
    const under = Math.min(20, has - 1) / 20
    const equal = has <= 20 ? 1 / 20 : 0
    return {
      ...plain(
        `d20 under Luck ${has}`,
        [step('Luck', has, rule)],
        [
          step('Under', 'well, and a point is gone', rule),
          step('Equal', 'well, and a point is won', rule),
        ],
      ),
      chances: [
        { says: 'Well, Luck 1 less', chance: under, tone: 'good' },
        { says: 'Well, Luck 1 more', chance: equal, tone: 'good' },
        { says: 'Badly', chance: 1 - under - equal, tone: 'bad' },
      ],
    }
  },
  *run({ creature, has, question }, _situation, at) {
    const { override, adjust } = at.ruling
    const face = override ? null : yield* rollOne('luck', 20)
    const result =
      face === null ? { good: override === 'success', by: 0 } : tryLuck(has + adjust, face)
    return line(at, {
      rule,
      what: [`Luck ${has}, ${creature.name}`, question?.trim()].filter(Boolean).join(': '),
      says: [
        result.good ? 'It goes well' : 'It goes badly',
        ...(result.by === 0 ? [] : [`Luck ${has} to ${has + result.by}`]),
      ].join('; '),
      tone: result.good ? 'good' : 'bad',
      who: [creature.id],
      ...(face === null ? {} : { total: face }),
      why: [
        face === null
          ? { name: 'Ruled by the GM', value: override ?? '' }
          : step('d20', `${face} against ${has + adjust}`, rule),
      ],
      effects: result.by === 0 ? [] : [changeLuck(creature, result.by)],
    })
  },
})

/** Burns Luck to lower the roll of a failed save. Rule BDPX-CHR-05. */
export const burnLuck = defineAction({
  id: 'block-dodge-parry.burn-luck',
  title: 'Burn Luck',
  rule,
  phase: 'check',
  slot: 'edit',
  finds: 'luck failed save lower roll points',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Whose', side: 'party' },
    points: { kind: 'number', title: 'Points', min: 1, max: 20, default: 1 },
  },
  plan(situation, { who, points }) {
    const lucky = withLuck(situation, who)
    if (isRefusal(lucky)) return lucky
    const { creature, has } = lucky
    if (!creature || points > has)
      return refusal(`${creature?.name ?? 'Nobody'} has Luck ${has}: burn no more than that.`)
    return { creature, points, becomes: `Luck ${has} to ${has - points}` }
  },
  preview: ({ points, becomes }) =>
    plain(
      `The failed roll is ${points} lower; ${becomes}`,
      [],
      [step('Then', 'amend the save with a typed die', rule)],
    ),
  run: ({ creature, points, becomes }, _situation, at) =>
    line(at, {
      rule,
      what: `${creature.name} burns Luck`,
      says: `The roll is ${points} lower; ${becomes}`,
      who: [creature.id],
      effects: [changeLuck(creature, -points)],
    }),
})

/** Changes Luck, never below 0. */
export function changeLuck(creature: ReadonlyCreature, by: number): Effect {
  return { do: 'change', creature: creature.id, field: 'luck', by, min: 0 }
}
