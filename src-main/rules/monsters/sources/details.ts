import type { Monster, Span } from '../canonical.ts'
import { isSpace } from './signs.ts'
import { saysSomething, trimSpan } from './spans.ts'

/** Longest title, with its marks. UTF-16 units. */
const longestTitle = 70

type Detail = Monster['details'][number]

const bullet = /^\s*(?:-(?!--)|[•▶►▪·➤+]|\*(?!\*))\s*/u
/** `**Critical damage**: …`, `Poison: …` */
const titled = /^[*_]{0,3}([^:.,;\n*_]{1,60}?)[*_]{0,3}:[*_]{0,3}\s+(?=\S)/
/** `***Undead Fortitude.*** …`, `Sermon. All in near …`: words in bold, or each with a capital, before a stop. */
const stopped =
  /^(?:([*_]{1,3})([^:\n*_]{2,60}?)\.?\1\.?(?<=\..{0,3})|(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:of|the|and|in|to)\s){0,2}\p{Lu}[\p{L}'’-]+){0,3}(?:\s\([^()\n]{1,30}\))?)\.)\s+(?=\p{Lu})/u
/** A title in bold or italics with its stop or colon. */
const marked = /^([*_]{1,3})\p{Lu}[^\n*_]{1,60}(?:[.:]\1|\1[.:])\s/u
/** Tags of a page around and among the words. */
const tags =
  /<\/?(?:br|p|ul|ol|li|b|strong|i|em|span|div|dl|dt|dd|table|tbody|thead|tr|td|th|h[1-6])(?:\s[^<>]{0,80})?\/?>/gi

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
    if (opensParagraph(text, at, lineEnd) || (at > start && opensTitled(text, at, lineEnd)))
      close(at)
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

/** `**Snuff.** All light …`, `Undead Fortitude. If …` right under another that has ended. */
function opensTitled(text: string, from: number, to: number): boolean {
  const code = text.charCodeAt(from)
  if (code !== 42 && code !== 95 && !(code >= 65 && code <= 90)) return false
  const line = text.slice(from, Math.min(to, from + longestTitle + 2))
  if (code === 42 || code === 95) return marked.test(line)
  return /[.!?)]\s*$/.test(text.slice(Math.max(0, from - 4), from)) && stopped.test(line)
}

function detail(text: string, span: Span): Detail {
  const whole = text.slice(span.from, span.to)
  const header = whole.startsWith('---') ? /^---\n([\s\S]*?)\n---$/.exec(whole) : null
  if (header) return { title: 'Page header', text: header[1] ?? '', span }
  const words = whole.includes('<') ? whole.replace(tags, ' ').replace(/ {2,}/g, ' ').trim() : whole
  const body = words.replace(/^[\s,;.)\]]+/, '').replace(bullet, '')
  const title =
    (body.slice(0, longestTitle).includes(':') ? titled.exec(body) : null) ?? stopped.exec(body)
  const name =
    title?.[1] !== undefined && title[2] === undefined ? title[1] : (title?.[2] ?? title?.[3])
  return title
    ? { title: (name ?? '').trim(), text: body.slice(title[0].length), span }
    : { title: '', text: body, span }
}
