import type { Span } from '../../canonical.ts'
import { blockStart, nameOf, readsLikeName } from '../bx/names.ts'
import { lineStartOf, trimmed } from '../spans.ts'

/** One monster's stretch of a text, with its name. */
export interface Block extends Span {
  name: Span | null
  /** Where its figures begin. */
  figures: number
}

/** Cuts a text where each monster's name stands; together the blocks are the text. */
export function blocksOf(text: string, runs: readonly { from: number; to: number }[]): Block[] {
  let floor = 0
  const named = runs.map(({ from, to }) => {
    const name = shorn(
      text,
      nameBeforeBracket(text, from, floor) ??
        nameBeforeDash(text, from, floor) ??
        nameRightAbove(text, from, floor) ??
        nameOf(text, from, floor),
    )
    const start = name ? blockStart(text, name) : Math.max(floor, lineStartOf(text, from))
    floor = to
    return { name, figures: from, from: start }
  })
  return named.map(({ name, figures, from }, index) => ({
    name,
    figures,
    from: index === 0 ? 0 : from,
    to: named[index + 1]?.from ?? text.length,
  }))
}

/** `Murder Lizard - a red lizard (5 HP`: what stands before the dash. */
function nameBeforeDash(text: string, figures: number, floor: number): Span | null {
  const from = Math.max(floor, lineStartOf(text, figures))
  const line = text.slice(from, figures)
  const found = /^([\s#*_>•|]*(?:\d{1,3}[.)]\s+)?)(\p{Lu}[^\n.:;()-]{1,40}?)\s-\s/u.exec(line)
  if (!found?.[2] || (from > 0 && text.charAt(from - 1) !== '\n')) return null
  const start = from + (found[1] ?? '').length
  return { from: start, to: start + found[2].length }
}

/** `Thing of the Mill (4 HP`: the whole of a short line before the bracket. */
function nameBeforeBracket(text: string, figures: number, floor: number): Span | null {
  const from = lineStartOf(text, figures)
  if (from < floor) return null
  const found = /^([\s#*_>•-]*(?:\d{1,3}[.)]?\s+)?)(\p{L}[^\n.:;()[\]]{1,50}?)\s*[([]\s*$/u.exec(
    text.slice(from, figures),
  )
  if (!found?.[2] || found[2].split(/\s+/).length > 6) return null
  const start = from + (found[1] ?? '').length
  return { from: start, to: start + found[2].length }
}

/** A name without the article before it and the stop or backslash after it. */
function shorn(text: string, name: Span | null): Span | null {
  if (!name) return null
  const words = text.slice(name.from, name.to)
  const before =
    /^(?:\[![a-z]{1,20}\]|an?|the|An?|(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|\d{1,3}))\s+(?=\S)/.exec(
      words,
    )?.[0].length ?? 0
  const after = /(?:\s*\([^()]{0,12}\dd\d[^()]{0,20}\)|[\s.\\,])*$/.exec(words)?.[0].length ?? 0
  return words.length - before - after < 2
    ? name
    : { from: name.from + before, to: name.to - after }
}

/** A short line right above figures that open theirs is the name, even under another monster's last words. */
function nameRightAbove(text: string, figures: number, floor: number): Span | null {
  const lineStart = lineStartOf(text, figures)
  if (/\p{L}/u.test(text.slice(lineStart, figures)) || lineStart <= floor) return null
  const above = lineStartOf(text, lineStart - 1)
  const line = text.slice(above, Math.max(above, lineStart - 1))
  if (above < floor || line.trim().split(/\s+/).length > 6 || !readsLikeName(line)) return null
  const opening = /^[\s#*_>|=~"]*(?:\d{1,3}[.)]\s+)?/.exec(line)?.[0].length ?? 0
  const closing =
    /(?:[\s#*_|:=~"-]|\((?:x?\s?\d{1,3}|\d{0,2}d\d{1,3}(?:\+\d)?)\))*$/.exec(
      line.slice(opening),
    )?.[0].length ?? 0
  const span = trimmed(text, above + opening, above + line.length - closing)
  return /\p{L}/u.test(text.slice(span.from, span.to)) ? span : null
}
