import * as v from 'valibot'
import type { Monster as MonsterType } from '../../rules/monsters/canonical.ts'
import type { Migration } from './migration.ts'

const Id = v.pipe(v.string(), v.regex(/^[\w:.-]{1,120}$/, 'not an id'))
const Text = v.string()
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Ids = v.array(v.string())
const flags = v.record(v.string(), v.literal(true))
const RulesetId = v.picklist([
  'hearts',
  'heartbreaker',
  'delve',
  'block-dodge-parry',
  'gods-and-monsters',
])

const Item = v.looseObject({ id: Text, name: Text, count: v.number(), ready: v.boolean() })
const Attack = v.looseObject({ id: Text, name: Text, count: v.number(), dice: Text, notes: Text })
const Creature = v.looseObject({
  id: Text,
  name: Text,
  side: v.picklist(['party', 'foes', 'others']),
  kind: v.picklist(['character', 'hireling', 'animal', 'monster']),
  values: v.record(Text, v.number()),
  skills: v.record(Text, v.number()),
  conditions: v.record(Text, v.looseObject({})),
  items: v.record(Text, Item),
  itemOrder: Ids,
  attacks: v.record(Text, Attack),
  attackOrder: Ids,
  tags: flags,
  notes: Text,
  written: v.optional(v.record(Text, Text)),
})
const Due = v.looseObject({
  id: Text,
  action: Text,
  why: Text,
  title: Text,
  rule: Text,
  who: Ids,
  must: v.boolean(),
})
const Timer = v.looseObject({
  id: Text,
  kind: Text,
  title: Text,
  from: v.number(),
  next: v.number(),
  rule: Text,
})
const Encounter = v.looseObject({
  id: Text,
  title: Text,
  group: Text,
  number: v.number(),
  from: Text,
  attitude: Text,
  foretold: v.boolean(),
})
const Place = v.looseObject({
  title: Text,
  level: v.number(),
  tables: v.optional(
    v.strictObject({
      clue: v.optional(Text),
      locality: v.optional(Text),
      rumour: v.optional(Text),
      reaction: v.optional(Text),
    }),
  ),
})
const Creatures = v.record(Text, Creature)
const Groups = v.record(
  Text,
  v.looseObject({ id: Text, name: Text, members: Ids, strength: v.number() }),
)
/** Fields that later versions have added: absent in older campaigns. */
const addedLater = {
  encounters: v.optional(
    v.record(Text, v.looseObject({ encounter: Encounter, groups: Ids, foes: Ids })),
  ),
  prepared: v.optional(
    v.record(
      Text,
      v.looseObject({
        id: Text,
        title: Text,
        bands: Ids,
        attitude: v.optional(Text),
        activity: v.optional(Text),
        distance: v.optional(Text),
        text: v.optional(Text),
      }),
    ),
  ),
  gains: v.optional(
    v.looseObject({
      foes: v.record(Text, v.looseObject({ name: Text, worth: v.number() })),
      coins: v.number(),
    }),
  ),
  bench: v.optional(
    v.record(
      Text,
      v.looseObject({
        id: Text,
        creature: Creature,
        why: v.picklist(['absent', 'retired', 'elsewhere']),
        since: v.number(),
        place: v.number(),
        timers: v.record(Text, Timer),
        dues: v.record(Text, Due),
      }),
    ),
  ),
  split: v.optional(
    v.looseObject({
      other: v.looseObject({
        creatures: Creatures,
        party: Ids,
        groups: Groups,
        dues: v.record(Text, Due),
        timers: v.record(Text, Timer),
        place: Place,
        seconds: v.number(),
      }),
      order: Ids,
      shared: Ids,
    }),
  ),
  tableVersions: v.optional(
    v.record(Text, v.array(v.looseObject({ id: Text, title: Text, dice: Text }))),
  ),
  tableDesk: v.optional(
    v.looseObject({
      favourites: v.optional(Ids),
      pinned: v.optional(Ids),
      recent: v.optional(Ids),
      decks: v.optional(v.record(Text, v.array(v.number()))),
    }),
  ),
  sites: v.optional(
    v.record(
      Text,
      v.looseObject({
        id: Text,
        title: Text,
        places: v.array(v.looseObject({ id: Text, number: Count, title: Text })),
        ways: v.array(v.looseObject({ id: Text, from: Text, to: Text, door: Text })),
      }),
    ),
  ),
  regions: v.optional(
    v.record(
      Text,
      v.looseObject({
        id: Text,
        title: Text,
        columns: Count,
        rows: Count,
        miles: v.number(),
        hexes: v.array(v.looseObject({ id: Text, terrain: Text, text: Text, known: Text })),
        rivers: v.array(v.looseObject({ hexes: Ids })),
        roads: v.array(v.looseObject({ hexes: Ids })),
        trail: v.array(v.looseObject({ hex: Text, at: v.number() })),
      }),
    ),
  ),
  event: v.optional(
    v.looseObject({
      action: Text,
      face: v.number(),
      title: Text,
      at: v.number(),
      lacks: v.optional(v.picklist(['clue', 'locality'])),
    }),
  ),
}
const State = v.looseObject({
  name: Text,
  ruleset: RulesetId,
  borrowed: v.record(Text, v.optional(RulesetId)),
  houseRules: v.record(Text, v.union([Text, v.number(), v.boolean()])),
  clock: v.looseObject({
    seconds: v.pipe(v.number(), v.minValue(0)),
    season: v.picklist(['spring', 'summer', 'autumn', 'winter']),
  }),
  place: Place,
  creatures: Creatures,
  party: Ids,
  groups: Groups,
  dues: v.record(Text, Due),
  timers: v.record(Text, Timer),
  stash: v.record(Text, Item),
  nextId: Count,
  ...addedLater,
})
const Head = v.looseObject({ campaign: Id, version: Count, state: State, undo: Count, redo: Count })

const Monster = v.looseObject({
  id: Text,
  name: Text,
  layout: Text,
  sureness: v.number(),
  source: v.looseObject({ text: Text, system: Text, licence: Text, credit: Text }),
  figures: v.looseObject({ family: v.picklist(['bx', 'cairn']) }),
  attacks: v.array(Attack),
  details: v.array(v.looseObject({ title: Text, text: Text })),
  tags: v.array(Text),
  unread: v.array(v.looseObject({ text: Text })),
  origin: v.optional(v.looseObject({ by: Text, file: Text, at: Text })),
  merged: v.optional(v.array(v.looseObject({ id: Text, name: Text }))),
} satisfies Partial<Record<keyof MonsterType, v.GenericSchema>>)
const LibraryRecord = v.looseObject({ type: v.literal('monster'), id: Text, value: Monster })
const Patch = v.looseObject({
  op: v.picklist(['add', 'replace', 'remove']),
  path: v.array(v.union([Text, v.number()])),
})
const LibraryPatch = v.looseObject({
  type: v.literal('monster'),
  id: Text,
  before: v.nullable(LibraryRecord),
  after: v.nullable(LibraryRecord),
})
const Patches = v.looseObject({ head: v.array(Patch), library: v.array(LibraryPatch) })
const Answer = v.variant('kind', [
  v.looseObject({
    kind: v.literal('dice'),
    sides: v.number(),
    faces: v.array(v.number()),
    typed: v.boolean(),
  }),
  v.looseObject({ kind: v.literal('choice'), value: Text }),
  v.looseObject({ kind: v.literal('number'), value: v.number() }),
])
const Entry = v.looseObject({
  number: v.pipe(Count, v.minValue(1)),
  kind: v.picklist(['do', 'undo', 'redo', 'amend']),
  of: v.optional(Count),
  below: Count,
  above: Count,
  command: v.looseObject({
    action: Text,
    input: v.looseObject({}),
    given: v.record(Text, v.union([v.array(v.number()), Text, v.number()])),
    seed: Text,
    adjust: v.number(),
    secret: v.boolean(),
    byHand: v.boolean(),
  }),
  answers: v.record(Text, Answer),
  outcome: v.looseObject({
    rule: Text,
    what: Text,
    says: Text,
    tone: v.picklist(['good', 'bad', 'due', 'plain']),
    who: Ids,
    why: v.array(v.looseObject({ name: Text, value: v.union([Text, v.number()]) })),
    effects: v.array(v.looseObject({})),
  }),
  forward: Patches,
  inverse: Patches,
  back: v.optional(v.looseObject({ head: Count, library: Count })),
  leftOut: v.optional(v.array(v.looseObject({ of: Count, why: Text }))),
  scene: v.optional(v.picklist(['turn', 'watch', 'day'])),
  round: v.optional(Count),
  clock: v.number(),
  at: Text,
  rulesVersion: Count,
})
const Summary = v.looseObject({
  id: Id,
  name: Text,
  ruleset: RulesetId,
  made: Text,
  opened: Text,
  trashed: v.optional(Text),
  when: Text,
  version: Count,
})
const RestorePoint = v.looseObject({
  campaign: Id,
  version: Count,
  why: v.picklist([
    'before a fight',
    'session start',
    'session end',
    'before an import',
    'by hand',
  ]),
  title: Text,
  at: Text,
})

/** Shapes of the first stored form that later forms still have. */
export const firstShapes = {
  Head,
  Entry,
  Summary,
  RestorePoint,
  Patch,
  Text,
  MonsterRecord: LibraryRecord,
}

/** First stored form, with nothing before it to migrate from. */
export const migration: Migration = {
  to: 1,
  says: 'the first stored form',
  change: (whole) => whole,
  shape: v.looseObject({
    summary: Summary,
    first: Head,
    head: Head,
    entries: v.array(Entry),
    records: v.array(LibraryRecord),
    restorePoints: v.array(RestorePoint),
  }),
}
