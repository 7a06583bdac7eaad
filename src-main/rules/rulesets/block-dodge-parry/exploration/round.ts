import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { tired } from '../fatigue.ts'
import { eats } from '../rest/fed.ts'
import { exhaustionDue, wornOut } from './exhaustion.ts'
import { happens, inTheRound, previewRound } from './happening.ts'

const doing = ['move on', 'search', 'listen', 'doors', 'talk', 'rest'] as const

/** A round of ten minutes; the event die falls where they were slow, loud or reckless. Rules BDPX-DUN-01, BDPX-DUN-02. */
export function rounds(gameOf: GameOf): readonly Action[] {
  const round = defineAction({
    id: 'block-dodge-parry.turn',
    title: 'Advance the turn',
    rule: 'BDPX-DUN-01',
    phase: 'dungeon',
    slot: 'turn',
    needs: [],
    finds: 'dungeon turn explore event die move search rest',
    asks: {
      action: { kind: 'choice', title: 'The party', of: doing, default: 'move on' },
      careful: {
        kind: 'switch',
        title: 'Neither slow, loud nor reckless: no event',
        default: false,
      },
    },
    preview(situation, { action, careful }) {
      const hindrance = wornOut(situation)
      if (hindrance) return refusal(hindrance)
      return previewRound(
        situation,
        careful
          ? `A careful round: ${action}; no event is rolled`
          : `A round: ${action}, then the event die`,
        { why: roundSteps, event: !careful },
      )
    },
    *run(situation, { action, careful }, at) {
      const left: Effect[] = action === 'move on' && situation.place.here ? [{ do: 'move on' }] : []
      const done = line(at, {
        rule: 'BDPX-DUN-01',
        what: `A round, ${action}`,
        says: careful ? 'Nothing stirs' : '',
        effects: left,
      })
      const came = yield* inTheRound(situation, at, gameOf, done, {
        action: 'block-dodge-parry.turn',
        event: !careful,
      })
      return { ...came, says: came.says || 'Quiet' }
    },
  })

  const noise = defineAction({
    id: 'block-dodge-parry.noise',
    title: 'Noise!',
    rule: 'BDPX-DUN-03',
    phase: 'dungeon',
    slot: 'noise',
    needs: [],
    finds: 'loud event extra roll',
    asks: {},
    preview: (situation) => previewRound(situation, 'An extra event roll; no time passes'),
    *run(situation, _input, at) {
      const come = yield* happens(situation, at, gameOf, 'block-dodge-parry.noise')
      return line(at, { rule: 'BDPX-DUN-03', what: 'Event die, noise', total: come.face, ...come })
    },
  })

  return [round, noise, exhaustion(gameOf)]
}

const roundSteps: Step[] = [
  { name: 'A round', value: 'ten minutes, an action each', rule: 'BDPX-DUN-01' },
  { name: 'What is plain', value: 'is told without a roll', rule: 'BDPX-DUN-02' },
  { name: 'Lights', value: 'each rolls its die', rule: 'BDPX-GAP-11' },
]

const ways = ['rest, and roll again', 'a Fatigue each', 'eat'] as const

/** Settles an event of Exhaustion: rest and roll again, a Fatigue each, or a meal. Rule BDPX-DUN-03. */
function exhaustion(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.exhaustion',
    title: 'Worn out',
    rule: 'BDPX-DUN-03',
    phase: 'dungeon',
    slot: 'event',
    needs: [],
    finds: 'exhaustion rest fatigue eat meal tired',
    asks: { how: { kind: 'choice', title: 'They', of: ways, default: 'a Fatigue each' } },
    preview(situation, { how }) {
      if (!wornOut(situation))
        return refusal('Nobody is worn out: an event of Exhaustion calls for it.')
      return how === 'rest, and roll again'
        ? previewRound(situation, 'A round of rest, then the event die again')
        : previewRound(
            situation,
            how === 'eat'
              ? 'A meal of rations each; without one a Fatigue'
              : tiring(situation).length > 0
                ? 'A Fatigue each'
                : 'Light feet: nobody tires',
            { event: false },
          )
    },
    *run(situation, { how }, at) {
      const settled: Effect[] = situation.dues[exhaustionDue]
        ? [{ do: 'settle', due: exhaustionDue }]
        : []
      const done = line(at, {
        rule: 'BDPX-DUN-03',
        what: 'Worn out',
        says: how === 'rest, and roll again' ? 'They rest' : '',
        effects: settled,
      })
      if (how === 'rest, and roll again')
        return yield* inTheRound(situation, at, gameOf, done, {
          action: 'block-dodge-parry.exhaustion',
          event: true,
        })
      return how === 'eat' ? yield* eatenAway(situation, done) : worn(situation, done)
    },
  })
}

type Line = ReturnType<typeof line>

function walkers(situation: Situation) {
  return situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions, kind }) => kind !== 'animal' && !('dead' in conditions))
}

/** Walkers that a singer's Light Feet does not spare. Rule BDPX-SNG-02. */
function tiring(situation: Situation) {
  return walkers(situation).filter(({ conditions }) => !('Song of Light Feet' in conditions))
}

function worn(situation: Situation, done: Line): Line {
  const all = tiring(situation)
  return {
    ...done,
    says: all.length > 0 ? 'A Fatigue each' : 'Light feet: nobody tires',
    tone: 'bad',
    who: all.map(({ id }) => id),
    effects: [...done.effects, ...all.flatMap((creature) => tired(creature, 1))],
  }
}

function* eatenAway(situation: Situation, done: Line) {
  const all = walkers(situation)
  const came = yield* eats(situation, all, 'ration', false)
  const hungry = all.filter(({ id }) => came.unfed.includes(id))
  return {
    ...done,
    says:
      hungry.length > 0
        ? `A ration for ${came.fed.length}; a Fatigue for the others`
        : 'A ration each',
    who: all.map(({ id }) => id),
    why: [...done.why, ...came.why],
    effects: [
      ...done.effects,
      ...came.effects,
      ...hungry.flatMap((creature) => tired(creature, 1)),
    ],
  }
}
