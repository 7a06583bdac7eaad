import * as v from 'valibot'

/** Parts of the screen that the GM has been shown: hints at the first use of a fold, and the tour. */
export const GuideState = v.object({
  /** False when the GM has switched hints off. */
  hints: v.boolean(),
  /** Folds whose hint has been shown. */
  seen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
  /** The tour under way: its campaign, and its step from 0. */
  tour: v.nullable(
    v.object({
      campaign: v.string(),
      step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
    }),
  ),
  /** True once the tour has begun: it never begins of itself again. */
  toured: v.boolean(),
})
export type GuideState = v.InferOutput<typeof GuideState>

/** For a GM who has just come; with `hints` off nothing is shown unasked. */
export function firstGuide(hints: boolean): GuideState {
  return { hints, seen: [], tour: null, toured: !hints }
}
