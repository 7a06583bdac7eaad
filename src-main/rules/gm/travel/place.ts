import { step } from '../../core/outcome.ts'
import { defineAction, type AtTable } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { PlaceUse } from '../../core/state/place.ts'
import { gaps } from '../../tables/gaps.ts'
import { terrains, terrainTitles } from '../../tables/terrain.ts'
import { goingOf } from '../../travel/terrain.ts'
import { withClue } from '../encounters/sign.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { drawForPlace, type PlaceText } from './place-tables.ts'

/** Sets where the party is. Rule GF-PLACE-01. */
export const setPlace = defineAction({
  id: 'house.place',
  title: 'Set the place',
  rule: 'GF-PLACE-01',
  phase: 'table',
  slot: 'place',
  finds: 'level dungeon room table wandering terrain wilderness forest',
  asks: {
    title: { kind: 'text', title: 'Where', max: 80 },
    level: { kind: 'number', title: 'Dungeon level, 0 above ground', min: 0, max: 99, default: 1 },
    terrain: { kind: 'choice', title: 'Above ground', of: terrains, default: 'plains' },
    table: { kind: 'table', title: 'Encounter table', use: 'encounter', optional: true },
    clue: { kind: 'table', title: 'Clue table', use: 'clue', optional: true },
    locality: { kind: 'table', title: 'Locality table', use: 'locality', optional: true },
    rumour: { kind: 'table', title: 'Rumour table', use: 'rumour', optional: true },
    reaction: { kind: 'table', title: 'Table of wants', use: 'reaction', optional: true },
  },
  plan(_situation, { title, level, table, terrain, ...uses }, { shelf }) {
    if (!title?.trim()) return refusal('Say where they are.')
    for (const id of [table, ...Object.values(uses)]) {
      if (!id) continue
      const chosen = shelf.table(id)
      if (!chosen) return refusal('That table is not in the library: choose another, or none.')
      if (chosen.rows.length === 0)
        return refusal(`${chosen.title} has no rows: choose another, or none.`)
    }
    const tables = Object.fromEntries(Object.entries(uses).filter(([, id]) => id))
    return {
      title: title.trim(),
      level,
      ...(table ? { table } : {}),
      ...(Object.keys(tables).length > 0 ? { tables } : {}),
      ...(level === 0 ? { terrain } : {}),
    }
  },
  preview({ title, level, terrain }) {
    const lie = terrain ? `above ground, ${terrainTitles[terrain].toLowerCase()}` : `level ${level}`
    return plain(`${title}, ${lie}`)
  },
  run: (place) => gmOutcome('GF-PLACE-01', 'The place', place.title, [{ do: 'place', place }]),
})

/** Sets the terrain; the place is then above ground. Rule GF-ROAD-03. */
export const setTerrain = defineAction({
  id: 'house.country',
  title: 'Set the terrain',
  rule: 'GF-ROAD-03',
  phase: 'table',
  slot: 'place',
  finds: 'terrain forest hills swamp mountains desert road wilderness',
  asks: { terrain: { kind: 'choice', title: 'Terrain', of: terrains, default: 'plains' } },
  plan: (_situation, { terrain }) => ({ terrain, title: goingOf(terrain).title }),
  preview: ({ title }) => plain(`${title}, above ground`),
  // A table of a dungeon level or another terrain is not kept.
  run: ({ terrain, title }, { place }) =>
    gmOutcome('GF-ROAD-03', 'Terrain', title, [
      { do: 'place', place: { title: place.title || title, level: 0, terrain } },
    ]),
})

/** Effect that sets the place's table for a use. */
function placeWith({ place }: Situation, use: PlaceUse | 'encounter', table: string): Effect {
  if (use === 'encounter') return { do: 'place', place: { ...place, table } as never }
  return { do: 'place', place: { ...place, tables: { ...place.tables, [use]: table } } as never }
}

/** Gives the event that lacked a table its row; a clue also goes to the encounter it announces. */
function late(situation: Situation, use: PlaceUse | 'encounter', drawn: PlaceText): Effect[] {
  const { event, foretold } = situation
  if (event?.lacks !== use) return []
  const { at: _at, lacks: _lacks, ...eventParts } = event
  return [
    { do: 'event', ...eventParts, says: drawn.text },
    ...drawn.effects,
    ...(use === 'clue' && foretold
      ? [{ do: 'foretell' as const, encounter: withClue(foretold, drawn.text) as Encounter }]
      : []),
  ]
}

function* drawLate(
  situation: Situation,
  at: AtTable,
  use: PlaceUse | 'encounter',
  table: string,
): ProcedureOf<PlaceText | null> {
  if (use === 'encounter' || situation.event?.lacks !== use) return null
  const place = { ...situation.place, tables: { ...situation.place.tables, [use]: table } }
  return yield* drawForPlace({ ...situation, place }, at, use)
}

/** Chooses a table for one use; draws at once if the last event lacked one. Rule GF-PLACE-02. */
function choosing<const U extends PlaceUse | 'encounter'>(use: U, title: string) {
  return defineAction({
    id: `house.${use}-table`,
    title,
    rule: 'GF-PLACE-02',
    phase: 'table',
    slot: 'place table',
    finds: `${use} dungeon place table choose attach sign event`,
    asks: { table: { kind: 'table', title: 'Table', use } },
    plan(_situation, { table: id }, { shelf }) {
      const table = shelf.table(id)
      if (!table) return refusal('Choose a table, or write one.')
      const [fault] = table.rows.length === 0 ? [{ says: 'it has no rows.' }] : gaps(table)
      return fault ? refusal(`${table.title} can’t be rolled on: ${fault.says}`) : { id, table }
    },
    preview({ table }, situation) {
      const rolls = situation.event?.lacks === use ? `, ${table.dice} now` : ''
      return plain(`${table.title}${rolls}`)
    },
    *run({ id, table }, situation, at) {
      const drawn = yield* drawLate(situation, at, use, id)
      return gmOutcome(
        'GF-PLACE-02',
        title,
        drawn ? drawn.text : table.title,
        [placeWith(situation, use, id), ...(drawn ? late(situation, use, drawn) : [])],
        { why: drawn ? [step('From', drawn.from, 'GF-PLACE-02')] : [] },
      )
    },
  })
}

export const placeTables = [
  choosing('clue', 'Clue table of the place'),
  choosing('locality', 'Locality table of the place'),
  choosing('rumour', 'Rumour table of the place'),
  choosing('reaction', 'Table of wants at the place'),
  choosing('encounter', 'Encounter table of the place'),
]
