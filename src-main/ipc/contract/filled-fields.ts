import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(20_000))

/** Fields of a filled sheet, as they were printed and as they are now. */
export const FilledFields = v.pipe(
  v.array(v.object({ name: v.pipe(v.string(), v.maxLength(400)), was: text, now: text })),
  v.maxLength(2_000),
)
