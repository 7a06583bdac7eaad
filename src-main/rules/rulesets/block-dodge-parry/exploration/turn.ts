import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { walkers } from '../character/people.ts'
import { addFatigue } from '../load.ts'
import { eatMeals } from '../rest/meals.ts'
import {
  exhaustionDue,
  exhaustionHindrance,
  inTheRound,
  previewRound,
  rollEvent,
} from './event-die.ts'

const doing = ['move on', 'search', 'listen', 'doors', 'talk', 'rest'] as const

/** Spends a round of ten minutes; the event die is rolled where they were slow, loud or reckless. Rules BDPX-DUN-01, BDPX-DUN-02. */
export const round = defineAction({
  id: 'block-dodge-parry.turn',
  title: 'Advance the turn',
  rule: 'BDPX-DUN-01',
  phase: 'dungeon',
  slot: 'turn',
  finds: 'dungeon turn explore event die move search rest',
  asks: {
    action: { kind: 'choice', title: 'The party', of: doing, default: 'move on' },
    careful: {
      kind: 'switch',
      title: 'Neither slow, loud nor reckless: no event',
      default: false,
    },
  },
  plan(situation, input) {
    const hindrance = exhaustionHindrance(situation)
    return hindrance ? refusal(hindrance) : input
  },
  preview: ({ action, careful }, situation) =>
    previewRound(
      situation,
      careful
        ? `A careful round: ${action}; no event is rolled`
        : `A round: ${action}, then the event die`,
      { why: roundSteps, event: !careful },
    ),
  *run({ action, careful }, situation, at) {
    const left: Effect[] = action === 'move on' && situation.place.here ? [{ do: 'move on' }] : []
    const done = line(at, {
      rule: 'BDPX-DUN-01',
      what: `A round, ${action}`,
      says: careful ? 'Nothing stirs' : '',
      effects: left,
    })
    const result = yield* inTheRound(situation, at, done, {
      action: 'block-dodge-parry.turn',
      event: !careful,
    })
    return { ...result, says: result.says || 'Quiet' }
  },
})

export const noise = defineAction({
  id: 'block-dodge-parry.noise',
  title: 'Noise!',
  rule: 'BDPX-DUN-03',
  phase: 'dungeon',
  slot: 'noise',
  finds: 'loud event extra roll',
  plan: () => ({}),
  preview: (_plan, situation) => previewRound(situation, 'An extra event roll; no time passes'),
  *run(_plan, situation, at) {
    const brought = yield* rollEvent(situation, at, 'block-dodge-parry.noise')
    return line(at, {
      rule: 'BDPX-DUN-03',
      what: 'Event die, noise',
      total: brought.face,
      ...brought,
    })
  },
})

const roundSteps: Step[] = [
  step('A round', 'ten minutes, an action each', 'BDPX-DUN-01'),
  step('What is plain', 'is told without a roll', 'BDPX-DUN-02'),
  step('Lights', 'each rolls its die', 'BDPX-GAP-11'),
]

const ways = ['rest, and roll again', 'a Fatigue each', 'eat'] as const

/** Settles an event of Exhaustion: rest and roll again, a Fatigue each, or a meal. Rule BDPX-DUN-03. */
export const exhaustion = defineAction({
  id: 'block-dodge-parry.exhaustion',
  title: 'Worn out',
  rule: 'BDPX-DUN-03',
  phase: 'dungeon',
  slot: 'event',
  finds: 'exhaustion rest fatigue eat meal tired',
  asks: { how: { kind: 'choice', title: 'They', of: ways, default: 'a Fatigue each' } },
  plan: (situation, { how }) =>
    exhaustionHindrance(situation)
      ? { how }
      : refusal('Nobody is worn out: an event of Exhaustion calls for it.'),
  preview: ({ how }, situation) =>
    how === 'rest, and roll again'
      ? previewRound(situation, 'A round of rest, then the event die again')
      : previewRound(
          situation,
          how === 'eat'
            ? 'A meal of rations each; without one a Fatigue'
            : tiringWalkers(situation).length > 0
              ? 'A Fatigue each'
              : 'Light feet: nobody tires',
          { event: false },
        ),
  *run({ how }, situation, at) {
    const done = line(at, {
      rule: 'BDPX-DUN-03',
      what: 'Worn out',
      says: how === 'rest, and roll again' ? 'They rest' : '',
      effects: [{ do: 'settle', due: exhaustionDue }],
    })
    if (how === 'rest, and roll again')
      return yield* inTheRound(situation, at, done, {
        action: 'block-dodge-parry.exhaustion',
        event: true,
      })
    return how === 'eat' ? yield* eatInstead(situation, done) : tireWalkers(situation, done)
  },
})

type Line = ReturnType<typeof line>

/** Walkers that a singer's Light Feet does not spare. Rule BDPX-SNG-02. */
function tiringWalkers(situation: Situation) {
  return walkers(situation).filter(({ conditions }) => !('Song of Light Feet' in conditions))
}

function tireWalkers(situation: Situation, done: Line): Line {
  const all = tiringWalkers(situation)
  return {
    ...done,
    says: all.length > 0 ? 'A Fatigue each' : 'Light feet: nobody tires',
    tone: 'bad',
    who: all.map(({ id }) => id),
    effects: [...done.effects, ...all.flatMap((creature) => addFatigue(creature, 1))],
  }
}

function* eatInstead(situation: Situation, done: Line) {
  const all = walkers(situation)
  const result = yield* eatMeals(situation, all, 'ration', false)
  const hungry = all.filter(({ id }) => result.unfed.includes(id))
  return {
    ...done,
    says:
      hungry.length > 0
        ? `A ration for ${result.fed.length}; a Fatigue for the others`
        : 'A ration each',
    who: all.map(({ id }) => id),
    why: [...done.why, ...result.why],
    effects: [
      ...done.effects,
      ...result.effects,
      ...hungry.flatMap((creature) => addFatigue(creature, 1)),
    ],
  }
}
