import * as v from 'valibot'
import { Id, Name } from './endpoint.ts'
import { PictureId } from './handout.ts'

/** Most characters of a note's text: a long chapter. */
const mostLetters = 200_000
const Markdown = v.pipe(
  v.string(),
  v.maxLength(mostLetters, 'A note has at most 200,000 characters: make two of it.'),
)
const Short = v.pipe(v.string(), v.maxLength(2000, 'At most 2,000 characters.'))

const Origin = v.union([
  v.strictObject({ creature: Id }),
  v.strictObject({ monster: Id }),
  v.strictObject({
    recipe: v.strictObject({
      kind: v.picklist(['character', 'hireling']),
      name: Name,
      level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
      notes: v.pipe(v.string(), v.maxLength(4000)),
      seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a seed')),
    }),
  }),
])

/** A note as the screen hands it in; a new one has no id yet. */
export const NoteRecord = v.strictObject({
  id: v.union([v.literal(''), Id]),
  kind: v.picklist(['person', 'place', 'faction', 'thing', 'page']),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the note a title.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
  fields: v.record(v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/, 'no field of a note')), Short),
  text: Markdown,
  known: Markdown,
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(60, 'A tag has at most 60 characters.'))),
    v.maxLength(40, 'At most 40 tags.'),
  ),
  portrait: v.optional(PictureId),
  gone: v.optional(v.literal(true)),
  from: v.optional(Origin),
})

const clock = {
  title: Name,
  parts: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(24)),
  filled: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  full: v.pipe(v.string(), v.maxLength(400, 'At most 400 characters.')),
  hidden: v.optional(v.literal(true)),
  pace: v.optional(
    v.strictObject({
      seconds: v.pipe(v.number(), v.integer(), v.minValue(3600), v.maxValue(3600 * 24 * 3650)),
      next: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
}

/** A progress clock as the screen hands it in; a new one has no id yet. */
export const ProgressClockRecord = v.strictObject({
  id: v.union([v.literal(''), Id]),
  note: Id,
  ...clock,
})

/** Notes of an import, with their clocks. */
export const NotesRecord = v.pipe(
  v.array(
    v.strictObject({
      ...NoteRecord.entries,
      clocks: v.pipe(v.array(v.strictObject(clock)), v.maxLength(40)),
    }),
  ),
  v.maxLength(5000, 'At most 5,000 notes at once.'),
)
