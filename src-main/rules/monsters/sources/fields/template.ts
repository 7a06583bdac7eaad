import type { Span } from '../../canonical.ts'
import type { Branch, TreeEntry } from './tree.ts'

/** Templates on a wiki's source page, `{{Monster|name=Imp|ac=7}}`, and the page around them. */
interface Templates {
  trees: Branch[]
  prose: Span[]
}

/** Null for a text without any. */
export function templatesIn(text: string): Templates | null {
  if (!text.includes('{{')) return null
  const trees: Branch[] = []
  const prose: Span[] = []
  let outside = 0
  // What never closes is looked through from each of its brackets.
  let left = 4 * text.length + longest
  for (let at = text.indexOf('{{'); at >= 0 && left > 0; at = text.indexOf('{{', at)) {
    const template = templateAt(text, at)
    left -= template ? template.span.to - at : longest
    at = template?.span.to ?? at + 2
    if (!template || template.entries.length < 3) continue
    trees.push(template)
    prose.push({ from: outside, to: template.span.from })
    outside = at
  }
  return trees.length === 0
    ? null
    : { trees, prose: [...prose, { from: outside, to: text.length }] }
}

const marks = /\{\{|\}\}|\[\[|\]\]|\|/g
/** Longest template that is looked at. */
const longest = 20_000

/** Its parameters that have names, up to the brackets that close it. */
function templateAt(text: string, from: number): Branch | null {
  const entries: TreeEntry[] = []
  let depth = 0
  let start = -1
  marks.lastIndex = from
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    const sign = match[0]
    if (match.index > from + longest) return null
    if (sign === '{{' || sign === '[[') depth += 1
    else if (sign === '}}' || sign === ']]') depth -= 1
    const ends = depth === 0 || (depth === 1 && sign === '|')
    if (!ends) continue
    if (start >= 0) entries.push(...parameter(text, start, match.index))
    start = marks.lastIndex
    if (depth === 0) return { kind: 'branch', entries, span: { from, to: marks.lastIndex } }
  }
  return null
}

function parameter(text: string, from: number, to: number): TreeEntry[] {
  const words = text.slice(from, to)
  const sign = words.indexOf('=')
  const key = sign < 0 ? '' : words.slice(0, sign).trim()
  if (!/^[\p{L}\d][\p{L}\d _/.#-]{0,40}$/u.test(key)) return []
  const raw = words.slice(sign + 1)
  const value = raw
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/'{2,3}/g, '')
    .replace(/<br ?\/?>/gi, '\n')
    .trim()
  const start = from + sign + 1 + raw.length - raw.trimStart().length
  const span = { from: start, to: Math.max(start, from + words.trimEnd().length) }
  return [{ key, span, value: { kind: 'leaf', value, span } }]
}
