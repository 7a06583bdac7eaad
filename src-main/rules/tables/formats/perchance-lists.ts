import type { TextLine } from './format.ts'

interface PerchanceItem {
  line: number
  text: string
  weight: number
  /** Expression of a computed weight, which is never run. */
  computed: string | null
  /** List that is under the item. */
  within: PerchanceList | null
}

/** A list with its whole path, `animal.bird` for one within another. */
export interface PerchanceList {
  path: string
  line: number
  items: PerchanceItem[]
}

interface SourceLine extends TextLine {
  depth: number
}

/** Splits lists by their indentation. What is a function or a setting of the page is left as rest. */
export function parsePerchance(text: string): { lists: PerchanceList[]; rest: TextLine[] } {
  const rest: TextLine[] = []
  const lists: PerchanceList[] = []
  const lines = sourceLines(text)
  let at = 0
  while (at < lines.length) {
    const head = lines[at]
    if (!head) break
    const end = blockEnd(lines, at)
    const block = lines.slice(at + 1, end)
    const [, name, value] = /^\$?([A-Za-z_]\w*)\s*(?:=\s*(.*))?$/.exec(head.text) ?? []
    const runs = /=>|^async\b|\)\s*$/.test(head.text) || /=>\s*$/.test(value ?? '')
    if (head.depth > 0 || name === undefined || runs || /^\$meta/.test(head.text))
      rest.push(
        ...[head, ...block].map(({ line, text: words, depth }) => ({
          line,
          text: '  '.repeat(depth) + words,
        })),
      )
    else if (value !== undefined && value !== '')
      lists.push({ path: name, line: head.line, items: [itemOf({ ...head, text: value })] })
    else lists.push(listOf(name, head.line, block, rest, 0))
    at = end
  }
  return { lists, rest }
}

/** Lines without comments and empty ones, with their depth: a tab or two blanks each. */
function sourceLines(text: string): SourceLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .flatMap((source, at) => {
      const bare = source.replace(/(^|\s)\/\/.*$/, '').trimEnd()
      if (bare.trim() === '') return []
      const indent = /^[\t ]*/.exec(bare)?.[0] ?? ''
      const tabs = indent.split('\t').length - 1
      const depth = tabs + Math.floor((indent.length - tabs) / 2)
      return [{ line: at + 1, text: bare.trim(), depth }]
    })
}

function blockEnd(lines: readonly SourceLine[], from: number): number {
  const depth = lines[from]?.depth ?? 0
  let end = from + 1
  while (end < lines.length && (lines[end]?.depth ?? 0) > depth) end += 1
  return end
}

/** Lists stand at most so deep; deeper ones belong to no table. */
const deepest = 20

function listOf(
  path: string,
  line: number,
  lines: readonly SourceLine[],
  rest: TextLine[],
  depth: number,
): PerchanceList {
  const items: PerchanceItem[] = []
  let at = 0
  while (at < lines.length) {
    const head = lines[at]
    if (!head) break
    const end = blockEnd(lines, at)
    const block = lines.slice(at + 1, end)
    const item = itemOf(head)
    const name = item.text.replace(/[^\w]+/g, '_').slice(0, 40)
    const property = /^\$?[A-Za-z_]\w*\s*(?:\([^)]*\)\s*=>|=(?!=))/.test(head.text)
    if (property || depth >= deepest)
      rest.push(...[head, ...block].map(({ line: at, text }) => ({ line: at, text })))
    else if (block.length > 0)
      items.push({ ...item, within: listOf(`${path}.${name}`, head.line, block, rest, depth + 1) })
    else items.push(item)
    at = end
  }
  return { path, line, items }
}

function itemOf({ line, text }: SourceLine): PerchanceItem {
  const at = text.lastIndexOf('^')
  let escapes = 0
  while (text[at - 1 - escapes] === '\\') escapes += 1
  const after = at > 0 && escapes % 2 === 0 ? text.slice(at + 1).trim() : ''
  const before = text.slice(0, Math.max(0, at)).trimEnd()
  const [, top, bottom = '1'] = /^(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?$/.exec(after) ?? []
  if (top !== undefined && Number(bottom) > 0) {
    const weight = Math.round((Number(top) / Number(bottom)) * 10_000) / 10_000
    return { line, text: before, weight, computed: null, within: null }
  }
  const [, computed] = /^\[(.*)\]$/.exec(after) ?? []
  return computed === undefined
    ? { line, text, weight: 1, computed: null, within: null }
    : { line, text: before, weight: 1, computed, within: null }
}
