import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { wordsTaken, type PrintWords } from '../app/print-words.ts'
import { PrintOptions } from '../ipc/contract/print-options.ts'
import { handoutStyles } from '../ipc/contract/handout.ts'
import type { HandoutStyle } from '../rules/core/state/prep.ts'
import {
  playAids,
  templateCards,
  templates,
  type Template,
} from '../ipc/contract/print-templates.ts'

/** Print request as the flags give it; the text of a handout's file is still to be read. */
export interface Flags {
  template: Template
  campaign: string
  out: string
  words: PrintWords
  options: Partial<PrintOptions>
  /** Markdown to be set as a handout. */
  file: string | null
  style: HandoutStyle
  title: string | null
}

/** Wrong or missing flags; its message is printed with the usage. */
export class WrongFlags extends Error {}

const flags = {
  template: { type: 'string' },
  campaign: { type: 'string' },
  out: { type: 'string' },
  // what stands on the pages
  creature: { type: 'string', multiple: true },
  party: { type: 'boolean' },
  blank: { type: 'boolean' },
  monster: { type: 'string', multiple: true },
  size: { type: 'string' },
  wounds: { type: 'boolean' },
  derivations: { type: 'boolean' },
  source: { type: 'boolean' },
  handout: { type: 'string' },
  file: { type: 'string' },
  title: { type: 'string' },
  style: { type: 'string' },
  block: { type: 'string', multiple: true },
  brief: { type: 'boolean' },
  without: { type: 'string', multiple: true },
  turned: { type: 'boolean' },
  session: { type: 'string' },
  secrets: { type: 'boolean' },
  site: { type: 'string' },
  region: { type: 'string' },
  key: { type: 'boolean' },
  kind: { type: 'string' },
  list: { type: 'boolean' },
  aid: { type: 'string' },
  pages: { type: 'string' },
  table: { type: 'string' },
  cell: { type: 'string' },
  players: { type: 'boolean' },
  // how
  paper: { type: 'string' },
  margins: { type: 'string' },
  ink: { type: 'string' },
  'text-size': { type: 'string' },
  folding: { type: 'string' },
  copies: { type: 'string' },
  'cut-marks': { type: 'boolean' },
  backs: { type: 'boolean' },
  fillable: { type: 'boolean' },
  numbers: { type: 'boolean' },
} as const

type Parsed = ReturnType<typeof parsed>
const parsed = (argv: string[]) =>
  parseArgs({ args: argv, options: flags, allowNegative: true }).values

/** @throws {WrongFlags} in words, or what `parseArgs` throws of a flag that is not there. */
export function flagsOf(argv: string[]): Flags {
  const values = parsed(argv)
  const { template, campaign, out, file = null, style = 'plain', title = null } = values
  if (template === undefined)
    throw new WrongFlags(`--template is missing; there are ${templates.join(', ')}.`)
  if (!isTemplate(template))
    throw new WrongFlags(`There is no template “${template}”; there are ${templates.join(', ')}.`)
  if (!campaign) throw new WrongFlags('--campaign is missing: name the campaign.')
  if (!out) throw new WrongFlags('--out is missing: name the file, or - for the standard output.')
  const options = optionsOf(values)
  const words = wordsOf(values)
  refuseUntaken(template, options)
  if (options.fillable && (options.folding ?? 'flat') !== 'flat')
    throw new WrongFlags('A form to be filled in is not folded: leave --fillable or --folding out.')
  refuseWords(template, words, file)
  return {
    template,
    campaign,
    out,
    file,
    title,
    style: oneOf('style', style, handoutStyles),
    options,
    words,
  }
}

function isTemplate(word: string | undefined): word is Template {
  return templates.some((template) => template === word)
}

function wordsOf(values: Parsed): PrintWords {
  const { creature, party, blank, wounds, derivations, source, handout, secrets } = values
  const { monster, size, session, block, brief, without, turned, site, players } = values
  const { aid, pages, table, cell, kind, list, region, key } = values
  return given({
    creatures: creature,
    party,
    blank,
    monsters: monster?.map(parseMonsterFlag),
    size: size === undefined ? undefined : oneOf('size', size, ['poker', 'index']),
    wounds,
    derivations,
    source,
    handout,
    blocks: block,
    brief,
    without,
    turned,
    session:
      session === undefined || session === 'all' ? session : whole('session', session, 1, 100_000),
    secrets,
    site,
    region,
    key,
    players,
    kind:
      kind === undefined
        ? undefined
        : oneOf('kind', kind, ['person', 'place', 'faction', 'thing', 'page']),
    list,
    aid: aid === undefined ? undefined : oneOf('aid', aid, playAids),
    pages: pages === undefined ? undefined : whole('pages', pages, 1, 20),
    table,
    cell: cell === undefined ? undefined : whole('cell', cell, 4, 30),
  }) as PrintWords
}

/** `Goblin`; `Goblin:4`, a card with the wounds of four; `Goblin:4x2`, two such cards. */
function parseMonsterFlag(word: string): NonNullable<PrintWords['monsters']>[number] {
  const [, name = word, individuals, cards] = /^(.*):(\d{1,4})(?:x(\d{1,4}))?$/u.exec(word) ?? []
  const count = cards === undefined ? 1 : whole('monster', cards, 1, 500)
  if (individuals === undefined) return { name, count }
  return { name, count, individuals: whole('monster', individuals, 0, 100) }
}

function optionsOf(values: Parsed): Partial<PrintOptions> {
  const options = given({
    paper: values.paper,
    margins: values.margins,
    ink: values.ink,
    folding: values.folding,
    textSize: number('text-size', values['text-size']),
    copies: number('copies', values.copies),
    cutMarks: values['cut-marks'],
    backs: values.backs,
    fillable: values.fillable,
    numbers: values.numbers,
  })
  for (const [name, value] of Object.entries(options)) {
    const known = PrintOptions.entries[name as keyof PrintOptions]
    if (!v.safeParse(known, value).success) throw new WrongFlags(wrongOption(name, value))
  }
  return options as Partial<PrintOptions>
}

const ranges: Record<string, string> = {
  paper: PrintOptions.entries.paper.options.join(', '),
  margins: PrintOptions.entries.margins.options.join(', '),
  ink: PrintOptions.entries.ink.options.join(', '),
  folding: PrintOptions.entries.folding.options.join(', '),
  textSize: 'whole percents from 80 to 130',
  copies: 'whole numbers from 1 to 20',
}

function wrongOption(name: string, value: unknown): string {
  return `“${String(value)}” is no --${flagOf(name)}; there are ${ranges[name] ?? 'yes and no'}.`
}

/** Refuses options that the template would ignore, so that nobody gets a page other than they asked for. */
function refuseUntaken(template: Template, options: Partial<PrintOptions>): void {
  const { title, papers, foldings, takes } = templateCards[template]
  const { paper, folding, copies: _, ...others } = options
  if (paper && !papers.includes(paper))
    throw new WrongFlags(`${title}: not on ${paper}; there are ${papers.join(', ')}.`)
  if (folding && !foldings.includes(folding))
    throw new WrongFlags(`${title}: not as ${folding}; there are ${foldings.join(', ')}.`)
  for (const name of Object.keys(others)) {
    if (!takes.some((taken) => taken === name))
      throw new WrongFlags(`${title}: --${flagOf(name)} means nothing to it.`)
  }
}

function refuseWords(template: Template, words: PrintWords, file: string | null): void {
  const said = [...Object.keys(words), ...(file === null ? [] : ['draft'])]
  const taken: readonly string[] = wordsTaken[template]
  const stray = said.find((word) => !taken.includes(word))
  if (stray === undefined) return
  const flag = flagOfWord[stray] ?? stray
  throw new WrongFlags(`${templateCards[template].title}: --${flag} means nothing to it.`)
}

const flagOfWord: Readonly<Record<string, string>> = {
  creatures: 'creature',
  blocks: 'block',
  monsters: 'monster',
  draft: 'file',
}

const flagOf = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function oneOf<T extends string>(flag: string, value: string, words: readonly T[]): T {
  const found = words.find((word) => word === value)
  if (found) return found
  throw new WrongFlags(`“${value}” is no --${flag}; there are ${words.join(', ')}.`)
}

function number(flag: string, value: string | undefined): number | undefined {
  return value === undefined ? undefined : whole(flag, value, -Infinity, Infinity)
}

function whole(flag: string, value: string, least: number, most: number): number {
  const read = /^-?\d{1,9}$/.test(value) ? Number(value) : NaN
  if (read >= least && read <= most) return read
  const range = Number.isFinite(least) ? ` from ${least} to ${most}` : ''
  throw new WrongFlags(`--${flag} takes a whole number${range}; “${value}” is none.`)
}

/** Drops undefined values, so that they take their defaults. */
function given<T extends object>(words: T): Partial<T> {
  const said = Object.entries(words).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said) as Partial<T>
}
