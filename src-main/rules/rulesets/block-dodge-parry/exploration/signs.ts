import type { AtTable } from '../../../action.ts'
import { nothing, type Brought } from '../../../house/encounters/come.ts'
import { drawMeeting, drawnSteps, foretell } from '../../../house/meeting.ts'
import type { RuleId, Step } from '../../../outcome.ts'
import type { Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Encounter, Situation } from '../../../situation.ts'
import { draw } from '../../../tables/draw.ts'
import { signsWaiting } from '../house-rules/dungeon.ts'

type Foretold = NonNullable<Situation['foretold']>

/** A row of the GM's own or the screen's tables for a use: the one for this level first. */
export function* drawText(situation: Situation, at: AtTable, use: string): Asking<string | null> {
  const tables = at.shelf.tables().filter((table) => table.use === use)
  const table = tables.find((each) => each.at === String(situation.place.level)) ?? tables[0]
  return table ? (yield* draw(table, use, at.shelf)).text : null
}

/** The next meeting is rolled now, and foreshadowed. Rules BDPX-DUN-03, BDPX-WLD-08. */
export function* sign(situation: Situation, at: AtTable, rule: RuleId): Asking<Brought> {
  const drawn = yield* drawText(situation, at, 'clue')
  const hint: Step = {
    name: 'Sign',
    value: drawn ?? 'let them hear, smell or see a trace of it',
    rule,
  }
  const waits = situation.foretold
  if (waits && houseRule<string>(situation, signsWaiting) === 'same')
    return {
      ...nothing,
      says: `Sign: ${waits.title}`,
      why: [hint, { name: 'Foretold', value: 'already; it points at the same', rule }],
    }
  const found = yield* drawMeeting(situation, at)
  if ('says' in found)
    return { ...nothing, says: 'Sign: of what?', why: [hint, { name: 'Table', value: found.says }] }
  const next = { ...foretell(found.drawn, situation), clue: String(hint.value) }
  return {
    ...nothing,
    says: `Sign: ${next.title}`,
    why: [hint, { name: 'From', value: found.drawn.from, rule }, ...drawnSteps(found.drawn)],
    effects: [{ do: 'foretell', encounter: inLine(waits, next) }],
  }
}

function inLine(foretold: Foretold | undefined, next: Encounter): Encounter {
  return foretold ? { ...foretold, then: inLine(foretold.then, next) } : next
}
