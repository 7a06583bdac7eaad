import { defineAction, type Action } from '../core/action.ts'
import { terrains, terrainTitles } from '../tables/terrain.ts'
import { placeTables } from './places/choose.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

const place = defineAction({
  id: 'house.place',
  title: 'Set the place',
  rule: 'GF-PLACE-01',
  phase: 'table',
  slot: 'place',
  needs: [],
  finds: 'level dungeon room table wandering terrain wilderness forest',
  asks: {
    title: { kind: 'text', title: 'Where', max: 80 },
    level: { kind: 'number', title: 'Dungeon level, 0 above ground', min: 0, max: 99, default: 1 },
    terrain: { kind: 'choice', title: 'Above ground', of: terrains, default: 'plains' },
    table: { kind: 'table', title: 'Encounter table', use: 'encounter', optional: true },
    clue: { kind: 'table', title: 'Clue table', use: 'clue', optional: true },
    locality: { kind: 'table', title: 'Locality table', use: 'locality', optional: true },
  },
  preview(_situation, { title, level, table, clue, locality, terrain }, at) {
    if (!title?.trim()) return refusal('Say where they are.')
    for (const id of [table, clue, locality].filter((one) => one !== undefined)) {
      const chosen = at.shelf.table(id)
      if (!chosen) return refusal('That table is not in the library: choose another, or none.')
      if (chosen.rows.length === 0)
        return refusal(`${chosen.title} has no rows: choose another, or none.`)
    }
    const lie =
      level === 0 ? `above ground, ${terrainTitles[terrain].toLowerCase()}` : `level ${level}`
    return plain(`${title.trim()}, ${lie}`)
  },
  *run(_situation, { title, level, table, clue, locality, terrain }) {
    yield* []
    const tables = { ...(clue ? { clue } : {}), ...(locality ? { locality } : {}) }
    const place = {
      title: title.trim(),
      level,
      ...(table ? { table } : {}),
      ...(clue || locality ? { tables } : {}),
      ...(level === 0 ? { terrain } : {}),
    }
    return gmOutcome('GF-PLACE-01', 'The place', title.trim(), [{ do: 'place', place }])
  },
})

const rename = defineAction({
  id: 'house.title',
  title: 'Name the campaign',
  rule: 'GF-CAMPAIGN-01',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'campaign name title',
  asks: { name: { kind: 'text', title: 'Name', max: 80 } },
  preview: (_situation, { name }) => (name?.trim() ? plain(name.trim()) : refusal('Type a name.')),
  *run(_situation, { name }) {
    yield* []
    return gmOutcome('GF-CAMPAIGN-01', 'The campaign', name.trim(), [
      { do: 'title', name: name.trim() },
    ])
  },
})

const settle = defineAction({
  id: 'house.settle',
  title: 'Not now',
  rule: 'GF-DUE-01',
  phase: 'table',
  slot: 'settle',
  needs: [],
  outlives: true,
  finds: 'due done wave away dismiss',
  asks: { due: { kind: 'due', title: 'What' } },
  preview(situation, { due: id }) {
    const due = situation.dues[id]
    if (!due) return refusal('That is settled already.')
    return due.must
      ? refusal(`${due.title} can’t be waved away: ${due.why}.`)
      : plain(`${due.title}: not now`)
  },
  *run(situation, { due: id }) {
    yield* []
    const due = situation.dues[id]
    if (!due || due.must) return gmOutcome('GF-DUE-01', 'Due', 'Still due', [])
    return gmOutcome('GF-DUE-01', due.title, 'Waved away', [{ do: 'settle', due: id }], {
      who: [...due.who],
      why: [{ name: 'It was due', value: due.why, rule: due.rule }],
    })
  },
})

export const campaign: readonly Action[] = [place, ...placeTables, rename, settle]
