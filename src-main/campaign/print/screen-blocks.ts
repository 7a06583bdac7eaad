import type { RuleId } from '../../rules/core/outcome.ts'
import { idsOf } from '../../rules/core/reference.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { PrintedBlock, PrintedPart, ScreenBlock, ScreenPart } from '../../rules/core/screen.ts'
import type { Shelf } from '../../rules/core/action.ts'
import { alternatives, upperFirst } from '../../rules/core/words.ts'
import { plainRow } from '../../rules/tables/plain-row.ts'
import type { Table } from '../../rules/tables/table.ts'

/** A block with every row that its game has for it; prices leave out weapons that another block lists. */
export function printedBlock(
  block: ScreenBlock,
  game: Ruleset,
  shelf: Pick<Shelf, 'table'>,
  weaponsElsewhere = false,
): PrintedBlock {
  return {
    id: block.id,
    title: block.title,
    parts: block.parts.flatMap((part) => printedPart(part, game, shelf, weaponsElsewhere)),
  }
}

/** True when the block lists weapons with their figures and prices. */
export function listsWeapons({ parts }: ScreenBlock): boolean {
  return parts.some((part) => 'list' in part && part.list === 'arms')
}

/** A table of the shelf as a block of its own. */
export function tableBlock(id: string, table: Table, shelf: Pick<Shelf, 'table'>): PrintedBlock {
  return { id, title: table.title, parts: [tableOf(table, shelf)] }
}

function printedPart(
  part: ScreenPart,
  game: Ruleset,
  shelf: Pick<Shelf, 'table'>,
  weaponsElsewhere: boolean,
): PrintedPart[] {
  if ('rules' in part) return [linesOf(part.rules, game)]
  if ('figures' in part) return figuresOf(part.figures, part.head, game)
  if ('list' in part)
    return [lists[part.list](game, weaponsElsewhere)].filter(({ rows }) => rows.length > 0)
  const table = game.tables.find(({ id }) => id === part.table)
  return table ? [tableOf(table, shelf)] : []
}

/** Tables of figures beside a rule. */
function figuresOf(rule: RuleId, head: string, { reference }: Ruleset): PrintedPart[] {
  const tables = reference.find((one) => one.rule === rule)?.tables ?? []
  return tables.map(({ columns: [, ...columns], rows }) =>
    grid(
      head,
      [head, ...columns],
      rows.map((row) => [...row]),
    ),
  )
}

/** Texts of rules; a text shared by several rules is printed once and names them. */
function linesOf(rules: string, { reference }: Ruleset): PrintedPart {
  const wanted = idsOf(rules)
  const texts = new Map<string, { title: string; says: string; rules: RuleId[] }>()
  for (const rule of wanted) {
    const text = reference.find((one) => one.rule === rule)
    if (!text) continue
    const known = texts.get(text.text)
    if (known) known.rules.push(rule)
    else texts.set(text.text, { title: text.title, says: afterTitle(text), rules: [rule] })
  }
  return { kind: 'lines', lines: [...texts.values()] }
}

/** The text without a repeated title: "Magical gambits" for "Tricks: magical gambits" under "Tricks". */
function afterTitle({ title, text }: { title: string; text: string }): string {
  if (!text.startsWith(title)) return text
  const rest = /^[:,] +(.+)$/s.exec(text.slice(title.length))?.[1]
  return rest === undefined ? text : upperFirst(rest)
}

function tableOf(table: Table, shelf: Pick<Shelf, 'table'>): PrintedPart {
  return {
    kind: 'table',
    title: table.title,
    columns: [table.dice.replace(/^1d/, 'd'), table.title],
    rows: table.rows.map(([rolls, text]) => [
      rolls.replace('-', '–'),
      plainRow(text, (name) => shelf.table(name)?.title),
    ]),
    rule: table.rule ?? null,
  }
}

type Grid = Extract<PrintedPart, { kind: 'table' }>

function grid(title: string, columns: string[], rows: string[][]): Grid {
  return { kind: 'table', title, columns, rows, rule: null }
}

/** Rows of a game's own data, with the rule of each beside it. */
const lists: Readonly<
  Record<
    Extract<ScreenPart, { list: string }>['list'],
    (game: Ruleset, weaponsElsewhere: boolean) => Grid
  >
> = {
  arms: ({ gear, money }) => armsGrid(gear, costTitle(money)),
  gear: ({ gear, money }, weaponsElsewhere) =>
    grid(
      'Prices',
      ['Thing', costTitle(money), 'Rule'],
      gear
        .filter((row) => row.cost > 0 && !row.madeFor && !(weaponsElsewhere && isWeapon(row)))
        .map((row) => [nameWithNotes(row.name, row.notes), costOf(row.cost), row.rule]),
    ),
  conditions: ({ conditions }) =>
    grid(
      'Conditions',
      ['Condition', 'What it means', 'Rule'],
      groupedBy(conditions, ({ says }) => says).map((alike) => [
        joinedNames(alike.map(({ name }) => name)),
        upperFirst(alike[0].says),
        alike[0].rule,
      ]),
    ),
  phases: ({ combat }) =>
    grid(
      'Phases',
      ['#', 'Phase', 'Rule'],
      (combat?.phases ?? []).map(({ title, says, rule }, at) => [
        String(at + 1),
        says ? `${title}: ${says}` : title,
        rule,
      ]),
    ),
  skills: ({ skills }) =>
    grid(
      'Skills',
      ['Kind', 'Skills'],
      skills.map(({ title, skills: of }) => [title, of.join(', ')]),
    ),
  fields: ({ fields }) =>
    grid(
      'Figures',
      ['Figure', 'In full', 'Rule'],
      fields.filter(({ show }) => show.sheet).map(({ label, title, rule }) => [label, title, rule]),
    ),
  lights: ({ lights }) =>
    grid(
      'Lights',
      ['Light', 'Turns', 'Rule'],
      lights.map(({ title, burns, until, rule }) => [
        title,
        until ?? String(Math.round(burns / 600)),
        rule,
      ]),
    ),
}

/** Entries of the same key together, in the order of the first of each. */
function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups.values()]
}

/** Names in a row, what all of them begin with once: “Light Burns, Cut or Bite”. */
function joinedNames(names: readonly string[]): string {
  const [first = '', ...others] = names
  const begin = /^\w+,? /.exec(first)?.[0] ?? ''
  const common = begin !== '' && others.every((name) => name.startsWith(begin))
  const short = [first, ...others.map((name) => (common ? name.slice(begin.length) : name))]
  return short.some((name) => name.includes(',')) ? short.join('; ') : alternatives(short)
}

function nameWithNotes(name: string, notes: string | undefined): string {
  return notes ? `${name}: ${notes}` : name
}

/** Mean letters of notes up to which they have a column of their own; longer ones stand with the name. */
const shortNotes = 16

const isWeapon = ({ die, beast, madeFor }: Ruleset['gear'][number]): boolean =>
  Boolean(die) && !beast && !madeFor

/** Coins as the head of a column: “Coins”, but “sp”. */
function costTitle(money: Ruleset['money']): string {
  const { many = 'Cost' } = money ?? {}
  return many.length > 3 ? upperFirst(many) : many
}

/** A figure among the notes of a weapon: “ATK 1”. */
const figureNote = /^(\p{Lu}{2,4}) ([-−]?\d+)$/u

/** Figures of a weapon's notes by their labels, and what else the notes say. */
function figuresOfNotes(notes = ''): { figures: Map<string, string>; rest: string } {
  const figures = new Map<string, string>()
  const rest = notes.split(', ').filter((note) => {
    const [, label, value] = figureNote.exec(note) ?? []
    if (label && value) figures.set(label, value)
    return !label
  })
  return { figures, rest: rest.join(', ') }
}

/** Weapons with their figures; a column that is empty for all of them is left out. */
function armsGrid(gear: Ruleset['gear'], cost: string): Grid {
  const arms = gear.filter(isWeapon).map((row) => ({ ...row, ...figuresOfNotes(row.notes) }))
  const letters = arms.reduce((sum, { rest }) => sum + rest.length, 0)
  const apart = letters <= shortNotes * arms.length
  const labels = new Set(arms.flatMap(({ figures }) => [...figures.keys()]))
  const columns: [title: string, of: (row: (typeof arms)[number]) => string][] = [
    ['Weapon', ({ name, rest }) => (apart ? name : nameWithNotes(name, rest))],
    ...[...labels].map((label): (typeof columns)[number] => [
      label,
      ({ figures }) => figures.get(label) ?? '',
    ]),
    ['Die', ({ die = '' }) => die],
    ['Hands', ({ hands }) => (hands === undefined ? '' : String(hands))],
    ['Traits', ({ rest }) => (apart ? rest : '')],
    [cost, (row) => costOf(row.cost)],
    ['Rule', ({ rule }) => rule],
  ]
  const filled = columns.filter(([, of]) => arms.some((row) => of(row) !== ''))
  return grid(
    'Arms',
    filled.map(([title]) => title),
    arms.map((row) => filled.map(([, of]) => of(row))),
  )
}

function costOf(cost: number): string {
  return cost > 0 ? cost.toLocaleString('en') : '–'
}
