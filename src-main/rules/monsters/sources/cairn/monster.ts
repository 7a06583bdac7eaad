import type { CairnFigures, Monster, Read, Span } from '../../canonical.ts'
import { detailsIn } from '../details.ts'
import { lineStartOf, saysSomething, unreadBetween } from '../spans.ts'
import { tagsIn } from '../tags.ts'
import { armedIn, type Armed } from './attacks/index.ts'
import type { CairnLabel, Score } from './labels.ts'
import type { Block } from './names.ts'
import { markupWithin, type Page, type Run } from './page.ts'
import { zonesOf } from './zones.ts'

/** One monster of a page; its spans are of its own stretch of the text as pasted. */
export function readBlock(
  source: string,
  page: Page,
  block: Block,
  { scores: run, sureness }: Run,
  index: number,
): Monster {
  const { text } = page
  const whole = {
    from: index === 0 ? 0 : page.back({ from: block.from, to: block.from + 1 }).from,
    to: 0,
  }
  whole.to =
    block.to >= text.length ? source.length : page.back({ from: block.to, to: block.to + 1 }).from
  const inside = (span: Span): Span => {
    const { from, to } = page.back(span)
    return { from: Math.max(0, from - whole.from), to: Math.min(whole.to, to) - whole.from }
  }
  const zones = zonesOf(text, block, run)
  const armed = [...qualityOfName(text, block), ...armedBetween(text, zones, run)]
  const details = proseOf(text, block, zones, armed).map((detail) => ({
    ...detail,
    text: asPasted(source, page, detail),
    span: inside(detail.span),
  }))
  const stood = armed.map((each) => ({ ...each, span: inside(each) }))
  const own = source.slice(whole.from, whole.to)
  const name = block.name ? inside(block.name) : null
  const markup = markupWithin(page, whole)
    .map(({ from, to }) => ({ from: from - whole.from, to: to - whole.from }))
    .filter(({ from, to }) => saysSomething(own, from, to))
  const figures = figuresOf(run, inside)
  const alsoRead = [...markup, ...(name ? countBefore(own, name) : [])]
  const spans = [
    ...run.map(inside),
    ...stood.map(({ span }) => span),
    ...details.map(({ span }) => span),
    ...alsoRead,
    ...(name ? [name] : []),
  ]
  return {
    id: `m${index + 1}`,
    name: block.name
      ? text.slice(block.name.from, block.name.to).replace(/\s+/g, ' ')
      : 'Unnamed monster',
    ...(name ? { nameSpan: name } : {}),
    layout: 'cairn-line',
    sureness,
    source: { text: own, system: 'Cairn', licence: '', credit: '' },
    figures,
    attacks: stood.flatMap(({ attack }) => attack ?? []),
    attackSpans: stood.flatMap(({ attack, span }) => (attack ? [span] : [])),
    ...(alsoRead.length > 0 ? { alsoRead } : {}),
    details: [
      ...details,
      ...stood.flatMap(({ quality, span }) =>
        quality ? [{ title: '', text: quality, span }] : [],
      ),
    ],
    tags: [...new Set([...tagsIn(own), ...stood.flatMap(({ quality }) => quality ?? [])])],
    unread: unreadBetween(own, spans),
    foreign: {},
    judged: {},
  }
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
function asPasted(source: string, page: Page, { text, span }: Monster['details'][number]): string {
  const { from, to } = page.back(span)
  const same =
    to - from === span.to - span.from && page.text.slice(span.to - text.length, span.to) === text
  return same ? source.slice(to - text.length, to) : text
}

function figuresOf(run: readonly Score[], inside: (span: Span) => Span): CairnFigures {
  const of = (figure: CairnLabel): Read<number> | null => {
    const found = run.find((score) => score.figure === figure)
    return found ? { value: found.value, span: inside(found) } : null
  }
  return {
    family: 'cairn',
    hp: of('hp'),
    armor: of('armor'),
    str: of('str'),
    dex: of('dex'),
    wil: of('wil'),
  }
}

/** `Levy of Kesh (detachment)` */
function qualityOfName(text: string, { name, figures }: Block): Armed[] {
  if (!name || name.to >= figures) return []
  const found = /^\s*\((detachment|warband|swarm)\)/i.exec(text.slice(name.to, name.to + 20))
  return found?.[1]
    ? [{ from: name.to, to: name.to + found[0].length, quality: found[1].toLowerCase() }]
    : []
}

/** Attacks in the zones, between the scores. */
function armedBetween(text: string, zones: readonly Span[], run: readonly Score[]): Armed[] {
  const armed: Armed[] = []
  for (const zone of zones) {
    let at = zone.from
    const own = run.filter(({ from, to }) => from >= zone.from && to <= zone.to)
    for (const score of [...own, { from: zone.to, to: zone.to }]) {
      const nth = armed.filter(({ attack }) => attack).length
      if (score.from > at) armed.push(...armedIn(text, at, score.from, nth))
      at = Math.max(at, score.to)
    }
  }
  return armed
}

/** What is said before the figures and after them, without the lines that told of attacks. */
function proseOf(
  text: string,
  block: Block,
  zones: readonly Span[],
  armed: readonly Armed[],
): Monster['details'] {
  const details: Monster['details'] = []
  const { name } = block
  if (name) {
    const lineEnd = text.indexOf('\n', name.to)
    details.push(
      ...detailsIn(
        text,
        block.from,
        lineStartOf(text, name.from) < block.from ? block.from : lineStartOf(text, name.from),
      ),
    )
    if (lineEnd >= 0 && lineEnd < block.figures)
      details.push(
        ...detailsIn(
          text,
          lineEnd,
          lineStartOf(text, block.figures) <= lineEnd ? lineEnd : block.figures,
        ),
      )
  } else details.push(...detailsIn(text, block.from, block.figures))
  let at = zones[0]?.to ?? block.figures
  for (const zone of zones.slice(1)) {
    if (!armed.some(({ from }) => from >= zone.from && from < zone.to)) continue
    if (zone.from > at) details.push(...detailsIn(text, at, zone.from))
    at = zone.to
  }
  details.push(...detailsIn(text, at, block.to))
  return details
}
