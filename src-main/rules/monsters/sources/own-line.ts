import type { Attack, Monster, Read, Span } from '../canonical.ts'
import { figuresFrom, type OwnLabel, type OwnLine } from '../own-lines.ts'
import { nameIn } from './bx/names/bare-name.ts'
import { armedIn } from './cairn/attacks/index.ts'
import { detailsIn } from './details.ts'
import { plainText } from './plain.ts'
import type { Reader } from './reader.ts'
import { lineEndOf, lineStartOf, saysSomething, trimSpan, unreadBetween } from './spans.ts'
import { tagsIn } from './tags.ts'

interface OwnHit extends Span {
  label: OwnLabel
  value: number
}

/** Figures of one monster, one after the other with no more than separators between them. */
type OwnRun = readonly OwnHit[]

/** Signs between two figures of a line, or of a list with one figure a line; attacks may stand among them. */
const between =
  /^(?:[\s,;.|·/*_•▪▶►+-]{1,40}|(?:(?!\n\s*\n)[^]){0,90}?(?:\d|\b)d\d(?:(?!\n\s*\n)[^]){0,40})$/
/** Figures of a B/X block before the first. */
const notOwn = /(?:^|[^\p{L}])(?:AC|HD|THAC0|MV|Att)\s?:?\s?[\d[]/u

/** Reads the stat lines that one game prints in labels of its own. */
export function ownLineReader(line: OwnLine): Reader {
  const pattern = patternOf(line)
  return {
    id: line.layout,
    title: line.title,
    family: line.family,
    recognise: (source) => (runsIn(source.get(plainText).easy, line, pattern).length > 0 ? 1 : 0),
    read({ text: source, get }) {
      const text = get(plainText).easy
      const runs = runsIn(text, line, pattern)
      const heads = runs.map((run, nth) => headOf(text, run, runs[nth - 1]?.at(-1)?.to ?? 0))
      return runs.map((run, nth) => {
        const from = nth === 0 ? 0 : (heads[nth]?.from ?? 0)
        const to = heads[nth + 1]?.from ?? source.length
        return monsterOf(line, { source, text, from, to }, run, heads[nth]?.name ?? null, nth)
      })
    },
  }
}

/** `ST 15`, `ST: 15`, `5 HP`, `size large`; a name in capitals and a label in small letters are kept apart by case. */
function patternOf({ labels }: OwnLine): RegExp {
  const each = labels.map(({ label, words }) => {
    const small = label.length > 4 ? `|${label.toLowerCase()}` : ''
    const either = `(?:${label}|${label.charAt(0).toUpperCase()}${label.slice(1)}|${label.toUpperCase()}${small})`
    const values = words ? words.join('|') : String.raw`[+-]?\d{1,3}(?:\+\d{1,2})?(?!\.?\d|d\d)`
    const turned = /^[A-Z]{2,3}$/.test(label) ? `|\\d{1,3} ${label}` : ''
    return `${either}[*_]{0,3}\\s?[:=]?[*_]{0,3}\\s?(?:${values})${turned}`
  })
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${each.join('|')})(?![\p{L}])`, 'gu')
}

function runsIn(text: string, line: OwnLine, pattern: RegExp): OwnRun[] {
  if (!text.includes(line.sign)) return []
  return hitsIn(text, line, pattern).filter((run) => {
    const has = new Set(run.map(({ label }) => label.field))
    const from = run[0]?.from ?? 0
    return (
      line.needs.some((row) => row.every((field) => has.has(field))) &&
      !notOwn.test(text.slice(lineStartOf(text, from), from))
    )
  })
}

/** The first figures of a text in a line's labels. */
export function firstOwnRun(text: string, line: OwnLine): OwnRun | undefined {
  return hitsIn(text, line, patternOf(line))[0]
}

/** Figures of the line, in stretches with no more than separators between them. */
function hitsIn(text: string, line: OwnLine, pattern: RegExp): OwnRun[] {
  const runs: OwnHit[][] = []
  for (const found of text.matchAll(pattern)) {
    const hit = hitOf(line, found[0], found.index)
    const last = runs.at(-1)
    const isContinued =
      last &&
      between.test(text.slice(last.at(-1)?.to, hit.from)) &&
      !last.some(({ label }) => label === hit.label)
    if (isContinued) last.push(hit)
    else runs.push([hit])
  }
  return runs
}

function hitOf({ labels }: OwnLine, words: string, from: number): OwnHit {
  const low = words.toLowerCase().replace(/^(\d{1,3}) (\S+)$/, '$2 $1')
  const label = labels.reduce((best, each) =>
    low.startsWith(each.label.toLowerCase()) && each.label.length >= best.label.length
      ? each
      : best.label !== '' && low.startsWith(best.label.toLowerCase())
        ? best
        : each,
  )
  const said = low.slice(label.label.length).replace(/^[\s:=*_]+/, '')
  const value = label.words ? label.words.indexOf(said) : Number.parseInt(said, 10)
  return { label, value, from, to: from + words.length }
}

/** Name of a block, before its figures or on the line above them, and the start of its line. */
function headOf(text: string, run: OwnRun, floor: number): { from: number; name: Span | null } {
  const figures = run[0]?.from ?? 0
  const start = Math.max(floor, lineStartOf(text, figures))
  const beside = nameIn(text, start, figures)
  if (beside) return { from: start, name: beside }
  let end = start - 1
  while (end > floor) {
    const begins = Math.max(floor, lineStartOf(text, end))
    const name = nameIn(text, begins, end)
    if (name) return { from: begins, name }
    if (saysSomething(text, begins, end)) break
    end = begins - 1
  }
  return { from: start, name: null }
}

interface Block extends Span {
  source: string
  text: string
}

function monsterOf(
  line: OwnLine,
  { source, text, from, to }: Block,
  run: OwnRun,
  name: Span | null,
  nth: number,
): Monster {
  const inside = (span: Span): Span => ({ from: span.from - from, to: span.to - from })
  const own = source.slice(from, to)
  const values: Record<string, Read<number>> = {}
  for (const hit of run) values[hit.label.field] = { value: hit.value, span: inside(hit) }
  const { armed, end: armedEnd } = armedOf(text, run, to)
  const prose = [
    ...(name && name.to < from ? [] : detailsIn(text, from, name?.from ?? from)),
    ...detailsIn(text, armedEnd, to),
  ].map((detail) => ({ ...detail, span: inside(detail.span) }))
  const spans = [...run, ...armed].map(inside)
  return {
    id: `m${nth + 1}`,
    name: name ? source.slice(name.from, name.to).replace(/\s+/g, ' ') : 'Unnamed monster',
    ...(name ? { nameSpan: inside(name) } : {}),
    layout: line.layout,
    sureness: 1,
    source: { text: own, system: line.system, licence: '', credit: '' },
    figures: figuresFrom(line, values),
    attacks: armed.map(({ attack }) => attack),
    attackSpans: armed.map(inside),
    details: prose,
    tags: tagsIn(own),
    unread: unreadBetween(own, [
      ...spans,
      ...prose.map(({ span }) => span),
      ...(name ? [inside(name)] : []),
    ]),
    foreign: {},
    own: { game: line.game, values },
    judged: {},
  }
}

/** Attacks of a block, among its figures, behind them or on a line of their own, and where those behind end. */
function armedOf(text: string, run: OwnRun, to: number): { armed: PlacedAttack[]; end: number } {
  const figuresEnd = run.at(-1)?.to ?? to
  const among = run.slice(1).flatMap((hit, nth) => {
    const from = run[nth]?.to ?? hit.from
    return anyDice.test(text.slice(from, hit.from)) ? attacksIn(text, from, hit.from) : []
  })
  if (among.length > 0) return { armed: numbered(among), end: figuresEnd }
  const end = Math.min(to, endOfAttacks(text, figuresEnd))
  const behind = attacksIn(text, figuresEnd, end)
  if (behind.length > 0) return { armed: numbered(behind), end }
  const below = attackLine.exec(text.slice(figuresEnd, to))
  if (!below) return { armed: [], end }
  const from = figuresEnd + below.index + below[0].length
  return { armed: numbered(attacksIn(text, from, lineEndOf(text, from))), end }
}

const attackLine = /^[\s*_•▪▶►>-]*attacks?[*_]{0,3}:(?=[^\n]*\dd\d|[^\n]*\bd\d)/im
const anyDice = /\dd\d|\bd\d/

function numbered(found: readonly PlacedAttack[]): PlacedAttack[] {
  return found.map((each, nth) => ({
    ...each,
    attack: {
      ...each.attack,
      id: `a${nth + 1}`,
      joins: nth === 0 ? 'first' : each.attack.joins === 'and' ? 'and' : 'or',
    },
  }))
}

type PlacedAttack = Span & { attack: Attack }

/** An attack as the games' lines print it: `2 × claw 1d8 (poison)`, `touch (drain)`, `claws (d6, blast)`. */
const written =
  /^(?:(\d{1,2}) (?:[x×] )?)?(\p{L}[^()\d]*?)(?: ATK [+-]?\d{1,2})?(?:(?:,? DMG)? (\d{1,2}|\d{0,2}d\d{1,3}[\dd+-]*))?(?: \(([^()]+)\))?$/u

/** `d6`, `d10, fire`: dice in a bracket, and what else the attack does. */
const diceFirst = /^(\d{0,2}d\d{1,3}[\dd+-]*)(?:[,;]? (.+))?$/i

/** Attacks of a line that is written as the games write it, else whatever reads as one. */
function attacksIn(text: string, from: number, to: number): PlacedAttack[] {
  const stretch = text.slice(from, to)
  const span = trimSpan(
    text,
    from + (/^[\s,;.*_•▪▶►-]*(?:attacks?:\s)?/i.exec(stretch)?.[0].length ?? 0),
    to - (/[\s,;.*_•▪▶►-]*$/.exec(stretch)?.[0].length ?? 0),
  )
  const words = text.slice(span.from, span.to)
  const pieces: PlacedAttack[] = []
  let at = span.from
  for (const [nth, piece] of words.split(/( and | or )(?![^(]*\))/).entries()) {
    const [, count = '1', name, printed = '', bracket = ''] = written.exec(piece) ?? []
    // `claw (d6)` is `claw d6`.
    const within = printed === '' ? diceFirst.exec(bracket) : null
    const [dice = '', notes = ''] = within ? within.slice(1) : [printed, bracket]
    const joins = /or/.test(text.slice(at - 4, at)) ? 'or' : 'and'
    if (nth % 2 === 0) {
      if (name === undefined) return loosely(text, span.from, span.to)
      // `claw and bite d3+d3+d6`: one routine under all their names.
      const bare = /d\d+\+\d*d/.test(dice) && joins === 'and' ? bareAtEnd(pieces) : 0
      const names = pieces.splice(pieces.length - bare, bare)
      const first = names[0]?.from ?? at
      const whole = [...names.map(({ attack }) => attack.name), name].join(' and ')
      const id = `a${pieces.length + 1}`
      const attack: Attack = {
        id,
        name: whole,
        count: Number(count),
        dice,
        notes,
        joins: names[0]?.attack.joins ?? joins,
      }
      pieces.push({ attack, from: first, to: at + piece.length })
    } else {
      const last = pieces.at(-1)
      if (last) last.to += piece.length
    }
    at += piece.length
  }
  return pieces
}

/** Attacks at the end without dice or effect, joined by `and`. */
function bareAtEnd(pieces: readonly PlacedAttack[]): number {
  let bare = 0
  for (const { attack } of pieces.toReversed()) {
    if (attack.dice + attack.notes !== '') break
    bare += 1
    if (attack.joins === 'or') break
  }
  return bare
}

function loosely(text: string, from: number, to: number): PlacedAttack[] {
  return armedIn(text, from, to, 0, true).flatMap(({ attack, ...span }) =>
    attack ? [{ attack, ...span }] : [],
  )
}

/** End of the line with the attacks: the figures' own, or the next where theirs ends with them. */
function endOfAttacks(text: string, from: number): number {
  const end = lineEndOf(text, from)
  const sentence = /\dd\d[^.\n]{0,40}\.|\bd\d[^.\n]{0,40}\./.exec(text.slice(from, end))
  if (sentence) return from + sentence.index + sentence[0].length
  if (saysSomething(text, from, end)) return end
  const next = lineEndOf(text, Math.min(text.length, end + 1))
  const words = text.slice(end, next)
  return /^\s*[▶►•]/.test(words) || !anyDice.test(words) ? end : next
}
