import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { luckScore } from '../house-rules/tests.ts'
import { tryLuck } from './luck-figures.ts'

const rule = 'BDPX-CHR-05'
const off = 'Luck is not counted in this campaign (BDPX-CHR-05): turn its house rule on.'

/** Luck somebody has to burn; 0 where it is not counted. Rule BDPX-CHR-05. */
export function luckOf(creature: ReadonlyCreature, situation: Situation): number {
  return houseRule<boolean>(situation, luckScore) ? (creature.values.luck ?? 0) : 0
}

/** In place of the Die of Fate: whoever it falls on tries their luck. Rule BDPX-CHR-05. */
export const luck = defineAction({
  id: 'block-dodge-parry.luck',
  title: 'Try one’s luck',
  rule,
  phase: 'check',
  slot: 'roll',
  needs: [],
  finds: 'fate fortune chance d20 lucky oracle',
  asks: {
    who: { kind: 'creature', title: 'Whose luck', side: 'party' },
    question: { kind: 'text', title: 'On what', max: 120, optional: true },
  },
  preview(situation, { who }) {
    if (!houseRule<boolean>(situation, luckScore)) return refusal(off)
    const creature = situation.creatures[who]
    const has = creature ? luckOf(creature, situation) : 0
    if (!creature || has <= 0)
      return refusal(`${creature?.name ?? 'Nobody'} has no Luck left: choose another.`)
    const under = Math.min(20, has - 1) / 20
    const equal = has <= 20 ? 1 / 20 : 0
    return {
      ...plain(
        `d20 under Luck ${has}`,
        [{ name: 'Luck', value: has, rule }],
        [
          { name: 'Under', value: 'well, and a point is gone', rule },
          { name: 'Equal', value: 'well, and a point is won', rule },
        ],
      ),
      chances: [
        { says: 'Well, Luck 1 less', chance: under, tone: 'good' },
        { says: 'Well, Luck 1 more', chance: equal, tone: 'good' },
        { says: 'Badly', chance: 1 - under - equal, tone: 'bad' },
      ],
    }
  },
  *run(situation, { who, question }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule, what: 'Luck', says: 'Nobody tried it' })
    const has = luckOf(creature, situation)
    const { override, adjust } = at.ruling
    const face = override ? null : yield* rollOne('luck', 20)
    const came =
      face === null ? { good: override === 'success', by: 0 } : tryLuck(has + adjust, face)
    return line(at, {
      rule,
      what: [`Luck ${has}, ${creature.name}`, question?.trim()].filter(Boolean).join(': '),
      says: [
        came.good ? 'It goes well' : 'It goes badly',
        ...(came.by === 0 ? [] : [`Luck ${has} to ${has + came.by}`]),
      ].join('; '),
      tone: came.good ? 'good' : 'bad',
      who: [who],
      ...(face === null ? {} : { total: face }),
      why: [
        face === null
          ? { name: 'Ruled by the GM', value: override ?? '' }
          : { name: 'd20', value: `${face} against ${has + adjust}`, rule },
      ],
      effects:
        came.by === 0 ? [] : [{ do: 'change', creature: who, field: 'luck', by: came.by, min: 0 }],
    })
  },
})

/** Points burnt for any failed save: that roll is so much lower. Rule BDPX-CHR-05. */
export const burnLuck = defineAction({
  id: 'block-dodge-parry.burn-luck',
  title: 'Burn Luck',
  rule,
  phase: 'check',
  slot: 'edit',
  needs: [],
  finds: 'luck failed save lower roll points',
  asks: {
    who: { kind: 'creature', title: 'Whose', side: 'party' },
    points: { kind: 'number', title: 'Points', min: 1, max: 20, default: 1 },
  },
  preview(situation, { who, points }) {
    if (!houseRule<boolean>(situation, luckScore)) return refusal(off)
    const creature = situation.creatures[who]
    const has = creature ? luckOf(creature, situation) : 0
    if (!creature || points > has)
      return refusal(`${creature?.name ?? 'Nobody'} has Luck ${has}: burn no more than that.`)
    return plain(
      `The failed roll is ${points} lower; Luck ${has} to ${has - points}`,
      [],
      [{ name: 'Then', value: 'amend the save with a typed die', rule }],
    )
  },
  *run(situation, { who, points }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule, what: 'Luck', says: 'Nobody burnt any' })
    const has = luckOf(creature, situation)
    return line(at, {
      rule,
      what: `${creature.name} burns Luck`,
      says: `The roll is ${points} lower; Luck ${has} to ${Math.max(0, has - points)}`,
      who: [who],
      effects: [{ do: 'change', creature: who, field: 'luck', by: -points, min: 0 }],
    })
  },
})
