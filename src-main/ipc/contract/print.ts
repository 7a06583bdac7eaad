import * as v from 'valibot'
import type { WantedPrint } from '../../campaign/print/wanted.ts'
import { endpoint, Id, json } from './endpoint.ts'
import { FilledFields } from './filled-fields.ts'
import { HandoutWords } from './handout.ts'
import { PrintOptions } from './print-options.ts'
import { playAids } from './print-templates.ts'
import type { Form } from '../../campaign/print/filled-forms.ts'
import type { Difference } from '../../rules/gm/filled-sheet/fields.ts'

const Copies = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))
const Card = v.variant('of', [
  v.object({
    of: v.literal('monster'),
    id: Id,
    count: Copies,
    individuals: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  }),
  v.object({
    of: v.literal('creatures'),
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)),
    count: Copies,
  }),
])

/** Content of a print job, by template. */
const Which = v.variant('template', [
  v.object({
    template: v.literal('character-sheet'),
    creatures: v.pipe(v.array(Id), v.maxLength(200)),
  }),
  v.object({
    template: v.literal('party-sheet'),
    creatures: v.pipe(v.array(Id), v.maxLength(200)),
  }),
  v.object({
    template: v.literal('handout'),
    handout: v.nullable(Id),
    draft: v.nullable(HandoutWords),
  }),
  v.object({
    template: v.literal('screen-insert'),
    blocks: v.optional(
      v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(300))),
      null,
    ),
    without: v.pipe(v.array(Id), v.maxLength(200)),
    turned: v.boolean(),
    brief: v.optional(v.boolean(), true),
    notes: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
  }),
  v.object({
    template: v.literal('session-report'),
    session: v.union([v.literal('all'), v.pipe(v.number(), v.integer(), v.minValue(1))]),
    secrets: v.boolean(),
  }),
  v.object({
    template: v.literal('monster-cards'),
    size: v.picklist(['poker', 'index']),
    cards: v.pipe(v.array(Card), v.maxLength(1000)),
    wounds: v.boolean(),
    derivations: v.boolean(),
    source: v.optional(v.boolean(), false),
  }),
  v.object({
    template: v.literal('stat-blocks'),
    monsters: v.pipe(v.array(Id), v.maxLength(1000)),
    source: v.boolean(),
  }),
  v.object({
    template: v.literal('site'),
    site: v.nullable(Id),
    players: v.boolean(),
  }),
  v.object({
    template: v.literal('region'),
    region: v.nullable(Id),
    players: v.boolean(),
    key: v.boolean(),
  }),
  v.object({
    template: v.literal('notes'),
    form: v.picklist(['cards', 'list']),
    kind: v.picklist(['all', 'person', 'place', 'faction', 'thing', 'page']),
    players: v.boolean(),
  }),
  v.object({
    template: v.literal('play-aid'),
    aid: v.picklist(playAids),
    pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    table: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    cell: v.pipe(v.number(), v.minValue(4), v.maxValue(30)),
  }),
]) satisfies v.GenericSchema<unknown, WantedPrint>

export const print = {
  /** Data that a template's component draws, for the preview on screen. */
  'print.preview': endpoint({
    input: v.object({ wanted: Which }),
    output: json<{
      title: string
      data: unknown
      /** Parts of what is printed that the page has no place for; absent for none. */
      left?: readonly string[]
    }>(),
  }),
  /** Saves a PDF in the out folder and returns its path; reports progress, can be cancelled. */
  'print.save': endpoint({
    input: v.object({ wanted: Which, options: PrintOptions }),
    output: v.object({ path: v.string(), bytes: v.number(), pages: v.number() }),
    patience: 600_000,
  }),
  /** Reads the forms of a PDF that somebody has filled in. Nothing changes by it. */
  'print.read': endpoint({
    input: v.object({ file: v.pipe(v.string(), v.maxLength(300)), base64: v.string() }),
    output: json<Form[]>(),
    patience: 60_000,
  }),
  /** Differences between a filled form and one of the campaign's creatures. */
  'print.differences': endpoint({
    input: v.object({ creature: Id, fields: FilledFields }),
    output: json<Difference[]>(),
  }),
} as const
