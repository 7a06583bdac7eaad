import type { BxFigures, Monster, Read, Span } from '../../canonical.ts'
import { bxKeys } from '../../figure-keys.ts'
import { detailsIn } from '../details.ts'
import { holdsWord, wordsIn } from '../signs.ts'
import { lineStartOf, unreadBetween } from '../spans.ts'
import { tagsIn } from '../tags.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { overlappingSpans as spansWithin, type Clean } from '../markup/clean.ts'
import type { Lexicon } from './labels/lexicon.ts'
import { readClauses, type BlockReading } from './reading.ts'
import type { LabelRun } from './runs/run.ts'
import { systemOf, type System } from './systems.ts'
import { readArmourClass, type ArmourScale } from './values/armour-class.ts'

/** One stat block in a paste, by places in the clean text; `source` is its stretch of the paste. */
export interface BxBlock extends Span {
  name: Span | null
  run: LabelRun
  /** The labels of its language. */
  lexicon: Lexicon
  source: Span
}

/** A paste and what is known about the whole of it. */
export interface Paste {
  source: string
  clean: Clean
  /** Scale of a lone AC of 10 on it. */
  scale: ArmourScale
}

/** Reads one block. */
export function readBlock(page: Paste, block: BxBlock, nth: number): Monster {
  const { text } = page.clean
  const clauses = clausesOf(text, block.run, block.to)
  const armour = armourIn(text, clauses)
  const printedSystem = systemOf(text, block.run, block.lexicon.language, armour)
  const open = armour === 10 && printedSystem.scale === 'either'
  const system = open ? { ...printedSystem, scale: page.scale } : printedSystem
  const reading = readClauses(text, clauses, block.lexicon, system, block)
  return monsterOf(page, block, nth, system, clauses, reading)
}

/** The lone armour number of a block, before it is known which way it counts. */
function armourIn(text: string, clauses: readonly Clause[]): number | null {
  const clause = clauses.find(({ hit }) => hit.figure === 'ac')
  const found =
    clause && readArmourClass(text.slice(clause.from, clause.to), clause.hit.word, 'either')
  return found
    ? found.value.descending === null
      ? found.value.ascending
      : found.value.descending
    : null
}

function monsterOf(
  { source, clean }: Paste,
  block: BxBlock,
  nth: number,
  { layout, system }: System,
  clauses: readonly Clause[],
  reading: BlockReading,
): Monster {
  const text = source.slice(block.source.from, block.source.to)
  const back = (span: Span): Span => {
    const { from, to } = clean.back(span)
    return within({ from: from - block.source.from, to: to - block.source.from }, text.length)
  }
  const name = block.name ? back(block.name) : undefined
  const others = reading.others
    .filter(({ span }) => !block.name || isBeside(span, block.name))
    .map(({ title, span }) => otherDetail(text, title, back(span)))
  const spans = [...reading.spans.map(back), ...others.map(({ span }) => span)]
  const start = back({
    from: clauses[0]?.hit.from ?? block.from,
    to: clauses[0]?.hit.to ?? block.from,
  }).from
  const end = endOfFigures(text, spans, start)
  const prose = (from: number, to: number) =>
    detailsIn(text, from, to).filter(({ span }) => !isMarkup(clean, block.source.from, span))
  const lineEnd = text.indexOf('\n', end)
  const afterwards = clauses.at(-1)?.own ? (lineEnd < 0 ? text.length : lineEnd) : end
  const details = [
    ...before(text, name, start, prose),
    ...others,
    ...(name && name.from >= end
      ? [...prose(afterwards, name.from), ...prose(name.to, text.length)]
      : prose(afterwards, text.length)),
  ]
  const markup = markupIn(clean, block.source, text.length)
  const covered = [...spans, ...details.map(({ span }) => span), ...markup, ...(name ? [name] : [])]
  const alsoRead = [
    ...apart(reading).map(back),
    ...markup.filter(({ from, to }) => telling.test(text.slice(from, to))),
  ]
  const attackSpans = reading.attacks.map(({ span }) => back(span))
  const figures = mapped(reading.figures, back)
  const read = block.run.filter(({ figure }) => figure !== 'other').length
  return {
    id: `m${nth}`,
    name: nameIn(clean, block, name, text),
    ...(name ? { nameSpan: name } : {}),
    layout,
    sureness: Math.min(1, read / 8),
    source: { text, system, licence: '', credit: '' },
    figures,
    attacks: reading.attacks.map(({ attack }) => attack),
    attackSpans,
    ...(alsoRead.length > 0 ? { alsoRead } : {}),
    details,
    tags: tagsIn(text),
    unread: unreadBetween(text, covered),
    foreign: {},
    judged: {},
  }
}

/** True when a field does not cover the start of the name; it may begin within the name. */
function isBeside(span: Span, name: Span): boolean {
  return span.to <= name.from || span.from > name.from
}

/** Markup of more than the signs that only set words apart. */
const telling = /[^\s,;.:|>#*_•▶►▪·➤()[\]{}\-–—&/]/u

/** Spans that were read outside the main span of a figure or attack: the second number of two, `TT -`. */
function apart({ figures, attacks, spans }: BlockReading): Span[] {
  const held = attacks.map(({ span }) => span)
  for (const key of bxKeys) {
    const figure = figures[key]
    if (figure) held.push(figure.span)
  }
  return spans.filter(({ from, to }) => !held.some((span) => span.from <= from && to <= span.to))
}

function within({ from, to }: Span, length: number): Span {
  const start = Math.min(Math.max(0, from), length)
  return { from: start, to: Math.min(Math.max(start, to), length) }
}

/** The name as it was pasted, but without markup and misread letters in it. */
function nameIn(clean: Clean, block: BxBlock, placed: Span | undefined, text: string): string {
  if (!block.name || !placed) return 'Unnamed monster'
  const bare = clean.text.slice(block.name.from, block.name.to)
  const pasted = text.slice(placed.from, placed.to)
  const asPasted = pasted.length === bare.length && lettersOf(pasted) === lettersOf(bare)
  return (asPasted ? pasted : bare).replace(/\s+/g, ' ')
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\d]/gu, '')
}

function otherDetail(text: string, title: string, span: Span): Monster['details'][number] {
  const whole = text.slice(span.from, span.to)
  const at = whole.toLowerCase().indexOf(title.toLowerCase())
  const rest = whole.slice(at < 0 ? 0 : at + title.length)
  return { title, text: rest.replace(/^[\s:.|=*_]+/, '').replace(/[\s|*_]+$/, ''), span }
}

/** Details above the name, and between it and the figures. */
function before(
  text: string,
  name: Span | undefined,
  start: number,
  prose: (from: number, to: number) => Monster['details'],
): Monster['details'] {
  if (!name || name.from > start) return prose(0, start)
  const lineStart = lineStartOf(text, name.from)
  const sameLine = wordsIn(text, lineStart, name.from) >= 3
  const at = text.indexOf('\n', name.to)
  const under = at < 0 || at > start ? start : at
  return [...prose(0, sameLine ? name.from : lineStart), ...prose(under, start)]
}

/** True when a stretch of the block holds nothing but markup and the signs around it. */
function isMarkup(clean: Clean, blockFrom: number, { from, to }: Span): boolean {
  return !holdsWord(clean.between(blockFrom + from, blockFrom + to))
}

/** Figures end with the last value read; a bracket or a comma after it on the line still belongs to them. */
function endOfFigures(text: string, spans: readonly Span[], start: number): number {
  const last = spans.reduce((end, { to }) => Math.max(end, to), start)
  const more = /^(?:\s?\([^()\n]*\)|,[^.\n]*)*[.)|]?/.exec(text.slice(last, last + 400))?.[0] ?? ''
  return last + more.length
}

/** Markup is layout, and so is read; the figures' own spans hold most of it. */
function markupIn(clean: Clean, { from, to }: Span, length: number): Span[] {
  return spansWithin(clean.markup, from, to)
    .filter((span) => span.from >= from && span.to <= to)
    .map((span) => within({ from: span.from - from, to: span.to - from }, length))
}

function mapped(figures: BxFigures, back: (span: Span) => Span): BxFigures {
  const moved = <T>(figure: Read<T> | null): Read<T> | null =>
    figure && { value: figure.value, span: back(figure.span) }
  return {
    family: 'bx',
    hd: moved(figures.hd),
    ac: moved(figures.ac),
    saves: moved(figures.saves),
    saveAs: moved(figures.saveAs),
    save: moved(figures.save),
    thac0: moved(figures.thac0),
    morale: moved(figures.morale),
    alignment: moved(figures.alignment),
    xp: moved(figures.xp),
    movement: moved(figures.movement),
    numberAppearing: moved(figures.numberAppearing),
    treasure: moved(figures.treasure),
  }
}
