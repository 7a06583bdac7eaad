import * as v from 'valibot'
import { endpoint, Id, json, Nothing } from './endpoint.ts'
import type { Shelves } from '../../campaign/bestiary.ts'
import type { MonsterVersion } from '../../campaign/library.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import type { Haunt, MonsterKind } from '../../rules/monsters/search/facts.ts'
import type { MonsterFilter } from '../../rules/monsters/search/filter.ts'

const Word = v.pipe(v.string(), v.maxLength(200))
const HitDice = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))

/** Filter of a search; a part that is absent filters nothing. */
const Filter = v.strictObject({
  family: v.optional(v.picklist(['bx', 'cairn'])),
  hdFrom: v.optional(HitDice),
  hdTo: v.optional(HitDice),
  haunt: v.optional(Word as v.GenericSchema<Haunt>),
  kind: v.optional(Word as v.GenericSchema<MonsterKind>),
  system: v.optional(v.pipe(v.string(), v.maxLength(500))),
  unread: v.optional(v.boolean()),
  from: v.optional(v.picklist(['own', 'bundled'])),
  collection: v.optional(Id),
  order: v.optional(v.picklist(['weakest', 'strongest', 'armour', 'experience'])),
}) as v.GenericSchema<MonsterFilter>

/** A row of the bestiary's list. */
const Row = v.object({
  id: v.string(),
  name: v.string(),
  /** Figure that tells how hard the monster is: "HD 3+1". */
  line: v.string(),
  family: v.picklist(['bx', 'cairn']),
  unread: v.number(),
  bundled: v.boolean(),
})

/** Selection of monsters: all that a search finds, or some by id. */
const Which = v.union([
  v.strictObject({ words: Word, filter: Filter }),
  v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(20_000)) }),
])
export type Which = v.InferOutput<typeof Which>

export const library = {
  /** One page of a search's results: ranked by the words, without words sorted by name. */
  'library.search': endpoint({
    input: v.object({
      words: Word,
      filter: v.optional(Filter, {}),
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    }),
    output: v.object({ total: v.number(), monsters: v.array(Row) }),
  }),
  /** Ids of all the monsters that a search finds, in its order. */
  'library.ids': endpoint({
    input: v.object({ words: Word, filter: Filter }),
    output: v.array(v.string()),
  }),
  /** Values to filter by, with the number of monsters for each. */
  'library.shelves': endpoint({ input: Nothing, output: json<Shelves>() }),
  'library.monster': endpoint({ input: v.object({ id: Id }), output: json<Monster | null>() }),
  /** Earlier versions of a monster, possible duplicates of it, and its collections. */
  'library.about': endpoint({
    input: v.object({ id: Id }),
    output: v.object({
      bundled: v.boolean(),
      versions: v.array(json<MonsterVersion>()),
      alike: v.array(Row),
      /** Ids of the collections it is in. */
      collections: v.array(v.string()),
    }),
  }),
  /** Monsters that may be one and the same, in groups. */
  'library.duplicates': endpoint({
    input: Nothing,
    output: v.object({
      total: v.number(),
      groups: v.array(
        v.object({ by: v.picklist(['text', 'figures', 'name']), monsters: v.array(Row) }),
      ),
    }),
  }),
  /** Draft of an encounter table of the selection, with the exact chance of each row; nothing is kept yet. */
  'library.draftTable': endpoint({
    input: v.object({
      which: Which,
      dice: v.picklist(['fit', '1d4', '1d6', '1d8', '1d10', '1d12', '1d20', '1d100', '2d6', '3d6']),
      /** Dungeon level or terrain that the table is for; empty for none. */
      at: v.pipe(v.string(), v.maxLength(20)),
    }),
    output: v.object({
      dice: v.string(),
      rows: v.array(
        v.object({ rolls: v.string(), text: v.string(), chance: v.number(), monster: v.string() }),
      ),
      /** The table in the form in which the GM's own tables are kept. */
      text: v.string(),
    }),
  }),
  /** Formats in which the bestiary can be written. */
  'library.formats': endpoint({
    input: Nothing,
    output: v.array(v.object({ id: v.string(), title: v.string(), extension: v.string() })),
  }),
  /** Writes the selection into a file of the out folder and returns its path. */
  'library.export': endpoint({
    input: v.object({ which: Which, format: Word, title: Word }),
    output: v.object({ path: v.string(), bytes: v.number(), monsters: v.number() }),
    patience: 120_000,
  }),
  /** The selection as text, for a look or to be copied: at most 200 monsters of it. */
  'library.text': endpoint({
    input: v.object({ which: Which, format: Word }),
    output: v.object({ text: v.string(), monsters: v.number(), of: v.number() }),
  }),
} as const
