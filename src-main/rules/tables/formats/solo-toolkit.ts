import type { ReadNote, TableFormat, TextLine } from './format.ts'
import { escaped, foreignId, headingOf, inOneLine, weightAtEnd } from './own-text.ts'
import { withColumnTables } from './column-tables.ts'
import { inOneCell, inSigns } from './row-signs.ts'
import { rowWeights } from './by-chance.ts'
import { plural } from '../../core/words.ts'
import { splitAt } from '../parts.ts'
import { tableDice } from '../rolls.ts'
import type { TableRow } from '../shape.ts'
import { tableOfList } from './weighted-list.ts'

interface Gathered {
  name: string
  line: number
  rows: { line: number; text: string }[]
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Notes of Solo RPG Toolkit: sections of entries, and templates in the front matter. */
export const soloToolkit: TableFormat = {
  id: 'solo-toolkit',
  title: 'Solo RPG Toolkit note',
  extension: 'md',
  sniff(text) {
    const [, head = ''] = frontMatter.exec(text) ?? []
    return /^[^:\n]+:.*\{[^{}\n]+\}/m.test(head) && /^#{1,6} /m.test(text) ? 0.88 : 0
  },
  read(text, name) {
    const { lists, rest } = gathered(text)
    const several = lists.length > 1
    const ids = new Map(
      lists.map((list) => [
        list.name.toLowerCase(),
        foreignId(list.name, several ? name : undefined),
      ]),
    )
    const read = lists.map((list) => {
      const notes: ReadNote[] = []
      const rows = list.rows.map(({ line, text: whole }) => {
        const { words, weight } = weightAtEnd(whole)
        return { line, weight, words: ownText(words, ids, line, notes) }
      })
      const id = ids.get(list.name.toLowerCase()) ?? foreignId(list.name)
      const about = { title: list.name, id, line: list.line, rows, notes }
      return tableOfList({ ...about, collection: several ? name : null })
    })
    return {
      tables: read.flatMap((each) => ('table' in each ? [each] : [])),
      rest,
      faults: read.flatMap((each) => ('says' in each ? [each] : [])),
    }
  },
  write(chosen, lost = () => undefined) {
    const tables = withColumnTables(chosen, true)
    const [first] = tables
    if (!first) return ''
    const sections = new Map<string, string>()
    for (const { id, title } of tables) sections.set(id, freeSection(title, [...sections.values()]))
    const section = (name: string) =>
      sections.get(name) ?? sections.get(tables.find(({ title }) => title === name)?.id ?? '')
    const rolls = new Map<string, string>()
    const body = tables.map((table) => {
      const weights = rowWeights(table)
      const lines = table.rows.flatMap(([, row], nth) => {
        const weight = weights[nth] ?? 0
        const report = (says: string): void => {
          lost({ table: table.title, row: nth + 1, says })
        }
        const text = inSigns(inOneCell(table, row, report), signsOf(section, rolls), report)
        return weight === 0 ? [] : [`${safeLine(text)}${weight === 1 ? '' : ` ^${weight}`}`]
      })
      return [`## ${sections.get(table.id) ?? table.title}`, ...lines, ''].join('\n')
    })
    const name = sections.get(first.id) ?? first.title
    return ['---', `${name}: "{${name}}"`, '---', '', ...body, ...rolls.values()].join('\n')
  },
}

/** Title of a section that nothing else is called, without signs of the note. */
function freeSection(title: string, taken: readonly string[]): string {
  const bare =
    title
      .replace(/[{}|:"#*_`\\/]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'Table'
  let name = bare
  for (let nth = 2; taken.some((other) => other.toLowerCase() === name.toLowerCase()); nth += 1)
    name = `${bare} ${nth}`
  return name
}

/** A line that is neither a heading nor a rule of the note. */
const safeLine = (text: string) => text.replace(/^(?=#|---|[-*]\s)/, '\u200B')

const signsOf = (section: (name: string) => string | undefined, rolls: Map<string, string>) => ({
  words: (words: string) => inOneLine(words).replace(/[{}]/g, (sign) => (sign === '{' ? '(' : ')')),
  dice: (notation: string) => diceChoice(notation) ?? diceSection(notation, rolls),
  call: (name: string) => {
    const found = section(name)
    return found === undefined ? null : `{${found}}`
  },
  choice: (options: readonly { weight: number; text: string }[]) =>
    options.some(({ text }) => /[{}|]/.test(text)) ||
    options.reduce((sum, { weight }) => sum + weight, 0) > mostFaces
      ? null
      : `{${options.flatMap(({ weight, text }) => Array.from({ length: weight }, () => text)).join('|')}}`,
})

/** Faces of dice at most that are written out as a choice: the toolkit rolls none in a line. */
const mostFaces = 36

/** Dice as a section of their sums by weight, which is called: `{Roll 3d6}`; null for too many. */
function diceSection(notation: string, rolls: Map<string, string>): string | null {
  const dice = tableDice(notation)
  if (typeof dice === 'string' || dice.totals.length > mostTotals) return null
  const rows = dice.totals.map((total): TableRow => [String(total), ''])
  const weights = rowWeights({ dice: notation, rows })
  const lines = dice.totals.map((total, nth) => `${total} ^${weights[nth] ?? 1}`)
  const title = `Roll ${notation.replace(/[{}|/]/g, ' ')}`
  rolls.set(title, [`## ${title}`, ...lines, ''].join('\n'))
  return `{${title}}`
}

/** Totals at most of dice that get a section of their own. */
const mostTotals = 200

/** Dice as a choice of their totals, each as often as it comes up: `{1|2|3|4}`; null for too many. */
function diceChoice(notation: string): string | null {
  const dice = tableDice(notation)
  if (typeof dice === 'string' || dice.totals.length > mostFaces) return null
  const rows = dice.totals.map((total): TableRow => [String(total), ''])
  const weights = rowWeights({ dice: notation, rows })
  const faces = dice.totals.flatMap((total, nth) =>
    Array.from({ length: weights[nth] ?? 1 }, () => String(total)),
  )
  return faces.length > mostFaces ? null : `{${faces.join('|')}}`
}

function gathered(text: string): { lists: Gathered[]; rest: TextLine[] } {
  const lists: Gathered[] = []
  const rest: TextLine[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isHead = frontMatter.test(text)
  let inHead = false
  for (const [at, source] of lines.entries()) {
    const line = at + 1
    if (isHead && source.trim() === '---' && (line === 1 || inHead)) {
      inHead = line === 1
      continue
    }
    const words = source.trim()
    if (words === '') continue
    const heading = inHead ? null : headingOf(source)
    const last = lists.at(-1)
    if (inHead) {
      const [, key, template] = /^([^:]{1,80}):\s*"?([^]*?)"?$/.exec(words) ?? []
      // A template that is one section alone is that section.
      if (/^\{[^{}|]+\}$/.test(template ?? '') && key?.trim() === template?.slice(1, -1)) continue
      if (key !== undefined && template?.includes('{') === true)
        lists.push({ name: key.trim(), line, rows: [{ line, text: template }] })
      else rest.push({ line, text: source })
    } else if (heading !== null) lists.push({ name: heading, line, rows: [] })
    else if (last)
      last.rows.push({ line, text: words.replace(/^[-*]\s+/, '').replace(/^\u200B/, '') })
    else rest.push({ line, text: source })
  }
  return { lists, rest }
}

/** Id of the section that a keyword means: its title, or its plural, `{name}` for “Names”; a note before it is left out. */
function sectionNamed(keyword: string, ids: ReadonlyMap<string, string>): string | undefined {
  const name = (keyword.split('/').at(-1) ?? '').trim().toLowerCase()
  return ids.get(name) ?? ids.get(plural(name)) ?? ids.get(`${name}s`)
}

function ownText(
  text: string,
  ids: ReadonlyMap<string, string>,
  line: number,
  notes: ReadNote[],
): string {
  return text
    .split(/(\{[^{}]*\})/)
    .map((piece, nth) => {
      if (nth % 2 === 0) return escaped(piece)
      const inside = piece.slice(1, -1).trim()
      const id = sectionNamed(inside, ids)
      if (id !== undefined) return `[${id}]`
      const options = splitAt(inside, '|')
      if (options.length > 1) return `{${options.map((each) => escaped(each.text)).join('|')}}`
      notes.push({ line, fate: 'kept', says: `“${piece}” is no section of this note.` })
      return escaped(piece)
    })
    .join('')
}
