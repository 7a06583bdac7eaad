import { defineAction, type Action } from '../../core/action.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import {
  drawMeeting,
  wanderingTable,
  whoIsMet,
  type DrawnEncounter,
  type GameOf,
} from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { beginEncounter, inWords, rollOpening, stillOpen } from './begin.ts'
import { fromForetold } from './foretold.ts'
import { foesMet } from './met.ts'
import { companyMet } from './minds.ts'
import { surpriseMarks } from './opening.ts'
import { surpriseRolled } from './rulings.ts'
import { fromTable } from './rows.ts'

type Met = NonNullable<Situation['encounter']>

/** Rolls a whole encounter, also beside one that is already rolled. Rules GF-MEET-05, GF-MEET-13. */
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
        const rest = stillOpen(situation, encounter, gameOf)
        if (rest.length > 0) return plain(`${encounter.title}: ${rest.join(', ')} still to roll`)
      }
      if (foretold && fromForetold(situation, at))
        return plain(`The clue comes true: ${foretold.title}`)
      const table = wanderingTable(situation, at.shelf)
      if (!table)
        return refusal(
          'No encounter table for this place. Choose one under Place, or make an encounter by hand.',
        )
      return table.rows.length === 0
        ? refusal(`${table.title} has no rows: choose another table under Place.`)
        : fromTable(table)
    },
    *run(situation, _input, at) {
      const { encounter } = situation
      if (encounter && stillOpen(situation, encounter, gameOf).length > 0)
        return yield* theRest(situation, encounter, gameOf)
      const waiting = fromForetold(situation, at)
      const found = waiting ? { drawn: waiting } : yield* drawMeeting(situation, at)
      if ('says' in found) return nameless(found.says)
      return yield* come(situation, found.drawn, gameOf, waiting ? situation.foretold : undefined)
    },
  })
}

function* theRest(situation: Situation, encounter: Met, gameOf: GameOf): ProcedureOf<Outcome> {
  const company = companyMet(situation)
  const { opening, why } = yield* rollOpening(situation, encounter, company, gameOf)
  const foes = foesMet(situation).map(({ id }) => id)
  const rule = surpriseRolled(situation, gameOf(situation))?.rule
  return gmOutcome(
    'GF-MEET-05',
    encounter.title,
    inWords('', opening).replace(/^, /, ''),
    [
      { do: 'encounter', encounter: { ...encounter, ...opening } },
      ...surpriseMarks(situation, foes, opening, rule),
    ],
    { who: foes, tone: opening.surprise?.party ? 'bad' : 'plain', why },
  )
}

function* come(
  situation: Situation,
  drawn: DrawnEncounter,
  gameOf: GameOf,
  waits: Situation['foretold'],
): ProcedureOf<Outcome> {
  const begun = yield* beginEncounter(situation, drawn, gameOf, { waits })
  return gmOutcome('GF-MEET-05', 'Encounter', begun.says, begun.effects, {
    who: begun.members,
    tone: begun.encounter.surprise?.party ? 'bad' : 'due',
    total: drawn.number,
    why: [
      ...(waits ? [{ name: 'Foretold', value: 'by a clue', rule: 'GF-MEET-10' as const }] : []),
      { name: 'From', value: drawn.from, rule: 'GF-MEET-05' },
      ...begun.why,
    ],
  })
}

function nameless(says: string): Outcome {
  const due = whoIsMet(says, 'GF-MEET-05')
  return gmOutcome('GF-MEET-05', 'Encounter', 'Who is it?', [{ do: 'due', due }], {
    tone: 'due',
    why: [{ name: 'Table', value: says }],
  })
}
