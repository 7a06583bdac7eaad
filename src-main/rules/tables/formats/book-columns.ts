import type { ReadNote, TextLine } from './format.ts'

/** Numbers as a scan reads them: `l`, `I` and `O` stand for 1 and 0. */
const number = '[\\dlIO|]{1,3}(?:\\s*[-‐-—−]\\s*[\\dlIO|]{1,3})?'
const entry = `(${number})(?:[.:)]\\s+|\\s+)(\\S.*?)`
const twoEntries = new RegExp(`^\\s*${entry}(?:\\s{2,}|\\t+)${entry}$`)
const oneEntry = new RegExp(`^\\s*${entry}$`)
const numberAlone = new RegExp(`^\\s*(${number})[.:)]?\\s*$`)

/** Characters of a line that may hold two columns. */
const widest = 300

const figure = (scanned: string) => scanned.replace(/[lI|]/g, '1').replace(/O/g, '0')
const first = (scanned: string) => Number(/\d+/.exec(figure(scanned))?.[0] ?? 0)

/**
 * A text in the reading order of its table: entries printed in two columns come one after another, and
 * numbers that a scan put before all the texts are joined with them.
 */
export function inOneColumn(lines: readonly TextLine[]): {
  lines: readonly TextLine[]
  changed: ReadNote | null
} {
  return (
    twoTables(lines) ??
    sideBySide(lines) ??
    numbersFirst(lines) ?? { lines: scanned(lines), changed: null }
  )
}

interface Reflowed {
  lines: TextLine[]
  changed: ReadNote
}

/** Fewest entries of each table by which two are known to stand side by side. */
const fewestBeside = 3

/** Two tables of a page, each with numbers of its own: the left one, then the right one. */
function twoTables(lines: readonly TextLine[]): Reflowed | null {
  const gutter = gutterOf(lines)
  if (gutter === null) return null
  const left = columnOf(lines, 0, gutter)
  const right = columnOf(lines, gutter)
  if (!isNumberedFromOne(left) || !isNumberedFromOne(right)) return null
  return {
    lines: [...left, { line: 0, text: '' }, ...right],
    changed: {
      line: lines[0]?.line ?? 0,
      fate: 'changed',
      says: 'Two tables side by side are read one after the other.',
    },
  }
}

/** Indent of a line that goes on with the one above. */
const deeper = 3

/** One column of a page; a line set in from the others goes on with the one above it. */
function columnOf(lines: readonly TextLine[], from: number, to?: number): TextLine[] {
  const column: TextLine[] = []
  for (const { line, text } of lines) {
    const part = text.slice(from, to).trimEnd()
    if (/^ *\S/.test(part) && part.search(/\S/) >= deeper) add(column, part.trim())
    else column.push({ line, text: part })
  }
  return column
}

/** Place where the right column of a page begins: behind a gap in every line that reaches it; null for none. */
function gutterOf(lines: readonly TextLine[]): number | null {
  const written = lines.filter(({ text }) => text.trim() !== '')
  if (written.some(({ text }) => text.length > widest || text.includes('\t'))) return null
  const starts = new Map<number, number>()
  for (const { text } of written)
    for (const { index, 0: gap } of text.matchAll(/ {2,}(?=\S)/g)) {
      const at = index + gap.length
      starts.set(at, (starts.get(at) ?? 0) + 1)
    }
  const clear = [...starts].filter(
    ([at, times]) =>
      times >= fewestBeside && written.every(({ text }) => /^ *$/.test(text.slice(at - 2, at))),
  )
  return clear.sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** True for numbers that begin at one and rise to the end. */
function isNumberedFromOne(column: readonly TextLine[]): boolean {
  const numbers = column.flatMap(({ text }) => {
    const [, entered] = oneEntry.exec(text) ?? []
    return entered === undefined ? [] : [first(entered)]
  })
  return (
    numbers.length >= fewestBeside &&
    numbers[0] === 1 &&
    numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0))
  )
}

function sideBySide(lines: readonly TextLine[]): Reflowed | null {
  const pairs = lines.filter(({ text }) => isPair(text))
  if (pairs.length < 2) return null
  const from = lines.findIndex(({ text }) => isPair(text))
  const to = lines.findLastIndex(({ text }) => isPair(text))
  const left: TextLine[] = []
  const right: TextLine[] = []
  let last = to
  for (let at = from; at < lines.length; at += 1) {
    const { line, text } = lines[at] ?? { line: 0, text: '' }
    const [, a, one, b, two] = isPair(text) ? (twoEntries.exec(text) ?? []) : []
    if (a !== undefined && one !== undefined && b !== undefined && two !== undefined) {
      left.push({ line, text: `${figure(a)}. ${one}` })
      right.push({ line, text: `${figure(b)}. ${two}` })
      last = at
      continue
    }
    if (text.trim() === '') {
      if (at > to) break
      continue
    }
    const [, alone, words] = oneEntry.exec(text) ?? []
    if (alone !== undefined && words !== undefined) {
      const isLeft = first(alone) === first(left.at(-1)?.text ?? '0') + 1
      const [own = '', beside = ''] = isLeft ? words.split(/\s{3,}/, 2) : [words]
      ;(isLeft ? left : right).push({ line, text: `${figure(alone)}. ${own}` })
      if (beside !== '') add(right, beside)
      last = at
      continue
    }
    // What goes on is under its column: two parts at a wide gap, or one by its indent.
    const [, before = '', after = ''] =
      text.length > widest ? [] : (/^(\s*\S.*?)\s{3,}(\S.*)$/.exec(text) ?? [])
    if (at > to && after === '' && at > last + 1) break
    if (after !== '') {
      add(left, before.trim())
      add(right, after.trim())
    } else if (/^\s{12,}/.test(text)) add(right, text.trim())
    else add(left, text.trim())
    last = at
  }
  const middle = [...left, ...right]
  return {
    lines: [...lines.slice(0, from).map(headedOnce), ...middle, ...lines.slice(last + 1)],
    changed: {
      line: lines[from]?.line ?? 0,
      fate: 'changed',
      says: `Two columns side by side are read one after the other.`,
    },
  }
}

/** A heading above both columns: "d8 Rumours    d8 Rumours". */
function headedOnce({ line, text }: TextLine): TextLine {
  return { line, text: text.replace(/^\s*(\S.*?)\s{3,}\1\s*$/, '$1') }
}

function add(column: TextLine[], words: string): void {
  const last = column.at(-1)
  if (last) last.text = `${last.text} ${words}`
}

/** True for two entries in a line: the second number is greater than the first. */
function isPair(text: string): boolean {
  if (text.length > widest) return false
  const [, a, , b] = twoEntries.exec(text) ?? []
  return a !== undefined && b !== undefined && first(a) > 0 && first(b) > first(a)
}

/** Numbers in a block of their own, then as many texts. */
function numbersFirst(lines: readonly TextLine[]): Reflowed | null {
  const from = lines.findIndex(({ text }) => numberAlone.test(text))
  if (from < 0) return null
  const written = lines.slice(from).filter(({ text }) => text.trim() !== '')
  const texts = written.findIndex(({ text }) => !numberAlone.test(text))
  const numbers = written.slice(0, texts)
  const entries = written.slice(texts)
  if (texts < 2 || entries.length !== numbers.length) return null
  if (entries.some(({ text }) => numberAlone.test(text))) return null
  return {
    lines: [
      ...lines.slice(0, from),
      ...entries.map(({ line, text }, at) => ({
        line,
        text: `${figure(numbers[at]?.text.trim() ?? '').replace(/[.:)]$/, '')}. ${text.trim()}`,
      })),
    ],
    changed: {
      line: lines[from]?.line ?? 0,
      fate: 'changed',
      says: 'The numbers stood before all the texts; each is joined with its own.',
    },
  }
}

/** Letters that a scan took for figures, where the numbers before or behind prove it. */
function scanned(lines: readonly TextLine[]): TextLine[] {
  const numbers = lines.map(({ text }) => oneEntry.exec(text)?.[1] ?? null)
  const known = numbers.map((each) => (each === null ? 0 : first(each)))
  const sure = (at: number) => known[at] !== 0 && !/[lIO|]/.test(numbers[at] ?? 'l')
  return lines.map((each, at) => {
    const [, digits, words] = oneEntry.exec(each.text) ?? []
    if (digits === undefined || words === undefined || !/[lIO|]/.test(digits)) return each
    const here = known[at] ?? 0
    const proved =
      (sure(at - 1) && here > (known[at - 1] ?? 0) && here <= (known[at - 1] ?? 0) + 10) ||
      (sure(at + 1) && (known[at + 1] ?? 0) > here && (known[at + 1] ?? 0) <= here + 10)
    return proved ? { line: each.line, text: `${figure(digits)}. ${words}` } : each
  })
}
