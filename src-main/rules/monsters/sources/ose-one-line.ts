import type { BxFigures, Monster, Read, Span } from '../canonical.ts'
import { blocksOf, type Block } from './blocks.ts'
import { readAttacks, withDamage, type Placed } from './bx-attacks.ts'
import {
  readAlignment,
  readArmourClass,
  readHitDice,
  readMovement,
  readNumber,
  readNumberAppearing,
  readSaveAs,
  readSaves,
  readThac0,
  readTreasure,
  type Found,
} from './bx-figures.ts'
import { findLabels, runsOf, type Labelled } from './bx-labels.ts'
import { detailsIn } from './details.ts'
import { plain } from './plain.ts'
import type { Reader } from './reader.ts'
import { lineStartOf, trimmed, unreadBetween } from './spans.ts'
import { tagsIn } from './tags.ts'

/** The one-liner of OSE and B/X books and modules: `AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6), …`. */
export const oseOneLine: Reader = {
  id: 'ose-one-line',
  title: 'OSE one line',
  family: 'bx',
  recognise(text) {
    const runs = runsIn(text)
    const most = runs.reduce((longest, { length }) => Math.max(longest, length), 0)
    return Math.min(1, most / 8)
  },
  read(text) {
    const runs = runsIn(text)
    const blocks = blocksOf(
      text,
      runs.map((run) => run[0]?.from ?? 0),
    )
    return blocks.map((block, index) => readBlock(text, block, runs[index] ?? [], index))
  },
}

/** A text is first recognised and then read: its labels are looked for once. */
let latest: { text: string; runs: Labelled[][] } = { text: '', runs: [] }

function runsIn(text: string): Labelled[][] {
  if (latest.text !== text) latest = { text, runs: runsOf(text, findLabels(text)) }
  return latest.runs
}

/** One clause: a label and the text up to the next label. */
interface Clause extends Labelled {
  until: number
}

function readBlock(paste: string, block: Block, run: readonly Labelled[], index: number): Monster {
  const text = paste.slice(block.from, block.to)
  const clauses = clausesOf(text, run, block.from)
  const figures = emptyFigures()
  const easy = plain(paste).slice(block.from, block.to)
  const attacks: Placed[] = []
  const spans: Span[] = []
  const alsoRead: Span[] = []
  for (const clause of clauses)
    if (!apart(clause)) spans.push(...readClause(easy, clause, figures, attacks))
  for (const clause of clauses)
    if (apart(clause)) alsoRead.push(...readApart(easy, clause, figures, attacks))
  spans.push(...alsoRead)
  const name = block.name
    ? { from: block.name.from - block.from, to: block.name.to - block.from }
    : undefined
  const attackSpans = attacks.map(({ span }) => span)
  const start = clauses[0]?.from ?? 0
  const end = endOfFigures(easy, clauses, [...spans, ...attackSpans])
  const details = [
    ...(name
      ? [
          ...detailsIn(text, 0, lineOf(text, name).from),
          ...detailsIn(text, Math.min(lineEnd(text, name), start), start),
        ]
      : detailsIn(text, 0, start)),
    ...detailsIn(text, end, text.length),
  ]
  const covered = [
    ...spans,
    ...attackSpans,
    ...details.map(({ span }) => span),
    ...(name ? [name] : []),
  ]
  return {
    id: `m${index + 1}`,
    name: name ? text.slice(name.from, name.to).replace(/\s+/g, ' ') : 'Unnamed monster',
    ...(name ? { nameSpan: name } : {}),
    layout: 'ose-one-line',
    sureness: Math.min(1, run.length / 8),
    source: { text, system: 'B/X or Old-School Essentials', licence: '', credit: '' },
    figures,
    attacks: attacks.map(({ attack }) => attack),
    attackSpans,
    ...(alsoRead.length > 0 ? { alsoRead } : {}),
    details,
    tags: tagsIn(text),
    unread: unreadBetween(text, covered),
    foreign: {},
    judged: {},
  }
}

/** Clauses of the block that begins at `start` of the paste, by places in the block. */
function clausesOf(text: string, run: readonly Labelled[], start: number): Clause[] {
  return run.map(({ figure, from, to }, index) => {
    const next = run[index + 1]
    const until = next ? next.from - start : Math.min(text.length, to - start + 400)
    return { figure, from: from - start, to: to - start, until }
  })
}

function lineOf(text: string, name: Span): Span {
  return { from: lineStartOf(text, name.from), to: lineEnd(text, name) }
}

function lineEnd(text: string, span: Span): number {
  const at = text.indexOf('\n', span.to)
  return at < 0 ? text.length : at
}

/** Figures end with the last value read; a bracket or a comma after it on the line still belongs to them. */
function endOfFigures(easy: string, clauses: readonly Clause[], spans: readonly Span[]): number {
  const last = Math.max(clauses.at(-1)?.to ?? 0, ...spans.map(({ to }) => to))
  const more = /^(?:\s?\([^()\n]*\)|,[^.\n]*)*[.)]?/.exec(easy.slice(last, last + 400))?.[0] ?? ''
  return last + more.length
}

function emptyFigures(): BxFigures {
  return {
    family: 'bx',
    hd: null,
    ac: null,
    saves: null,
    saveAs: null,
    save: null,
    thac0: null,
    morale: null,
    alignment: null,
    xp: null,
    movement: null,
    numberAppearing: null,
    treasure: null,
  }
}

/** Puts a clause's figure in its place; returns what it covers. */
function readClause(easy: string, clause: Clause, figures: BxFigures, attacks: Placed[]): Span[] {
  const value = easy.slice(clause.to, clause.until)
  const read = <T>(found: Found<T> | null): Read<T> | null =>
    found && { value: found.value, span: trimmed(easy, clause.from, clause.to + found.to) }
  switch (clause.figure) {
    case 'ac':
      return covers((figures.ac = read(readArmourClass(value, easy.slice(clause.from, clause.to)))))
    case 'hd':
      return covers((figures.hd = read(readHitDice(value))))
    case 'attacks':
      attacks.push(...readAttacks(easy, clause.to, attacksEnd(easy, clause), clause.from))
      return []
    case 'hp':
    case 'damage':
      return []
    case 'thac0':
      return covers((figures.thac0 = read(readThac0(value))))
    case 'movement':
      return covers((figures.movement = read(readMovement(value))))
    case 'saves':
      return savesOf(easy, clause, figures)
    case 'morale':
      return covers((figures.morale = read(readNumber(value.slice(0, 2)))))
    case 'alignment':
      return covers((figures.alignment = read(readAlignment(value))))
    case 'xp':
      return covers((figures.xp = read(readNumber(value))))
    case 'numberAppearing':
      return covers((figures.numberAppearing = read(readNumberAppearing(value))))
    case 'treasure':
      return covers((figures.treasure = read(readTreasure(value))))
  }
}

function covers(figure: Read<unknown> | null): Span[] {
  return figure ? [figure.span] : []
}

/** Hit points and damage under their own labels belong to figures that may come after them. */
function apart({ figure }: Clause): boolean {
  return figure === 'hp' || figure === 'damage'
}

function readApart(easy: string, clause: Clause, figures: BxFigures, attacks: Placed[]): Span[] {
  return clause.figure === 'hp' ? hitPoints(easy, clause, figures) : damage(easy, clause, attacks)
}

/** `hp 5` beside the Hit Dice; `hp 5, 3, 4` are several creatures' and stay unread. */
function hitPoints(easy: string, clause: Clause, figures: BxFigures): Span[] {
  const one = /^(\d{1,3})(?!\s?(?:,|\/|and|x)\s?\d)/.exec(easy.slice(clause.to, clause.until))
  if (!one || (figures.hd && figures.hd.value.hitPoints !== null)) return []
  const span = trimmed(easy, clause.from, clause.to + one[0].length)
  const hitPoints = Number(one[1])
  figures.hd = figures.hd
    ? { ...figures.hd, value: { ...figures.hd.value, hitPoints } }
    : { value: { dice: 0, modifier: 0, stars: 0, hitPoints }, span }
  return [span]
}

/** The last clause of a block runs on into prose: attacks end with the line, unless it breaks off. */
function attacksEnd(easy: string, clause: Clause): number {
  const stretch = easy.slice(clause.to, clause.until)
  if (!stretch.includes('\n') && !stretch.includes('.')) return clause.until
  const stop =
    /\n\s*\n|(?<!,|\bor|\band|&|\/)\s*\n(?!\s{0,4}(?:or|and|\()|[^\n]{0,3}$)|\.\s+(?=\p{Lu})/u.exec(
      stretch,
    )
  const last = /^[^\n]*\n?[^\n]*$/.test(stretch) && /[,;]\s*$/.test(stretch)
  return stop && !last ? clause.to + stop.index : clause.until
}

function damage(easy: string, clause: Clause, attacks: Placed[]): Span[] {
  const dealt = withDamage(attacks, easy.slice(clause.to, clause.until))
  if (!dealt) return []
  attacks.splice(0, attacks.length, ...dealt.placed)
  return [trimmed(easy, clause.from, clause.to + dealt.to)]
}

/** Five numbers with the class they are of, a class alone, or one number. */
function savesOf(easy: string, clause: Clause, figures: BxFigures): Span[] {
  const value = easy.slice(clause.to, clause.until)
  const five = readSaves(value)
  const at = five?.to ?? 0
  const saveAs = readSaveAs(value.slice(at))
  if (five) figures.saves = { value: five.value, span: trimmed(easy, clause.from, clause.to + at) }
  const asFrom = five ? clause.to + at : clause.from
  if (saveAs)
    figures.saveAs = {
      value: saveAs.value,
      span: trimmed(easy, asFrom, clause.to + at + saveAs.to),
    }
  if (!five && !saveAs) {
    const one = /^\d{1,2}\+?/.exec(value)
    if (one)
      figures.save = {
        value: Number.parseInt(one[0], 10),
        span: trimmed(easy, clause.from, clause.to + one[0].length),
      }
  }
  return [...covers(figures.saves), ...covers(figures.saveAs), ...covers(figures.save)]
}
