import * as v from 'valibot'
import type {
  AsRead as AsReadType,
  Attack as AttackType,
  BxFigures as BxFiguresType,
  CairnFigures as CairnFiguresType,
  Monster as MonsterType,
} from '../../rules/monsters/canonical.ts'
import { Ruleset } from '../../storage/records.ts'
import { Id } from './endpoint.ts'

/**
 * The bounds of a monster that the screen hands in: every part checked, none larger than a book page. Its parts are
 * those of `canonical.ts`: the compiler refuses one that is missing here, or of another type.
 */
type PartsOf<T> = { [K in keyof Required<T>]: v.GenericSchema<unknown, T[K]> }

const Text = v.pipe(v.string(), v.maxLength(200_000))
const Word = v.pipe(v.string(), v.maxLength(500))
const Span = v.object({ from: v.number(), to: v.number() })
const orNull = <S extends v.GenericSchema>(schema: S) =>
  v.nullable(v.object({ value: schema, span: Span }))
const figure = orNull(v.number())

const Attack = v.object({
  id: Word,
  name: Word,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  dice: Word,
  notes: Text,
  joins: v.picklist(['first', 'and', 'or']),
} satisfies PartsOf<AttackType>)

const BxFigures = v.object({
  family: v.literal('bx'),
  hd: orNull(
    v.object({
      dice: v.number(),
      modifier: v.number(),
      stars: v.number(),
      hitPoints: v.nullable(v.number()),
    }),
  ),
  ac: orNull(v.object({ descending: v.nullable(v.number()), ascending: v.nullable(v.number()) })),
  saves: orNull(
    v.object({ D: v.number(), W: v.number(), P: v.number(), B: v.number(), S: v.number() }),
  ),
  saveAs: orNull(v.object({ class: Word, level: v.number() })),
  save: figure,
  thac0: orNull(v.object({ thac0: v.nullable(v.number()), bonus: v.nullable(v.number()) })),
  morale: figure,
  alignment: orNull(Word),
  xp: figure,
  movement: orNull(Word),
  numberAppearing: orNull(Word),
  treasure: orNull(Word),
} satisfies PartsOf<BxFiguresType>)
const CairnFigures = v.object({
  family: v.literal('cairn'),
  hp: figure,
  armor: figure,
  str: figure,
  dex: figure,
  wil: figure,
  numberAppearing: v.optional(orNull(Word)),
} satisfies PartsOf<CairnFiguresType>)

const TextPart = v.object({ text: Text, span: Span })
/** An edited field as it was read; a figure in it is checked again when it is restored. */
const AsRead: v.GenericSchema<AsReadType> = v.object({
  name: v.optional(Word),
  figures: v.optional(v.record(Word, v.unknown())),
  attacks: v.optional(v.pipe(v.array(Attack), v.maxLength(50))),
  attackSpans: v.optional(v.array(Span)),
  details: v.optional(v.array(v.object({ title: Word, text: Text, span: Span }))),
  own: v.optional(v.record(Word, figure)),
  unread: v.optional(v.array(TextPart)),
}) as v.GenericSchema<AsReadType>

const Judged = v.record(v.string(), v.record(v.string(), Word))

const parts = {
  id: Id,
  nameSpan: v.optional(Span),
  alsoRead: v.optional(v.array(Span)),
  layout: Word,
  sureness: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  source: v.object({ text: Text, system: Word, licence: Word, credit: Word }),
  figures: v.variant('family', [BxFigures, CairnFigures]),
  attacks: v.pipe(v.array(Attack), v.maxLength(50)),
  attackSpans: v.array(Span),
  roster: v.optional(
    v.object({ value: v.pipe(v.array(v.number()), v.maxLength(200)), span: Span }),
  ),
  details: v.array(v.object({ title: Word, text: Text, span: Span })),
  tags: v.pipe(v.array(Word), v.maxLength(100)),
  unread: v.array(v.object({ text: Text, span: Span })),
  origin: v.optional(
    v.object({ by: v.picklist(['file', 'paste', 'hand']), file: Word, at: v.string() }),
  ),
  merged: v.optional(v.pipe(v.array(v.object({ id: Id, name: Word })), v.maxLength(200))),
  asRead: v.optional(v.record(Word, AsRead)),
  own: v.optional(
    v.object({
      game: Ruleset,
      values: v.record(Word, v.object({ value: v.number(), span: Span })),
    }),
  ),
  foreign: v.record(v.string(), v.unknown()),
  judged: Judged as v.GenericSchema<MonsterType['judged']>,
} satisfies PartsOf<Omit<MonsterType, 'name'>>

export const Monster: v.GenericSchema<unknown, MonsterType> = v.object({
  ...parts,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Give the monster a name.'), v.maxLength(200)),
})

/** A monster as it was read, which may have no name yet. */
export const ReadMonster: v.GenericSchema<unknown, MonsterType> = v.object({ ...parts, name: Word })
