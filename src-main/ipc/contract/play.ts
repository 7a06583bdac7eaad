import * as v from 'valibot'
import { endpoint, EntryNumber, json, Nothing } from './endpoint.ts'
import type { LineChange } from '../../campaign/amend.ts'
import type { CreationDraft } from '../../campaign/creation-draft.ts'
import type { Draft } from '../../campaign/drafts.ts'
import type { ChronicleLine, MonthView, ViewName, ViewPatch } from '../../campaign/view/views.ts'
import type { Preview } from '../../rules/core/preview.ts'
import type { Question } from '../../rules/core/procedure.ts'
import type { SessionSummary } from '../../campaign/view/session.ts'
import type { Book } from '../../rules/registry.ts'
import type { RuleText } from '../../rules/core/ruleset.ts'

export const Given = v.record(
  v.pipe(v.string(), v.maxLength(200)),
  v.union([
    v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000)),
    v.pipe(v.string(), v.maxLength(2000)),
    v.number(),
  ]),
)
const Adjust = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))
const ActionName = v.pipe(v.string(), v.regex(/^[a-z-]+\.[a-z0-9 .-]+$/, 'not an action'))
const Seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a seed'))
/** Checked again by the campaign against the action's own asks. */
const Input = v.record(v.string(), v.unknown())

/** A character under way as the screen left it, so that a reload goes on there. */
const LeftCreation = v.object({
  action: ActionName,
  input: Input,
  given: Given,
  seed: Seed,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
})
const LeftCreations = v.record(v.pipe(v.string(), v.maxLength(200)), LeftCreation)
export type LeftCreation = v.InferOutput<typeof LeftCreation>

const Ran = v.variant('end', [
  v.object({ end: v.literal('done'), line: json<ChronicleLine>() }),
  /** Unfinished: nothing was changed; run again with this label answered. */
  v.object({ end: v.literal('asks'), question: json<Question>(), given: Given, seed: v.string() }),
])

/** The real-time clock: `running` or held, and its minutes that are not yet in the chronicle. */
export const Wall = v.object({ running: v.boolean(), minutes: v.number() })
export type Wall = v.InferOutput<typeof Wall>

export const play = {
  'play.run': endpoint({
    input: v.object({
      action: ActionName,
      input: Input,
      given: v.optional(Given, {}),
      /** From an earlier `asks`, so that dice already rolled stay as they fell. */
      seed: v.optional(Seed),
      adjust: v.optional(Adjust, 0),
      override: v.optional(v.picklist(['success', 'failure'])),
      secret: v.optional(v.boolean(), false),
      byHand: v.optional(v.boolean(), false),
    }),
    output: Ran,
  }),
  'play.preview': endpoint({
    input: v.object({ action: ActionName, input: Input, adjust: v.optional(Adjust, 0) }),
    output: json<Preview | null>(),
  }),
  /** State of the real-time clock, for lights that burn by it. */
  'play.wall': endpoint({ input: Nothing, output: Wall }),
  /** Holds the real-time clock or lets it run; it runs only in a campaign whose lights burn by it. */
  'play.hold': endpoint({ input: v.object({ held: v.boolean() }), output: Wall }),
  /** Runs an action as often as asked, each time from a fresh seed, and keeps nothing of it. */
  'play.drafts': endpoint({
    input: v.object({
      action: ActionName,
      input: Input,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    }),
    output: v.array(json<Draft>()),
  }),
  /** Plays a creation on the side, step by step; `again`: labels of dice that fall again. Nothing is kept. */
  'play.creation': endpoint({
    input: v.object({
      action: ActionName,
      input: Input,
      given: Given,
      seed: v.optional(Seed),
      again: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)),
        [],
      ),
    }),
    output: json<CreationDraft>(),
  }),
  /** Characters under way in the open campaign, by what they are made for. */
  'play.left-creations': endpoint({ input: Nothing, output: LeftCreations }),
  /** Remembers a character under way, or forgets the one that is done. */
  'play.leave-creation': endpoint({
    input: v.object({ name: v.pipe(v.string(), v.maxLength(200)), left: v.nullable(LeftCreation) }),
    output: Nothing,
  }),
  'play.undo': endpoint({ input: Nothing, output: json<ChronicleLine>() }),
  'play.redo': endpoint({ input: Nothing, output: json<ChronicleLine>() }),
  /** Runs a recent line again with other answers, and the later lines after it. */
  'play.amend': endpoint({
    input: v.object({
      number: EntryNumber,
      given: v.optional(Given, {}),
      /** True to restore the answers that the line was first played with. */
      original: v.optional(v.boolean(), false),
      /** Version for which the GM has accepted what changes in later lines. */
      agreed: v.optional(EntryNumber),
    }),
    output: v.variant('end', [
      ...Ran.options,
      /** Later lines would change, so nothing is applied until the GM agrees. */
      v.object({
        end: v.literal('would change'),
        changes: v.array(json<LineChange>()),
        version: EntryNumber,
      }),
    ]),
  }),
  'play.chronicle': endpoint({
    input: v.object({
      before: EntryNumber,
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    }),
    output: v.object({ lines: v.array(json<ChronicleLine>()), total: v.number() }),
  }),
  /** Lines of the chronicle as Markdown: those named, or all since the last session began; saved as a file or handed back. */
  'play.markdown': endpoint({
    input: v.object({
      lines: v.optional(v.pipe(v.array(EntryNumber), v.maxLength(1000))),
      save: v.boolean(),
    }),
    output: v.object({ text: v.string(), path: v.nullable(v.string()) }),
  }),
  /** The calendar with its dates as a file that Calendarium reads, and an import here. */
  'play.calendar': endpoint({ input: Nothing, output: v.object({ path: v.string() }) }),
  /** A month of the calendar, so many after today's or before it. */
  'play.month': endpoint({
    input: v.object({
      offset: v.pipe(v.number(), v.integer(), v.minValue(-1200), v.maxValue(1200)),
    }),
    output: json<MonthView>(),
  }),
  /** Summary of the last session so far; null when none was begun. */
  'play.session': endpoint({ input: Nothing, output: json<SessionSummary | null>() }),
  'play.rule': endpoint({
    input: v.object({ rule: v.pipe(v.string(), v.maxLength(120)) }),
    output: json<RuleText | null>(),
  }),
  /** Names of all rules by their ids. */
  'play.rule-titles': endpoint({ input: Nothing, output: v.record(v.string(), v.string()) }),
  'play.rules': endpoint({
    input: v.object({ words: v.pipe(v.string(), v.maxLength(200)) }),
    output: v.array(json<RuleText>()),
  }),
  /** The rules in our own words: of the open campaign's games, or of all there are. */
  'play.books': endpoint({
    input: v.object({ of: v.picklist(['campaign', 'all']) }),
    output: json<readonly Book[]>(),
  }),
} as const

/** Events that main sends to the screen. */
export interface PlayEvents {
  /** The warnings of `app.about` have changed. */
  warnings: null
  /** More files that `app.about` lists as offered. */
  offered: null
  /** The players' window was closed by hand, crashed or lost its display. */
  players: null
  /** The GM's second window was opened, closed by hand, crashed or lost its display. */
  second: null
  /** Folds of the GM's own were saved in the other window. */
  folds: null
  /** Settings were changed in the other window. */
  settings: null
  /** The real-time clock was held or let run, or another minute has passed. */
  wall: Wall
  /** Sent after every durable change of the open campaign. */
  views: { version: number; patches: Partial<Record<ViewName, ViewPatch[]>> }
}
