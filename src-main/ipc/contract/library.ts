import * as v from 'valibot'
import { endpoint, Id, json, Nothing } from './endpoint.ts'
import { Monster, ReadMonster } from './monster.ts'
import type { ChronicleLine } from '../../campaign/view/views.ts'
import type { Shelves } from '../../campaign/bestiary.ts'
import type { MonsterVersion } from '../../campaign/library.ts'
import type { Monster as MonsterType } from '../../rules/monsters/canonical.ts'
import type { Haunt, MonsterKind } from '../../rules/monsters/search/facts.ts'
import type { MonsterFilter } from '../../rules/monsters/search/filter.ts'

const Word = v.pipe(v.string(), v.maxLength(200))
const Tags = v.pipe(v.string(), v.maxLength(400))
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
  from: v.optional(v.picklist(['own', 'shared', 'bundled'])),
  collection: v.optional(Id),
  order: v.optional(v.picklist(['weakest', 'strongest', 'armour', 'experience'])),
}) as v.GenericSchema<MonsterFilter>

const Home = v.picklist(['campaign', 'shared', 'bundled'])

/** A row of the bestiary's list. */
const Row = v.object({
  id: v.string(),
  name: v.string(),
  /** Figure that tells how hard the monster is: "HD 3+1". */
  line: v.string(),
  family: v.picklist(['bx', 'cairn']),
  unread: v.number(),
  home: Home,
})
export type MonsterRow = v.InferOutput<typeof Row>

/** Selection of monsters: all that a search finds, or some by id. */
const Which = v.union([
  v.strictObject({ words: Word, filter: Filter }),
  v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(20_000)) }),
])
export type Which = v.InferOutput<typeof Which>

const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(20_000))

/** Library that a monster goes into, and the collection of this campaign that it joins; empty for none. */
export const Destination = v.strictObject({
  home: v.picklist(['campaign', 'shared']),
  collection: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
})
export type Destination = v.InferOutput<typeof Destination>

/** Monsters of the library that may be the same as one that is not in it yet, and both side by side. */
const Twins = v.object({
  /** Place of the new monster in the list that was handed in. */
  at: v.number(),
  by: v.picklist(['text', 'figures', 'name']),
  rows: v.array(Row),
  compared: v.array(v.object({ title: v.string(), values: v.array(v.string()) })),
})
export type MonsterTwins = v.InferOutput<typeof Twins>

/** Result of a change, in the words of its chronicle line. */
const Said = v.object({ says: v.string() })

export const library = {
  /** One page of a search's results: ranked by the words, without words sorted by name. */
  'library.search': endpoint({
    input: v.object({
      words: Word,
      filter: v.optional(Filter, {}),
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    }),
    output: v.object({
      total: v.number(),
      monsters: v.array(Row),
      /** Says which fields were searched as words; empty for none. */
      note: v.string(),
    }),
  }),
  /** Ids of all the monsters that a search finds, in its order. */
  'library.ids': endpoint({
    input: v.object({ words: Word, filter: Filter }),
    output: v.array(v.string()),
  }),
  /** Values to filter by, with the number of monsters for each. */
  'library.shelves': endpoint({ input: Nothing, output: json<Shelves>() }),
  'library.monster': endpoint({ input: v.object({ id: Id }), output: json<MonsterType | null>() }),
  /** Earlier versions of a monster, possible duplicates of it, and its collections. */
  'library.about': endpoint({
    input: v.object({ id: Id }),
    output: v.object({
      home: Home,
      /** Its file, or the credit of its text; empty for none. */
      from: v.string(),
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
  /** Duplicates among new monsters, at most 200 at once: those that the library may have already. */
  'library.twins': endpoint({
    input: v.object({ monsters: v.pipe(v.array(ReadMonster), v.maxLength(200)) }),
    output: v.array(Twins),
  }),
  /** Monsters of the library side by side. */
  'library.compare': endpoint({
    input: v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(20)) }),
    output: v.array(v.object({ title: v.string(), values: v.array(v.string()) })),
  }),
  /** Keeps monsters in the library that is named. */
  'library.keep': endpoint({
    input: v.object({ monsters: v.pipe(v.array(Monster), v.maxLength(200)), to: Destination }),
    output: Said,
  }),
  /** Adds and removes tags, each in the library that has the monster. */
  'library.tag': endpoint({
    input: v.object({ ids: Ids, add: Tags, remove: Tags }),
    output: Said,
  }),
  /** Puts monsters into a collection of this campaign, a new one or one that is there. */
  'library.collect': endpoint({
    input: v.object({
      ids: Ids,
      collection: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
    }),
    output: Said,
  }),
  /** Moves this campaign's monsters to the shared library, or copies shared ones into this campaign. */
  'library.move': endpoint({
    input: v.object({ ids: Ids, home: v.picklist(['campaign', 'shared']) }),
    output: Said,
  }),
  'library.forget': endpoint({ input: v.object({ ids: Ids }), output: Said }),
  /** Merges each group of duplicates into the one that is kept. */
  'library.merge': endpoint({
    input: v.object({
      groups: v.pipe(v.array(v.object({ keep: Id, gone: Ids })), v.minLength(1), v.maxLength(2000)),
    }),
    output: Said,
  }),
  /** The newest changes of the shared library, newest first. */
  'library.sharedLines': endpoint({ input: Nothing, output: v.array(json<ChronicleLine>()) }),
  'library.sharedUndo': endpoint({ input: Nothing, output: Said }),
  'library.sharedRedo': endpoint({ input: Nothing, output: Said }),
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
  /** The selection as text, for a look or to be copied: at most 200 monsters of it, with the figures that the form cannot hold. */
  'library.text': endpoint({
    input: v.object({ which: Which, format: Word }),
    output: v.object({
      text: v.string(),
      monsters: v.number(),
      of: v.number(),
      losses: v.array(v.string()),
    }),
  }),
} as const
