import * as v from 'valibot'
import { endpoint, Nothing } from './endpoint.ts'
import { OwnFoldId } from './folds.ts'
import { GuideState } from './guide.ts'
import { KeyChoice } from './keys/key-sets.ts'
import { PrintHabits } from './print-habits.ts'

const theme = v.picklist(['candle', 'paper'])
export const Settings = v.object({
  theme,
  /** Percent of the normal text size. */
  textSize: v.pipe(v.number(), v.integer(), v.minValue(80), v.maxValue(200)),
  singleKeys: v.boolean(),
  /** Keys of the actions, as the GM has set them. */
  keys: KeyChoice,
  /** The GM rolls by hand and types the dice in. */
  byHand: v.boolean(),
  /** Paper for printing where nothing else was chosen. */
  paper: v.picklist(['A4', 'Letter']),
  print: PrintHabits,
  guide: GuideState,
  /** Campaign played last, the GM's fold with its page and the acting creature: a start after a power cut resumes there. */
  left: v.optional(
    v.object({
      campaign: v.string(),
      fold: v.union([
        v.picklist(['explore', 'travel', 'fight', 'town', 'prep', 'print']),
        OwnFoldId,
      ]),
      page: v.optional(v.pipe(v.string(), v.maxLength(40))),
      acting: v.optional(v.string()),
    }),
  ),
})
export type Settings = v.InferOutput<typeof Settings>

/** Credit for a part of what ships, with the whole texts of its licences. */
export const Notice = v.object({
  kind: v.picklist(['app', 'game', 'data', 'typeface', 'software']),
  title: v.string(),
  version: v.string(),
  credit: v.string(),
  licence: v.string(),
  texts: v.array(v.string()),
})
export type Notice = v.InferOutput<typeof Notice>

export const app = {
  /** Facts about the running app that the screen needs. */
  'app.about': endpoint({
    input: Nothing,
    output: v.object({
      version: v.string(),
      shell: v.picklist(['electron', 'chromium']),
      dataFolder: v.string(),
      outFolder: v.string(),
      /** Id of the campaign on the table: a screen that was reopened goes on with it. */
      open: v.nullable(v.string()),
      /** Fold of the second window, asked for by that window; null in the GM's first one. */
      second: v.nullable(v.string()),
      /** Warnings to the GM: storage that may be cleared, a folder that is read-only. */
      warnings: v.array(v.object({ says: v.string(), way: v.string() })),
      /** Campaign files that were opened with Gatefold and wait to be imported. */
      offered: v.array(v.string()),
    }),
  }),
  /** Notices of all that ships: the app itself, games, data, typefaces, software. */
  'app.notices': endpoint({ input: Nothing, output: v.array(Notice) }),
  'app.settings': endpoint({ input: Nothing, output: Settings }),
  'app.change': endpoint({ input: v.partial(Settings), output: Settings }),
  /** Writes the keys as they are set to a file in the out folder. */
  'app.saveKeys': endpoint({ input: Nothing, output: v.object({ path: v.string() }) }),
  /** Opens a file or folder within the data folder or the out folder. */
  'app.reveal': endpoint({
    input: v.object({ path: v.pipe(v.string(), v.maxLength(32_767)) }),
    output: Nothing,
  }),
  /** The first useful paint, for the benchmark. */
  'app.painted': endpoint({ input: v.object({ milliseconds: v.number() }), output: Nothing }),
} as const
