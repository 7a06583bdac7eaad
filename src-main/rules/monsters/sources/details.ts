import type { Monster, Span } from '../canonical.ts'
import { trimmed } from './spans.ts'

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
    const span = trimmed(text, start, end)
    if (/[^\s,;.:|>#*_()[\]{}•▶►▪·➤–—-]/u.test(text.slice(span.from, span.to))) found.push(span)
    start = end
  }
  while (at < to) {
    const lineEnd = text.indexOf('\n', at) < 0 ? to : Math.min(text.indexOf('\n', at), to)
    const line = text.slice(at, lineEnd)
    if (line.trim() === '' || bullet.test(line)) close(at)
    at = lineEnd + 1
  }
  close(to)
  return found
}

function detail(text: string, span: Span): Detail {
  const whole = text.slice(span.from, span.to)
  const header = /^---\n([\s\S]*?)\n---$/.exec(whole)
  if (header) return { title: 'Page header', text: header[1] ?? '', span }
  const body = whole.replace(/^[\s,;.)\]]+/, '').replace(bullet, '')
  const title = titled.exec(body)
  return title
    ? { title: (title[1] ?? '').trim(), text: body.slice(title[0].length), span }
    : { title: '', text: body, span }
}
