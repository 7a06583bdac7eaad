import type { BxFigures, Read, Span } from '../../canonical.ts'
import type { Clause } from './clauses.ts'
import type { ArmourScale } from './values/armour-class.ts'
import { readArmourClass } from './values/armour-class.ts'
import type { ClauseValue } from './values/found.ts'
import { readHitDice } from './values/hit-dice.ts'
import { readExperience, readMorale, readThac0 } from './values/numbers.ts'
import { alignment, line, longerReading } from './values/own-line.ts'
import { readMovement, readNumberAppearing, readTreasure } from './values/phrases.ts'
import { readSaveAs } from './values/save-as.ts'
import { readSaves } from './values/saves.ts'

export function emptyFigures(): BxFigures {
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

/** Puts a clause's figure in its place; returns the stretches that it covers in the clean text. */
export function readFigure(
  text: string,
  clause: Clause,
  figures: BxFigures,
  scale: ArmourScale,
): Span[] {
  const value = text.slice(clause.from, clause.to)
  const { figure, word } = clause.hit
  const read = <T>(found: ClauseValue<T> | null): Read<T> | null =>
    found && { value: found.value, span: spanOf(clause, found.to) }
  switch (figure) {
    case 'ac':
      return armourClass(read(readArmourClass(value, word, scale)), figures)
    case 'hd':
      return hitDice(value, clause, figures)
    case 'thac0':
    case 'bonus':
      return toHit(value, clause, figures)
    case 'movement':
      return covers(
        (figures.movement ??= read(
          longerReading(clause.own ? line(value) : null, readMovement(value)),
        )),
      )
    case 'alsoMoves':
      return alsoMoves(text, clause, figures)
    case 'saves':
      return saves(value, clause, figures)
    case 'morale':
      return covers((figures.morale ??= read(readMorale(value))))
    case 'alignment':
      return covers((figures.alignment ??= read(alignment(value, clause.own))))
    case 'xp':
      return covers((figures.xp ??= read(readExperience(value, word))))
    case 'numberAppearing':
    case 'lairAppearing':
      return appearing(value, clause, figures)
    case 'treasure':
      return treasure(value, clause, figures)
    default:
      return []
  }
}

function covers(figure: Read<unknown> | null): Span[] {
  return figure ? [figure.span] : []
}

function spanOf({ hit, from }: Clause, to: number): Span {
  return { from: hit.from, to: Math.max(hit.to, from + to) }
}

/** Each way of counting may have a label of its own: `Descending AC 3, Ascending AC 16`. */
function armourClass(found: BxFigures['ac'], figures: BxFigures): Span[] {
  const before = figures.ac
  if (!before || !found) return covers((figures.ac ??= found))
  const value = {
    descending: before.value.descending ?? found.value.descending,
    ascending: before.value.ascending ?? found.value.ascending,
  }
  figures.ac = { value, span: before.span }
  return [before.span, found.span]
}

function hitDice(value: string, clause: Clause, figures: BxFigures): Span[] {
  const found = readHitDice(value)
  if (!found || figures.hd) return covers(figures.hd)
  figures.hd = { value: found.value, span: spanOf(clause, found.to) }
  if (!found.bonus) return [figures.hd.span]
  const span = { from: clause.from + found.to, to: clause.from + found.bonus.to }
  figures.thac0 ??= { value: { thac0: null, bonus: found.bonus.value }, span }
  return [figures.hd.span, span]
}

/** Another way of moving on a line of its own, `Fly: 360' (120')`, or behind the first. */
function alsoMoves(text: string, clause: Clause, figures: BxFigures): Span[] {
  const found = readMovement(text.slice(clause.from, clause.to))
  if (!found) return []
  const span = spanOf(clause, found.to)
  const label = text.slice(clause.hit.from, clause.hit.from + clause.hit.word.length)
  const way = /\((\w+)\)/.exec(label)?.[1] ?? label
  const value = `${way} ${found.value}`
  const first = figures.movement
  const gap = first ? text.slice(first.span.to, clause.hit.from) : ''
  const whole = text.slice(clause.hit.from, span.to)
  const printed = /[\n|=]/.test(whole) ? value : whole
  if (!first) figures.movement = { value: printed, span }
  else if (/^[ ,/&]{1,3}$/.test(gap))
    figures.movement = {
      value: `${first.value}${gap}${printed}`,
      span: { from: first.span.from, to: span.to },
    }
  else figures.movement = { ...first, value: `${first.value} / ${value}` }
  return [span]
}

/** THAC0 and attack bonus may stand apart; both are one figure. */
function toHit(value: string, clause: Clause, figures: BxFigures): Span[] {
  const found = readThac0(value)
  if (!found) return []
  const span = spanOf(clause, found.to)
  const asBonus = clause.hit.figure === 'bonus'
  const toHitValue = asBonus
    ? { thac0: null, bonus: found.value.bonus ?? found.value.thac0 }
    : found.value
  const before = figures.thac0
  figures.thac0 = before
    ? {
        value: {
          thac0: before.value.thac0 ?? toHitValue.thac0,
          bonus: before.value.bonus ?? toHitValue.bonus,
        },
        span: before.span,
      }
    : { value: toHitValue, span }
  return [span]
}

/** Five numbers with the class they are of, a class alone, or one number. */
function saves(value: string, clause: Clause, figures: BxFigures): Span[] {
  const five = readSaves(value)
  const at = five?.to ?? 0
  const saveAs = readSaveAs(value.slice(at, at + 80), five !== null)
  // `as Fighter 2 (D12 W13 P14 B15 S16)`
  const open = saveAs && !five ? value.indexOf('(', saveAs.to) : -1
  const behind = open >= 0 && open - (saveAs?.to ?? 0) < 2 ? readSaves(value.slice(open)) : null
  if (behind)
    figures.saves = {
      value: behind.value,
      span: { from: clause.from + open, to: clause.from + open + behind.to },
    }
  if (five) figures.saves = { value: five.value, span: spanOf(clause, at) }
  if (saveAs)
    figures.saveAs = {
      value: saveAs.value,
      span: { from: five ? clause.from + at : clause.hit.from, to: clause.from + at + saveAs.to },
    }
  if (!five && !saveAs) {
    const one = /^[[(]?(\d{1,2})\+?[\])]?/.exec(value)
    if (one) figures.save ??= { value: Number(one[1]), span: spanOf(clause, one[0].length) }
  }
  return [...covers(figures.saves), ...covers(figures.saveAs), ...covers(figures.save)]
}

/** `Wandering Group: 1d6 (Nil)` and `Lair Group: 2d4 (C)` are one number each with its treasure. */
function appearing(value: string, clause: Clause, figures: BxFigures): Span[] {
  const grouped = / group$/.test(clause.hit.word)
    ? /^(\S[^()\n]{0,20}?)\s?\(([^()\n]{1,40})\)/.exec(value)
    : null
  const found: ClauseValue<string> | null = grouped
    ? { value: (grouped[1] ?? '').trim(), to: grouped[0].length }
    : longerReading(clause.own ? line(value) : null, readNumberAppearing(value))
  if (!found) return []
  const beside = /,\s(?:possessions|hoard|treasure)\s/i.exec(found.value)
  if (beside) {
    found.value = found.value.slice(0, beside.index)
    found.to = value.indexOf(beside[0])
  }
  found.value = found.value.replace(/(?<=\d)[wW](?=\d)/g, 'd')
  const span = spanOf(clause, found.to)
  const lair = clause.hit.figure === 'lairAppearing'
  const more = (before: string, by: string) =>
    !lair
      ? before
      : /\(/.test(before + by) || /^none$/i.test(before)
        ? `${before}; ${by}`
        : `${before} (${by})`
  if (grouped) {
    const treasure = (grouped[2] ?? '').trim()
    figures.treasure = figures.treasure
      ? { ...figures.treasure, value: sameOr(figures.treasure.value, treasure) }
      : { value: treasure, span }
  }
  figures.numberAppearing = figures.numberAppearing
    ? { ...figures.numberAppearing, value: more(figures.numberAppearing.value, found.value) }
    : { value: found.value, span }
  return [span]
}

/** `treasure: its heart is amber`: a remark and no type. */
const ofSentence = /^(?:its|his|her|their)\s/

function sameOr(first: string, lair: string): string {
  return first === lair ? first : `${first} (${lair})`
}

function treasure(value: string, clause: Clause, figures: BxFigures): Span[] {
  const dash = /^-+(?=\s|[,;.|]|$)/.exec(value)
  if (dash) return [spanOf(clause, dash[0].length)]
  if (ofSentence.test(value)) return []
  const typed = /^types?\s(?=[A-Z](?:[\s,;.&]|$))/i.exec(value)?.[0].length ?? 0
  const after = value.slice(typed)
  const found = (clause.own ? line(after) : null) ?? readTreasure(after)
  if (found) found.to += typed
  if (!found || found.value === '') return []
  figures.treasure ??= { value: found.value, span: spanOf(clause, found.to) }
  return [spanOf(clause, found.to)]
}
