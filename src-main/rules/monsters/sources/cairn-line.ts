import type { CairnFigures, Monster, Read, Span } from '../canonical.ts'
import { clean } from './bx/clean.ts'
import { armedIn, hasDice, tellsAttacks, withPlainDice, type Armed } from './cairn/attacks.ts'
import type { CairnLabel } from './cairn/labels.ts'
import { blocksOf, type Block } from './cairn/names.ts'
import { kindsIn, runsIn } from './cairn/runs.ts'
import type { Score } from './cairn/scores.ts'
import { detailsIn } from './details.ts'
import type { Reader } from './reader.ts'
import { lineStartOf, saysSomething, unreadBetween } from './spans.ts'
import { tagsIn } from './tags.ts'

/** The stat line of Cairn and its kin, with bullets under it: `4 HP, 1 Armor, 8 STR, 14 DEX, 8 WIL, dagger (d6)`. */
export const cairnLine: Reader = {
  id: 'cairn-line',
  title: 'Cairn stat line',
  family: 'cairn',
  recognise(text) {
    return looked(text).runs.reduce((most, run) => Math.max(most, surenessOf(text, run)), 0)
  },
  read(text) {
    const { page, runs } = looked(text)
    const starts = runs.map((run) => ({
      from: startOfFigures(page.text, run[0]?.from ?? 0),
      to: run.at(-1)?.to ?? 0,
    }))
    const blocks = blocksOf(page.text, starts)
    return blocks.map((block, index) => readBlock(text, page, block, runs[index] ?? [], index))
  },
}

/** The text as it is looked at: without markup, in plain signs, and the way back. */
interface Page {
  text: string
  back(span: Span): Span
  markup: readonly Span[]
}

/** A text is first recognised and then read: its scores are looked for once. */
let latest: { text: string; page: Page; runs: Score[][] } | null = null

function looked(text: string): { page: Page; runs: Score[][] } {
  if (latest?.text !== text) {
    const page = pageOf(text)
    latest = { text, page, runs: runsIn(page.text) }
  }
  return latest
}

const typesetting = /\\(?:begin|end)\{[a-z]{1,20}\}|\\(?:newpage|pagebreak|noindent|medskip)\b/g

function pageOf(source: string): Page {
  const { text, back, markup } = clean(source)
  const set = [...text.matchAll(typesetting)].map((match) =>
    back({ from: match.index, to: match.index + match[0].length }),
  )
  const bare =
    set.length === 0 ? text : text.replace(typesetting, (mark) => ' '.repeat(mark.length))
  return { text: withPlainDice(bare), back: (span) => back(span), markup: [...markup, ...set] }
}

const ofBx = /(?:^|[^\p{L}])(?:AC|HD|THAC0|AAC|Hit Dice|Armou?r Class)(?![\p{L}])[\s:]{0,3}\[?\d/u

/** Four scores are sure; labels of the other family in the same line are doubtful. */
function surenessOf(text: string, run: readonly Score[]): number {
  const kinds = kindsIn(run)
  const sure = kinds === 1 ? 0.5 : Math.min(100, 25 + kinds * 20) / 100
  const { page } = looked(text)
  const near = paragraphAround(page.text, run[0]?.from ?? 0, run.at(-1)?.to ?? 0)
  return ofBx.test(near) ? sure * 0.4 : sure
}

/** What stands around figures without a blank line between. */
function paragraphAround(text: string, from: number, to: number): string {
  const above = text.slice(Math.max(0, from - 200), from)
  const below = text.slice(to, to + 200)
  const end = below.indexOf('\n\n')
  return (
    above.slice(above.lastIndexOf('\n\n') + 1) +
    text.slice(from, to) +
    (end < 0 ? below : below.slice(0, end))
  )
}

/** Attacks may stand before the first score; a name with a colon never belongs to them. */
function startOfFigures(text: string, at: number): number {
  const lineStart = lineStartOf(text, at)
  const before = text.slice(Math.max(lineStart, at - 300), at)
  if (!hasDice(before)) return at
  const dice =
    /^(?:[^\n:]{0,80}:\s)?((?:[^,\n:]{1,60}\(?\d{0,2}d\d{1,2}[^,\n]{0,40},\s*){1,8})$/i.exec(before)
  return dice?.[1] ? at - dice[1].length : at
}

function readBlock(
  source: string,
  page: Page,
  block: Block,
  run: readonly Score[],
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
  const armed = armedBetween(text, zones, run)
  const details = proseOf(text, block, zones, armed).map((detail) => ({
    ...detail,
    text: asPasted(source, page, detail),
    span: inside(detail.span),
  }))
  const stood = armed.map((each) => ({ ...each, span: inside(each) }))
  const own = source.slice(whole.from, whole.to)
  const name = block.name ? inside(block.name) : null
  const markup = page.markup
    .filter(({ from, to }) => from >= whole.from && to <= whole.to)
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
    sureness: surenessOf(source, run),
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

/** Where figures and attacks stand: the stat line, and lines after it that go on about attacks. */
function zonesOf(text: string, block: Block, run: readonly Score[]): Span[] {
  const zones: Span[] = []
  const last = run.at(-1)?.to ?? block.figures
  let at = sentenceEnd(text, last, block.to)
  zones.push({ from: block.figures, to: at })
  while (at < block.to) {
    const next = nextStretch(text, at, block.to)
    if (!next) break
    if (tellsAttacks(text.slice(next.from, next.to)) && !isTitled(text.slice(next.from, next.to)))
      zones.push(next)
    else if (next.bullet || next.blank) {
      if (next.from - last > 1500) break
    }
    at = next.to
  }
  return zones
}

/** A bullet with a title of its own: `Critical damage: …`, `Poison: …`, unless the title is of attacks. */
function isTitled(line: string): boolean {
  const title = /^[\s•▪▶►+|*_-]*([^:.;()\n]{2,40}):/.exec(line)?.[1]
  return (
    title !== undefined &&
    !/^(?:attacks?|weapons?|damage|att|atk|dmg|ataques?|attaques?|angriffe?|attacc(?:o|hi)|armas?|armes?|waffen?)\b/i.test(
      title,
    )
  )
}

/** A sentence or a line after the figures. */
function nextStretch(
  text: string,
  from: number,
  to: number,
): (Span & { bullet: boolean; blank: boolean }) | null {
  let start = from
  while (start < to && /[\s.]/.test(text.charAt(start))) start += 1
  if (start >= to) return null
  const gap = text.slice(from, start)
  const lineEnd = text.indexOf('\n', start)
  const end = Math.min(to, lineEnd < 0 ? to : lineEnd)
  const line = text.slice(start, end)
  const stop = /[.!?]["')]?\s+(?=\p{Lu}|\d{0,2}d\d)|(?<=\)|[\d\s]d\d{1,2})\.\s+/u.exec(
    line.slice(0, 2000),
  )
  return {
    from: start,
    to: stop && !/^[•▪▶►+*-]/.test(line) ? start + stop.index : end,
    bullet: /^[•▪▶►+*-]\s?/.test(line),
    blank: /\n[ \t]*\n/.test(gap),
  }
}

/** The stat line ends with its sentence or its paragraph, or before a bullet. */
function sentenceEnd(text: string, last: number, to: number): number {
  const rest = text.slice(last, Math.min(to, last + 1000))
  const stop =
    /\n[ \t]*\n|\n[ \t]*(?:[-*•▪▶►+] |#)|\.(?:\s+(?=\p{Lu}|\d{0,2}[dD]\d)|\s*$)|(?<![,(&/]|\bor|\band)[ \t]*\n(?![ \t]{0,4}(?:or\b|and\b|\())/u.exec(
      rest,
    )
  return stop ? last + stop.index : last + rest.length
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
