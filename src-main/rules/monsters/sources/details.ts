import type { Monster, Span } from '../canonical.ts'
import { isSpace } from './signs.ts'
import { saysSomething, trimSpan } from './spans.ts'

/** Longest title, with its marks. UTF-16 units. */
const longestTitle = 70

type Detail = Monster['details'][number]

const bullet = /^\s*(?:-(?!--)|[•▶►▪·➤+]|\*(?!\*))\s*/u
/** `**Critical damage**: …`, `Poison: …` */
const titled = /^(?:\*\*|__|[*_])?([^:.,;\n*_]{1,60}?)(?:\*\*|__|[*_])?:(?:\*\*|__|[*_])?\s+(?=\S)/

/** Prose and bullets between two places, one detail a bullet or paragraph, in their own words. */
export function detailsIn(text: string, from: number, to: number): Detail[] {
  return paragraphs(text, from, to).map((span) => detail(text, span))
}

function paragraphs(text: string, from: number, to: number): Span[] {
  const found: Span[] = []
  let start = from
  let at = from
  const close = (end: number) => {
    const span = trimSpan(text, start, end)
    if (saysSomething(text, span.from, span.to)) found.push(span)
    start = end
  }
  while (at < to) {
    const newLine = text.indexOf('\n', at)
    const lineEnd = newLine < 0 ? to : Math.min(newLine, to)
    if (opensParagraph(text, at, lineEnd)) close(at)
    at = lineEnd + 1
  }
  close(to)
  return found
}

/** True when the line is blank or begins with a bullet. */
function opensParagraph(text: string, from: number, to: number): boolean {
  let at = from
  while (at < to && isSpace(text.charCodeAt(at))) at += 1
  if (at === to) return true
  const code = text.charCodeAt(at)
  return (code < 48 || code > 127) && bullet.test(text.slice(at, at + 3))
}

function detail(text: string, span: Span): Detail {
  const whole = text.slice(span.from, span.to)
  const header = whole.startsWith('---') ? /^---\n([\s\S]*?)\n---$/.exec(whole) : null
  if (header) return { title: 'Page header', text: header[1] ?? '', span }
  const body = whole.replace(/^[\s,;.)\]]+/, '').replace(bullet, '')
  const title = body.slice(0, longestTitle).includes(':') ? titled.exec(body) : null
  return title
    ? { title: (title[1] ?? '').trim(), text: body.slice(title[0].length), span }
    : { title: '', text: body, span }
}
