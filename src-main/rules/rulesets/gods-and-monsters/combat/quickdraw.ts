import { defineAction } from '../../../core/action.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { cannotAct } from './can-act.ts'
import { surprises } from './surprise.ts'

function testOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  return scoredTest(
    'evasion',
    [scoreTerm(creature, 'evasion'), ...burdens(creature, situation, 'evasion')],
    {
      rule: 'GAM-CMB-31',
      success: 'Draws and may attack',
      failure: 'As if surprised',
    },
  )
}

/** Drawing and using a weapon in one round. Rule GAM-CMB-31. */
export const quickdraw = defineAction({
  id: 'gods-and-monsters.quickdraw',
  title: 'Quickdraw',
  rule: 'GAM-CMB-31',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'draw weapon ready sheath evasion',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who draws.')
    const cannot = cannotAct(creature, situation)
    return cannot ? refusal(cannot) : previewTest(testOf(creature, situation), at.ruling)
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'GAM-CMB-31', what: 'Quickdraw', says: 'Nobody drew' })
    const tried = yield* runTest(testOf(creature, situation), at.ruling)
    return line(at, {
      rule: 'GAM-CMB-31',
      what: `Quickdraw, ${creature.name}`,
      says: tried.success ? 'The weapon is out: attack' : 'Fumbles, as if surprised',
      tone: tried.success ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
      effects: tried.success ? [] : surprises(situation, [creature]),
    })
  },
})
