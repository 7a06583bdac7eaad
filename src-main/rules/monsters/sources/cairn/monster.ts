import type { Attack, CairnFigures, Monster, Span } from '../../canonical.ts'
import { lineStartOf, saysSomething, unreadBetween } from '../spans.ts'
import { tagsIn } from '../tags.ts'
import { armedOf } from './armed.ts'
import type { Score } from './labels.ts'
import type { CairnBlock } from './names.ts'
import { markupWithin, type PlainPage, type ScoreRun } from './page.ts'
import { proseOf } from './prose.ts'
import { statRegions } from './stat-region.ts'

type Detail = Monster['details'][number]

/** One monster of a page; its spans are of its own stretch of the text as pasted. */
export function readBlock(
  source: string,
  page: PlainPage,
  block: CairnBlock,
  { scores, sureness }: ScoreRun,
  index: number,
): Monster {
  const { text } = page
  const whole = {
    from: index === 0 ? 0 : page.back({ from: block.from, to: block.from + 1 }).from,
    to:
      block.to >= text.length
        ? source.length
        : page.back({ from: block.to, to: block.to + 1 }).from,
  }
  const same = page.markup.length === 0
  const inside = (span: Span): Span => {
    if (same) return { from: span.from - whole.from, to: span.to - whole.from }
    const { from, to } = page.back(span)
    return { from: Math.max(0, from - whole.from), to: Math.min(whole.to, to) - whole.from }
  }
  const own = source.slice(whole.from, whole.to)
  const zones = statRegions(text, block, scores)
  const armed = armedOf(text, block, zones, scores)
  const details = proseOf(text, block, zones, armed).map((detail): Detail => ({
    title: detail.title,
    text: asPasted(source, page, detail),
    span: inside(detail.span),
  }))
  const name = block.name && inside(block.name)
  const alsoRead = markupIn(page, own, whole)
  if (name) alsoRead.push(...countBefore(own, name))
  const printedScores = scores.filter(({ value }) => value !== null)
  const spans = [...printedScores.map(inside), ...details.map(({ span }) => span), ...alsoRead]
  if (name) spans.push(name)
  const tags = new Set(tagsIn(own))
  const attacks: Attack[] = []
  const attackSpans: Span[] = []
  for (const each of armed) {
    const span = inside(each)
    spans.push(span)
    if (each.attack) {
      attacks.push(each.attack)
      attackSpans.push(span)
    } else if (each.quality !== undefined) {
      details.push({ title: '', text: each.quality, span })
      tags.add(each.quality)
    }
  }
  return {
    id: `m${index + 1}`,
    name: block.name ? named(text.slice(block.name.from, block.name.to)) : 'Unnamed monster',
    ...(name ? { nameSpan: name } : {}),
    layout: 'cairn-line',
    sureness,
    source: { text: own, system: 'Cairn', licence: '', credit: '' },
    figures: figuresOf(scores, inside),
    attacks,
    attackSpans,
    ...(alsoRead.length > 0 ? { alsoRead } : {}),
    details,
    tags: [...tags],
    unread: unreadBetween(own, spans),
    foreign: {},
    judged: {},
  }
}

/** Markup of a stretch that is more than signs. */
function markupIn(page: PlainPage, own: string, whole: Span): Span[] {
  if (page.markup.length === 0) return []
  return markupWithin(page, whole)
    .map(({ from, to }) => ({ from: from - whole.from, to: to - whole.from }))
    .filter(({ from, to }) => saysSomething(own, from, to))
}

/** A name in one line, with single spaces. */
function named(words: string): string {
  return /\s\s|[^\S ]/.test(words) ? words.replace(/\s+/g, ' ') : words
}

/** A number or an article before the name, as in a list, says nothing more. */
function countBefore(own: string, name: Span): Span[] {
  const from = lineStartOf(own, name.from)
  if (!saysSomething(own, from, name.from)) return []
  return /^[\s#>*_•-]*(?:\d{1,3}[.):]?|an?|the)?\s*$/i.test(own.slice(from, name.from))
    ? [{ from, to: name.from }]
    : []
}

/** A detail's text with the signs it was pasted with, where no markup stood in it. */
function asPasted(source: string, page: PlainPage, { text, span }: Detail): string {
  const { from, to } = page.back(span)
  const same =
    to - from === span.to - span.from && page.text.slice(span.to - text.length, span.to) === text
  return same ? source.slice(to - text.length, to) : text
}

function figuresOf(run: readonly Score[], inside: (span: Span) => Span): CairnFigures {
  const figures: CairnFigures = {
    family: 'cairn',
    hp: null,
    armor: null,
    str: null,
    dex: null,
    wil: null,
  }
  for (const score of run)
    if (score.value !== null) figures[score.figure] ??= { value: score.value, span: inside(score) }
  return figures
}
