import * as v from 'valibot'
import { Id } from './endpoint.ts'

/** A collection as the screen hands it in; a new one has no id yet. */
export const Collection = v.object({
  id: v.union([v.literal(''), Id]),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the collection a title.'),
    v.maxLength(80, 'At most 80 characters.'),
  ),
  monsters: v.pipe(v.array(Id), v.maxLength(20_000, 'A collection has at most 20,000 monsters.')),
})
