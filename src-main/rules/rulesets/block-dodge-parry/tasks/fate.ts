import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { luckScore } from '../house-rules/tests.ts'
import { fate, fateAnswers } from './figures.ts'

const faces = [1, 2, 3, 4, 5, 6]

/** A question that no background, gear, skill or plan touches. Rules BDP-FATE-01, BDP-FATE-02. */
export const dieOfFate = defineAction({
  id: 'block-dodge-parry.fate',
  title: 'Die of Fate',
  rule: 'BDP-FATE-01',
  phase: 'check',
  slot: 'roll',
  needs: [],
  finds: 'oracle luck yes no question chance d6 fortune',
  asks: { question: { kind: 'text', title: 'Question', max: 120, optional: true } },
  preview: (situation) =>
    houseRule<boolean>(situation, luckScore)
      ? refusal(
          'This campaign counts Luck, which replaces the Die of Fate (BDPX-CHR-05): “Try one’s luck”.',
        )
      : {
          ...plain(
            'd6: high is yes',
            [],
            [
              {
                name: 'For what',
                value: 'no background, gear, skill or plan touches',
                rule: 'BDP-FATE-02',
              },
            ],
          ),
          chances: fateAnswers.map((says, at) => ({
            says,
            chance: 1 / 6,
            tone: at > 2 ? ('good' as const) : ('bad' as const),
          })),
          bars: faces.map((face) => ({ face, chance: 1 / 6, leads: face - 1 })),
        },
  *run(_situation, { question }, at) {
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
          : { name: 'd6', value: die, rule: 'BDP-FATE-01' },
      ],
    })
  },
})
