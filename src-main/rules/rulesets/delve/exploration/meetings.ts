import type { AtTable } from '../../../action.ts'
import type { Step } from '../../../outcome.ts'
import type { Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Encounter, Situation } from '../../../situation.ts'
import { nothing, somebodyComes, type Brought } from '../../../house/encounters/come.ts'
import { drawMeeting, drawnSteps, foretell, type GameOf } from '../../../house/meeting.ts'
import { pendingClues } from '../house-rules/dungeon.ts'
import { drawText } from './place-tables.ts'

type Foretold = NonNullable<Situation['foretold']>

/** From the foretold meeting, else from the wandering table. Rule DLV-DEV-02. */
export function* encounter(situation: Situation, at: AtTable, gameOf: GameOf): Asking<Brought> {
  return yield* somebodyComes(situation, at, gameOf, {
    met: 'DLV-DEV-02',
    foretold: 'DLV-DEV-03',
  })
}

/** Draws the next meeting now and hints at it. Rules DLV-DEV-03, E-DLV-26. */
export function* clue(situation: Situation, at: AtTable): Asking<Brought> {
  const hint = yield* hintOf(situation, at)
  if (situation.foretold && houseRule<string>(situation, pendingClues) === 'one') {
    const same: Step = {
      name: 'Foretold',
      value: 'already; it points at the same',
      rule: 'E-DLV-26',
    }
    return { ...nothing, says: `Clue: ${situation.foretold.title}`, why: [hint, same] }
  }
  const found = yield* drawMeeting(situation, at)
  if ('says' in found)
    return { ...nothing, says: 'Clue: of what?', why: [hint, { name: 'Table', value: found.says }] }
  const next = { ...foretell(found.drawn, situation), clue: String(hint.value) }
  return {
    ...nothing,
    says: `Clue: ${next.title}`,
    why: [
      hint,
      { name: 'From', value: found.drawn.from, rule: 'DLV-DEV-03' },
      ...drawnSteps(found.drawn),
    ],
    effects: [{ do: 'foretell', encounter: inLine(situation.foretold, next) }],
  }
}

/** Clues that wait come in the order in which they were found. Rule E-DLV-26. */
function inLine(foretold: Foretold | undefined, next: Encounter): Encounter {
  return foretold ? { ...foretold, then: inLine(foretold.then, next) } : next
}

/** A sign from a table for that use, else the GM's own. */
function* hintOf(situation: Situation, at: AtTable): Asking<Step> {
  const drawn = yield* drawText(situation, at, 'clue')
  return {
    name: 'Clue',
    value: drawn?.text ?? 'let them hear, smell or see a sign of it',
    rule: 'DLV-DEV-03',
  }
}
