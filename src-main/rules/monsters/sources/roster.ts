import { singular } from '../../core/words.ts'
import type { Monster, Span } from '../canonical.ts'
import { unreadBetween } from './spans.ts'

const points = String.raw`(?:hp|hits?|hit points?|h\.p\.|tp|pv|pg|trefferpunkte)`
const number = String.raw`\d{1,4}\*?(?:\s?x\s?\d{1,2})?`
const next = String.raw`\s{0,3}(?:[,;/]|and\b|&|\bet\b|\bund\b|\by\b|\be\b)?\s{1,3}`
/** `hp 4, 5, 7`, `hit points: 4, 5 and 7`, `hp 4/5/7`, and the same before its label: `4, 5, 7 hp`. */
const list = String.raw`${number}(?:(?:${next}|\s?[/,]\s?)(?:and\s)?${number}(?![\d%"'x]|d\d)){1,199}`
const roster = new RegExp(
  String.raw`\b${points}[\s:.*=-]{0,5}[([]?(${list})(?:\s?hp\b)?[)\]]?|(?<![\d/-])(${list})\s?${points}\b`,
  'i',
)

/** The monster with the hit points of each of several, where they are among what was left unread. */
export function withRoster(monster: Monster): Monster {
  for (const left of monster.unread) {
    const found = left.text.length > longest ? null : roster.exec(left.text)
    const listed = found?.[1] ?? found?.[2]
    if (!found || listed === undefined) continue
    const within = { from: found.index, to: found.index + found[0].length }
    const moved = ({ from, to }: Span): Span => ({
      from: left.span.from + from,
      to: left.span.from + to,
    })
    const span = moved(within)
    const rest = unreadBetween(left.text, [within]).map((one) => ({
      ...one,
      span: moved(one.span),
    }))
    return {
      ...monster,
      // As in the bestiary, several go by the name of one.
      name: singular(monster.name),
      roster: { value: pointsIn(listed), span },
      alsoRead: [...(monster.alsoRead ?? []), span],
      unread: monster.unread.flatMap((one) => (one === left ? rest : [one])),
    }
  }
  for (const form of mayList.test(monster.source.text)
    ? [boxes, stacked, labelledEach, joined]
    : []) {
    const found = form.exec(monster.source.text)
    if (found?.[1] !== undefined) return withEach(monster, found[1], found.index)
  }
  // `hp: 7, 7, 4, 2` on a line of its own under the figures.
  const own = monster.details.find(({ title, text }) => hp.test(title) && listOnly.test(text))
  if (!own) return monster
  return {
    ...monster,
    roster: { value: (own.text.match(/\d+/g) ?? []).map(Number), span: own.span },
    alsoRead: [...(monster.alsoRead ?? []), own.span],
    details: monster.details.filter((one) => one !== own),
  }
}

/** `8*, 6, 5x2`: 8, 6, 5 and 5. */
function pointsIn(listed: string): number[] {
  return [...listed.matchAll(/(\d+)\*?(?:\s?x\s?(\d+))?/gi)].flatMap(([, points, times = '1']) =>
    Array.from({ length: Number(times) }, () => Number(points)),
  )
}

/** `HP 5 □□□□□` over `4 □□□□`, `hp: 7 ☐☐☐ / 4 ☐`: of each, with as many boxes to be ticked off. */
const boxes =
  /\bhp[\s:]{1,12}((?:[/,;]?[^\S\n]?\d{1,3}[^\S\n]{0,4}[□☐▢◻○⬜][□☐▢◻○⬜\s]{0,300}){2,60})/iu

/** `HP  5` over `4` and `3`: of each on a line of its own, under one label. */
const stacked =
  /\bhp[^\S\n]{0,8}[:.]?[^\S\n]{0,8}(\d{1,3}(?:[^\S\n]*\n[^\S\n]*\d{1,3}){1,60})(?=[^\S\n]*(?:\n|$))/i

/** `#1 hp 9 #2 hp 8`, `hp: #1 - 6  #2 - 5`, `6 HP and 4 HP`: each with a label or a number of its own. */
const labelledEach =
  /((?:#\d{1,2}:?\s{0,2}hp:?\s?\d{1,4}(?:[,;]?\s{1,8}|$)){2,40}|(?<=\bhp[:.\s]{1,12})(?:(?:#|n[or]\. ?)\d{1,2}\s?[-:=)]\s?\d{1,3}[.,;]?\s{0,12}){2,40}|(?<![\d+-])\d{1,4}\s?hp(?:(?:,?\s(?:and|&)\s|,\s|\s?\/\s?)\d{1,4}\s?hp\b){1,40}(?=[,;).]|$))/iu

/** `TP 4, 3 und 2`: the label took the first alone. */
const joined =
  /\b(?:tp|pv|pg)[\s:]{1,3}(\d{1,3}(?:,\s\d{1,3}){0,30},?\s(?:und|y|et|e)\s\d{1,3})(?![\d%"'x]|[dw]\d)/i

/** A box, numbers before a label or behind it, lines of numbers, or a word between two. */
const mayList =
  /[□☐▢◻○⬜]|#\d{1,2}:?\s{0,2}hp|hp[:.\s]{1,12}(?:#|n[or]\. ?)\d|hp[:.\s]{0,12}\d{1,3}[^\S\n]*\n[^\S\n]*\d{1,3}[^\S\n]*(?:\n|$)|\d\s?hp(?:,?\s(?:and|&)|,|\s?\/)\s\d|(?:tp|pv|pg)[\s:]{1,3}\d[\d, ]*\s(?:und|y|et|e)\s\d/i

function withEach(monster: Monster, lines: string, from: number): Monster {
  const { source, figures } = monster
  const span = { from, to: source.text.indexOf(lines, from) + lines.trimEnd().length }
  const isApart = (one: { span: Span }): boolean => one.span.from >= span.to || one.span.to <= from
  return {
    ...monster,
    name: singular(monster.name),
    figures:
      figures.family === 'bx' && figures.hd
        ? { ...figures, hd: { ...figures.hd, value: { ...figures.hd.value, hitPoints: null } } }
        : figures,
    roster: { value: (lines.match(/(?<!#|n[or]\. ?)\b\d+/gi) ?? []).map(Number), span },
    alsoRead: [...(monster.alsoRead ?? []), span],
    details: monster.details.filter(isApart),
    unread: monster.unread.filter(isApart),
  }
}

const hp = new RegExp(`^${points}$`, 'i')
const listOnly = /^\d{1,4}(?:[,;/] ?\d{1,4}){1,199}$/

/** Longest stretch that is looked through, in UTF-16 units. */
const longest = 4000
