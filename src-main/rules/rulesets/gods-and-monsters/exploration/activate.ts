import { defineAction } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { living } from '../reckoning.ts'

function testOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  return scoredTest(
    'evasion',
    [scoreTerm(creature, 'evasion'), ...burdens(creature, situation, 'evasion')],
    { rule: 'GAM-EQ-06', success: 'It is ready', failure: 'They don’t get to it' },
  )
}

function timeStep(rounds: number): Step {
  return { name: 'It takes', value: counted(rounds, 'round'), rule: 'GAM-EQ-06' }
}

/** A thing that takes time to make ready, and an evasion test where blows fall. Rule GAM-EQ-06. */
export const activate = defineAction({
  id: 'gods-and-monsters.activate',
  title: 'Make a thing ready',
  rule: 'GAM-EQ-06',
  phase: 'check',
  slot: 'item',
  needs: [],
  finds: 'activate activation lantern torch light caltrops rope use time evasion',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    thing: { kind: 'text', title: 'What', max: 60, optional: true },
    rounds: { kind: 'number', title: 'Rounds it takes', min: 1, max: 600, default: 1 },
  },
  preview(situation, { who, rounds }, at) {
    const creature = living(situation, who)
    if ('refuses' in creature) return refusal(creature.refuses)
    if (!situation.fight)
      return plain(`Ready after ${counted(rounds, 'round')}`, [], [timeStep(rounds)])
    const shown = previewTest(testOf(creature, situation), at.ruling)
    return { ...shown, why: [...shown.why, timeStep(rounds)] }
  },
  *run(situation, { who, thing, rounds }, at) {
    const creature = living(situation, who)
    const what = thing?.trim() ? thing.trim() : 'A thing'
    if ('refuses' in creature) return line(at, { rule: 'GAM-EQ-06', what, says: creature.refuses })
    const tried = situation.fight ? yield* runTest(testOf(creature, situation), at.ruling) : null
    const ready = tried?.success ?? true
    const passes: Effect[] = situation.fight ? [] : [{ do: 'advance', seconds: rounds * round }]
    return line(at, {
      rule: 'GAM-EQ-06',
      what: `${what}, ${creature.name}`,
      says: ready ? `Ready after ${counted(rounds, 'round')}` : 'Doesn’t get to it',
      tone: ready ? 'good' : 'bad',
      who: [who],
      ...(tried ? figuresOf(tried) : {}),
      why: [...(tried?.why ?? []), timeStep(rounds)],
      effects: passes,
    })
  },
})
