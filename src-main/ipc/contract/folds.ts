import * as v from 'valibot'
import { endpoint, isKey, Nothing } from './endpoint.ts'

/** Most folds of the GM's own. */
export const mostOwnFolds = 12
/** Most places for panels in one fold. */
const mostSlots = 40

const Cell = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
/** Id of a panel. Not a list: a later version knows others, and the screen drops those it does not know. */
const PanelName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))
export const OwnFoldId = v.pipe(
  v.string(),
  v.regex(/^own-[a-z0-9-]{1,40}$/, 'not a fold of the GM’s own'),
)

/** Cells of a fold's grid that hold a panel, or several as tabs. */
const LayoutSlot = v.object({
  column: Cell,
  row: Cell,
  width: Cell,
  height: Cell,
  panels: v.pipe(v.array(PanelName), v.minLength(1), v.maxLength(mostSlots)),
  /** The tab that is in front. */
  front: PanelName,
})
export type LayoutSlot = v.InferOutput<typeof LayoutSlot>

/** A fold that the GM arranged. */
export const OwnFold = v.object({
  id: OwnFoldId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  leaves: v.picklist([1, 2, 3]),
  slots: v.pipe(v.array(LayoutSlot), v.maxLength(mostSlots)),
})
export type OwnFold = v.InferOutput<typeof OwnFold>

/** Panels that also stand in standard folds, by panel. */
export const FoldPins = v.record(
  v.pipe(PanelName, v.check(isKey)),
  v.pipe(
    v.array(v.picklist(['explore', 'travel', 'fight', 'town', 'prep', 'print'])),
    v.maxLength(6),
  ),
)

/** All that the GM arranged: own folds in the order of their keys, and pins. */
export const FoldSet = v.object({
  folds: v.pipe(v.array(OwnFold), v.maxLength(mostOwnFolds)),
  pins: FoldPins,
})
export type FoldSet = v.InferOutput<typeof FoldSet>

/** Folds of the GM's own as they are kept on this machine. */
export const folds = {
  /** Folds of the open campaign; the GM's default ones where it has none of its own. */
  'folds.read': endpoint({
    input: Nothing,
    output: v.object({
      set: FoldSet,
      from: v.picklist(['campaign', 'default', 'nothing']),
      /** Set when something stored could not be read, with what was done about it. */
      note: v.nullable(v.string()),
      /** Folds being arranged, as they were left; none of them is saved yet. */
      drafts: v.array(OwnFold),
    }),
  }),
  /** Folds of the GM's default, for any campaign without its own. */
  'folds.default': endpoint({ input: Nothing, output: FoldSet }),
  /** Keeps the folds being arranged, so that a power cut costs no step. */
  'folds.draft': endpoint({
    input: v.object({ drafts: v.pipe(v.array(OwnFold), v.maxLength(mostOwnFolds)) }),
    output: Nothing,
  }),
  'folds.save': endpoint({
    input: v.object({ set: FoldSet, as: v.picklist(['campaign', 'default']) }),
    output: Nothing,
  }),
  /** Writes the folds of the open campaign to a file in the out folder. */
  'folds.export': endpoint({ input: Nothing, output: v.object({ path: v.string() }) }),
} as const
