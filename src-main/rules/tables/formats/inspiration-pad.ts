import type { ReadNote, TableFormat, TextLine } from './format.ts'
import { escaped, foreignId } from './own-text.ts'
import { splitAt } from '../parts.ts'
import { plainDice } from './plain-dice.ts'
import { tableOfList } from './weighted-list.ts'

interface Gathered {
  name: string
  line: number
  lookup: boolean
  rows: { line: number; text: string; weight: number }[]
}

/** Tables of Inspiration Pad Pro: weights, lookups, calls, choices, dice and kept values; the rest stays text. */
export const inspirationPad: TableFormat = {
  id: 'inspiration-pad',
  title: 'Inspiration Pad Pro',
  extension: 'ipt',
  sniff: (text) => (/^Table:[ \t]*\S/im.test(text) ? 0.96 : 0),
  read(text, name) {
    const { title, lists, rest } = gathered(text)
    const whole = title ?? name
    const several = lists.length > 1
    const ids = new Map(
      lists.map((list) => [
        list.name.toLowerCase(),
        foreignId(list.name, several ? whole : undefined),
      ]),
    )
    const read = lists.map((list) => {
      const notes: ReadNote[] = []
      const rows = list.rows.map(({ line, text: words, weight }) => ({
        line,
        weight,
        words: ownText(words, { ids, line, notes }),
      }))
      const id = ids.get(list.name.toLowerCase()) ?? foreignId(list.name)
      const about = { title: list.name, id, line: list.line, rows, notes }
      return tableOfList({ ...about, collection: several ? whole : null })
    })
    return {
      tables: read.flatMap((each) => ('table' in each ? [each] : [])),
      rest,
      faults: read.flatMap((each) => ('says' in each ? [each] : [])),
    }
  },
}

const setting =
  /^(Prompt|Use|Set|Define|Header|Footer|MaxReps|Formatting|Shuffle|Default|Roll|Type):/i

function gathered(text: string): { title: string | null; lists: Gathered[]; rest: TextLine[] } {
  let title: string | null = null
  const lists: Gathered[] = []
  const rest: TextLine[] = []
  let goesOn = false
  for (const [at, source] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = at + 1
    const words = source.trim()
    const last = lists.at(-1)
    const row = last?.rows.at(-1)
    const bare = words.replace(/&$/, '').trimEnd()
    if (goesOn && row) {
      row.text = `${row.text} ${bare}`
      goesOn = words.endsWith('&')
      continue
    }
    if (words === '' || /^(?:[;#]|\/\/)/.test(words) || /^EndTable:/i.test(words)) continue
    const [, head, named = ''] = /^(Title|Table):\s*(.*)$/i.exec(words) ?? []
    if (head !== undefined && /title/i.test(head)) title = named
    else if (head !== undefined) lists.push({ name: named, line, lookup: false, rows: [] })
    else if (last && /^Type:\s*Lookup/i.test(words)) last.lookup = true
    else if (setting.test(words)) {
      if (!/^Roll:/i.test(words)) rest.push({ line, text: source })
    } else if (last) {
      last.rows.push({ line, ...entry(bare, last.lookup) })
      goesOn = words.endsWith('&')
    } else rest.push({ line, text: source })
  }
  return { title, lists, rest }
}

/** A weight before a colon; in a lookup a value or a range, whose width is the weight. */
function entry(words: string, lookup: boolean): { text: string; weight: number } {
  const [, from, to, text] = /^(\d{1,6})(?:-(\d{1,6}))?:\s*(.*)$/.exec(words) ?? []
  if (from === undefined || text === undefined) return { text: words, weight: 1 }
  if (!lookup) return { text, weight: Math.max(1, Number(from)) }
  return { text, weight: to === undefined ? 1 : Math.max(1, Number(to) - Number(from) + 1) }
}

interface At {
  ids: ReadonlyMap<string, string>
  line: number
  notes: ReadNote[]
}

function ownText(text: string, at: At): string {
  return text
    .split(/(\\[ntaz] ?|\[[^[\]]*\]|\{[^{}]*\})/)
    .map((piece, nth) => {
      if (nth % 2 === 0) return escaped(piece)
      if (piece.startsWith('\\')) return /^\\a/.test(piece) ? 'a(n) ' : ' '
      const own = piece.startsWith('[') ? call(piece.slice(1, -1), at) : braced(piece.slice(1, -1))
      if (own !== null) return own
      at.notes.push({
        line: at.line,
        fate: 'kept',
        says: `“${piece.slice(0, 80)}” is not known here: it is text.`,
      })
      return escaped(piece)
    })
    .join('')
}

const filters: Readonly<Record<string, string>> = {
  proper: 'title',
  upper: 'upper',
  lower: 'lower',
}

/** `[@Mood]`, `[@3 Boat]`, `[!2 Deck >> implode and]`, `[@v=Mood]`, `[|a|b]`. */
function call(inside: string, { ids }: At): string | null {
  if (inside.startsWith('|'))
    return `{${splitAt(inside.slice(1), '|')
      .map(({ text }) => escaped(text))
      .join('|')}}`
  const [head = '', ...after] = inside.split('>>').map((each) => each.trim())
  const [, kind, kept, silent, times, name = ''] =
    /^([@!])(?:(\w+)(==?))?\s*(?:(\d{1,2})\s+)?(.+)$/.exec(head) ?? []
  const id = ids.get(name.trim().toLowerCase())
  if (kind === undefined || id === undefined) return null
  const joins = after.map((each) => /^implode(?:\s+(.+))?$/.exec(each)?.[1])
  const many = Math.min(Number(times ?? 1), 20)
  let own =
    kind === '!' && many > 1
      ? `[${many} x ${id}]`
      : Array.from({ length: many }, () => `[${id}]`).join(joins[0] ? ` ${joins[0]} ` : ', ')
  for (const filter of after) {
    const form = filters[filter]
    if (form !== undefined) own = `{${form}: ${own}}`
    else if (!filter.startsWith('implode')) return null
  }
  if (kept === undefined) return own
  return `{${kept.toLowerCase()}${silent === '==' ? ':' : ''}=${own}}`
}

function braced(inside: string): string | null {
  const [, name] = /^\$(\w+)$/.exec(inside.trim()) ?? []
  if (name !== undefined) return `{${name.toLowerCase()}}`
  const dice = plainDice(inside)
  return dice === null ? null : `[${dice}]`
}
