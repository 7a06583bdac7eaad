import * as v from 'valibot'

const id = v.pipe(v.string(), v.maxLength(120))

/** Most attacks of one command; a GM with more foes leaves some out. */
export const mostBlows = 200

/** Attacks resolved in one go: by whom, on whom, with what, and what the target does about it. */
export const Blows = v.pipe(
  v.array(
    v.strictObject({
      by: id,
      on: id,
      with: v.optional(v.pipe(v.string(), v.maxLength(80))),
      routine: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
      reaction: v.optional(v.pipe(v.string(), v.maxLength(80))),
    }),
  ),
  v.maxLength(mostBlows, `at most ${mostBlows} attacks at once.`),
)
