import { defineAction } from '../../../core/action.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { psychic } from '../combat/marks.ts'
import { condition } from '../harm/states.ts'
import { notWholly, spendsRound } from './actions.ts'
import { charismaTerm } from './enter.ts'

function testOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  return scoredTest(
    'reason',
    [
      { ...scoreTerm(creature, 'reason'), rule: 'GAM-PSY-T04' },
      charismaTerm(creature, situation),
      ...burdens(creature, situation, 'reason'),
    ],
    { rule: 'GAM-PSY-T04', success: 'Is out', failure: 'Can’t leave' },
  )
}

/** Leaves a psychic conflict, the only action of that round. Rules GAM-PSY-04, GAM-PSY-T04. */
export const leave = defineAction({
  id: 'gods-and-monsters.psychic-leave',
  title: 'Leave a mind',
  rule: 'GAM-PSY-04',
  phase: 'fight',
  slot: 'withdraw',
  needs: [],
  finds: 'psychic exit mind reason escape',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who leaves.')
    if (!(psychic in creature.conditions))
      return refusal(`${creature.name} is in no psychic conflict: enter a mind first.`)
    const busy = notWholly(creature, situation)
    if (busy) return refusal(busy)
    return previewTest(testOf(creature, situation), at.ruling)
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'GAM-PSY-04', what: 'Leave a mind', says: 'Nobody left' })
    const tried = yield* runTest(testOf(creature, situation), at.ruling)
    return line(at, {
      rule: 'GAM-PSY-04',
      what: `${creature.name} leaves the conflict of minds`,
      says: tried.success ? 'Is out' : 'Can’t get out yet',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
      effects: [
        ...(tried.success ? [condition(who, psychic, null)] : []),
        ...spendsRound(creature, situation),
      ],
    })
  },
})
