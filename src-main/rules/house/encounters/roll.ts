import { defineAction, type Action } from '../../action.ts'
import type { Effect } from '../../effects.ts'
import type { Outcome, Step } from '../../outcome.ts'
import type { Asking } from '../../procedure.ts'
import type { Encounter, Situation } from '../../situation.ts'
import {
  drawMeeting,
  drawnSteps,
  meet,
  wanderingTable,
  whoIsMet,
  type Drawn,
  type GameOf,
} from '../meeting.ts'
import { told } from '../told.ts'
import { plain, refusal } from '../trial.ts'
import { comes, fromForetold } from './foretold.ts'
import { foesMet } from './met.ts'
import {
  away,
  rollActivity,
  rollDistance,
  rollSurprise,
  surpriseEffects,
  surpriseSays,
} from './opening.ts'
import { fromTable } from './rows.ts'
import { distanceRolled, surpriseRolled } from './rulings.ts'

type Met = NonNullable<Situation['encounter']>
type Opening = Pick<Encounter, 'surprise' | 'distance' | 'unit' | 'activity'>

/** What of a meeting nobody has rolled or said yet. */
function open(situation: Situation, encounter: Opening, gameOf: GameOf): (keyof Opening)[] {
  const game = gameOf(situation)
  return [
    ...(!encounter.surprise && surpriseRolled(situation, game) ? ['surprise' as const] : []),
    ...(encounter.distance === undefined && distanceRolled(situation, game)
      ? ['distance' as const]
      : []),
    ...(encounter.activity === undefined ? ['activity' as const] : []),
  ]
}

/** Rolls what is still open about a meeting: who is surprised, how far, what they are about. */
function* openWith(
  situation: Situation,
  so: Opening,
  gameOf: GameOf,
): Asking<{ opening: Opening; why: Step[] }> {
  const game = gameOf(situation)
  const opening: Opening = {}
  const why: Step[] = []
  const surprise = surpriseRolled(situation, game)
  if (!so.surprise && surprise) {
    const rolled = yield* rollSurprise(surprise)
    opening.surprise = rolled.surprise
    why.push(...rolled.why)
  }
  const distance = distanceRolled(situation, game)
  if (so.distance === undefined && distance) {
    const rolled = yield* rollDistance(distance, situation, so.surprise ?? opening.surprise)
    opening.distance = rolled.distance
    opening.unit = rolled.unit
    why.push(...rolled.why)
  }
  if (so.activity === undefined) {
    const rolled = yield* rollActivity()
    opening.activity = rolled.activity
    why.push(...rolled.why)
  }
  return { opening, why }
}

/** "Six goblins, 60 ft, party surprised, quarrelling among themselves". */
function inWords(title: string, { distance, unit, surprise, activity }: Opening): string {
  return [
    title,
    ...(distance === undefined ? [] : [away(distance, unit)]),
    ...(surprise && (surprise.party || surprise.foes) ? [lower(surpriseSays(surprise))] : []),
    ...(activity ? [lower(activity)] : []),
  ].join(', ')
}

function lower(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}

function marks(situation: Situation, foes: readonly string[], opening: Opening, gameOf: GameOf) {
  const rule = surpriseRolled(situation, gameOf(situation))?.rule
  return opening.surprise && rule ? surpriseEffects(situation, foes, opening.surprise, rule) : []
}

/** Who, how many, how far, surprised or not, doing what: in one go. Rule GF-MEET-05. */
export function rolling(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.meet',
    title: 'Roll an encounter',
    rule: 'GF-MEET-05',
    phase: 'encounter',
    slot: 'encounter',
    needs: [],
    finds: 'wandering monster table meet random distance surprise activity',
    asks: {},
    preview(situation, _input, at) {
      const { encounter, foretold } = situation
      if (encounter) {
        const rest = open(situation, encounter, gameOf)
        return rest.length > 0
          ? plain(`${encounter.title}: ${rest.join(', ')} still to roll`)
          : refusal(
              `At hand already: ${encounter.title}. Let others join (Shift+E), or end that encounter first.`,
            )
      }
      if (foretold && fromForetold(situation, at))
        return plain(`The clue comes true: ${foretold.title}`)
      const table = wanderingTable(situation, at.shelf)
      if (!table)
        return refusal('No encounter table is in the library: make an encounter by hand instead.')
      return table.rows.length === 0
        ? refusal(`${table.title} has no rows: choose another table under Place.`)
        : fromTable(table)
    },
    *run(situation, _input, at) {
      if (situation.encounter) return yield* theRest(situation, situation.encounter, gameOf)
      const waiting = fromForetold(situation, at)
      const found = waiting ? { drawn: waiting } : yield* drawMeeting(situation, at)
      if ('says' in found) return nameless(found.says)
      return yield* come(situation, found.drawn, gameOf, waiting !== null)
    },
  })
}

function* theRest(situation: Situation, encounter: Met, gameOf: GameOf): Asking<Outcome> {
  const { opening, why } = yield* openWith(situation, encounter, gameOf)
  const foes = foesMet(situation).map(({ id }) => id)
  return told(
    'GF-MEET-05',
    encounter.title,
    inWords('', opening).replace(/^, /, '') || 'Nothing was open',
    [
      { do: 'encounter', encounter: { ...encounter, ...opening } },
      ...marks(situation, foes, opening, gameOf),
    ],
    { who: foes, tone: opening.surprise?.party ? 'bad' : 'plain', why },
  )
}

function* come(
  situation: Situation,
  drawn: Drawn,
  gameOf: GameOf,
  foretold: boolean,
): Asking<Outcome> {
  const { opening, why } = yield* openWith(situation, {}, gameOf)
  const waits = foretold ? situation.foretold : undefined
  const met = meet(drawn, situation, gameOf(situation), waits?.id)
  const encounter = { ...met.encounter, ...opening, ...(waits?.clue ? { clue: waits.clue } : {}) }
  const effects: Effect[] = [
    ...met.effects.filter((effect) => effect.do !== 'encounter'),
    { do: 'encounter', encounter },
    ...marks(situation, met.group.members, opening, gameOf),
    ...(waits ? [comes(waits)] : []),
    { do: 'settle action', action: 'house.encounter' },
  ]
  return told('GF-MEET-05', 'Encounter', inWords(encounter.title, opening), effects, {
    who: met.group.members,
    tone: opening.surprise?.party ? 'bad' : 'due',
    total: drawn.number,
    why: [
      ...(waits ? [{ name: 'Foretold', value: 'by a clue', rule: 'GF-MEET-10' as const }] : []),
      { name: 'From', value: drawn.from, rule: 'GF-MEET-05' },
      ...drawnSteps(drawn),
      ...why,
    ],
  })
}

function nameless(says: string): Outcome {
  const due = whoIsMet(says, 'GF-MEET-05')
  return told('GF-MEET-05', 'Encounter', 'Who is it?', [{ do: 'due', due }], {
    tone: 'due',
    why: [{ name: 'Table', value: says }],
  })
}
