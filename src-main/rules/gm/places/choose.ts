import { defineAction, type AtTable } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { PlaceUse } from '../../core/state/place.ts'
import type { Situation } from '../../core/situation.ts'
import { gaps } from '../../tables/gaps.ts'
import { withClue } from '../encounters/sign.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { drawForPlace, type PlaceText } from './tables.ts'

/** Effect that sets the place's table for a use. */
function placeWith({ place }: Situation, use: PlaceUse, table: string): Effect {
  return { do: 'place', place: { ...place, tables: { ...place.tables, [use]: table } } as never }
}

/** Gives the event that lacked a table its row; a clue also goes to the encounter it announces. */
function late(situation: Situation, use: PlaceUse, drawn: PlaceText): Effect[] {
  const { event, foretold } = situation
  if (event?.lacks !== use) return []
  const { at: _at, lacks: _lacks, ...told } = event
  return [
    { do: 'event', ...told, says: drawn.text },
    ...(use === 'clue' && foretold
      ? [{ do: 'foretell' as const, encounter: withClue(foretold, drawn.text) as Encounter }]
      : []),
  ]
}

function* drawLate(
  situation: Situation,
  at: AtTable,
  use: PlaceUse,
  table: string,
): ProcedureOf<PlaceText | null> {
  if (situation.event?.lacks !== use) return null
  const place = { ...situation.place, tables: { ...situation.place.tables, [use]: table } }
  return yield* drawForPlace({ ...situation, place }, at, use)
}

/** Chooses a table for one use; draws at once if the last event lacked one. Rule GF-PLACE-02. */
function choosing(use: PlaceUse, title: string) {
  return defineAction({
    id: `house.${use}-table`,
    title,
    rule: 'GF-PLACE-02',
    phase: 'table',
    slot: 'place table',
    needs: [],
    finds: `${use} dungeon place table choose attach sign event`,
    asks: { table: { kind: 'table', title: 'Table', use } },
    preview(situation, { table: id }, at) {
      const table = at.shelf.table(id)
      if (!table) return refusal('Choose a table, or write one.')
      const [fault] = table.rows.length === 0 ? [{ says: 'it has no rows.' }] : gaps(table)
      if (fault) return refusal(`${table.title} can’t be rolled on: ${fault.says}`)
      const rolls = situation.event?.lacks === use ? `, ${table.dice} now` : ''
      return plain(`${table.title}${rolls}`)
    },
    *run(situation, { table: id }, at) {
      const table = at.shelf.table(id)
      if (!table) return gmOutcome('GF-PLACE-02', title, 'That table is not in the library', [])
      const drawn = yield* drawLate(situation, at, use, id)
      return gmOutcome(
        'GF-PLACE-02',
        title,
        drawn ? drawn.text : table.title,
        [placeWith(situation, use, id), ...(drawn ? late(situation, use, drawn) : [])],
        { why: drawn ? [{ name: 'From', value: drawn.from, rule: 'GF-PLACE-02' }] : [] },
      )
    },
  })
}

export const placeTables = [
  choosing('clue', 'Clue table of the place'),
  choosing('locality', 'Locality table of the place'),
]
