import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { luckScore } from '../house-rules/checks.ts'
import { dieBars } from './odds.ts'

const fateAnswers = ['No, and', 'No', 'No, but', 'Yes, but', 'Yes', 'Yes, and'] as const

/** Answer of the Die of Fate. Rule BDP-FATE-01. */
export function fate(d6: number): { answer: (typeof fateAnswers)[number] } {
  const answer = fateAnswers[d6 - 1]
  if (!answer) throw new RangeError(`the Die of Fate is a d6, and shows no ${d6}`)
  return { answer }
}

/** Answers a question that no background, gear, skill or plan touches. Rules BDP-FATE-01, BDP-FATE-02. */
export const dieOfFate = defineAction({
  id: 'block-dodge-parry.fate',
  title: 'Die of Fate',
  rule: 'BDP-FATE-01',
  phase: 'check',
  slot: 'roll',
  finds: 'oracle luck yes no question chance d6 fortune',
  asks: { question: { kind: 'text', title: 'Question', max: 120, optional: true } },
  plan: (situation, { question }) =>
    houseRule<boolean>(situation, luckScore)
      ? refusal(
          'This campaign counts Luck, which replaces the Die of Fate (BDPX-CHR-05): “Try one’s luck”.',
        )
      : { question },
  preview: () => ({
    ...plain(
      'd6: high is yes',
      [],
      [step('For what', 'no background, gear, skill or plan touches', 'BDP-FATE-02')],
    ),
    chances: fateAnswers.map((says, at) => ({
      says,
      chance: 1 / 6,
      tone: at > 2 ? 'good' : 'bad',
    })),
    bars: dieBars(6, (face) => face - 1),
  }),
  *run({ question }, _situation, at) {
    const { override, adjust } = at.ruling
    const die = override ? null : yield* rollOne('fate', 6)
    const face = die === null ? (override === 'success' ? 5 : 2) : die + adjust
    const { answer } = fate(Math.max(1, Math.min(6, face)))
    return line(at, {
      rule: 'BDP-FATE-01',
      what: question?.trim() ? `Die of Fate: ${question.trim()}` : 'Die of Fate',
      says: answer,
      tone: answer.startsWith('Yes') ? 'good' : 'bad',
      ...(die === null ? {} : { total: die }),
      why: [
        die === null
          ? { name: 'Ruled by the GM', value: override ?? '' }
          : step('d6', die, 'BDP-FATE-01'),
      ],
    })
  },
})
