import { singular } from '../../core/words.ts'
import type { Monster, Span } from '../canonical.ts'
import { unreadBetween } from './spans.ts'

const points = String.raw`(?:hp|hits?|hit points?|h\.p\.|tp|pv|pg|trefferpunkte)`
const number = String.raw`\d{1,4}`
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
      roster: { value: (listed.match(/\d+/g) ?? []).map(Number), span },
      alsoRead: [...(monster.alsoRead ?? []), span],
      unread: monster.unread.flatMap((one) => (one === left ? rest : [one])),
    }
  }
  const ticked = boxes.exec(monster.source.text)
  if (ticked?.[1] !== undefined) return withBoxes(monster, ticked[1], ticked.index)
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

/** Hit points of each on a line of its own, with as many boxes to be ticked off: `HP 5 □□□□□` over `4 □□□□`. */
const boxes = /\bhp[\s:]{1,12}((?:\d{1,3}[^\S\n]{0,4}[□☐▢◻○⬜][□☐▢◻○⬜\s]{0,300}){2,60})/iu

function withBoxes(monster: Monster, lines: string, from: number): Monster {
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
    roster: { value: (lines.match(/\d+/g) ?? []).map(Number), span },
    alsoRead: [...(monster.alsoRead ?? []), span],
    details: monster.details.filter(isApart),
    unread: monster.unread.filter(isApart),
  }
}

const hp = new RegExp(`^${points}$`, 'i')
const listOnly = /^\d{1,4}(?:[,;/] ?\d{1,4}){1,199}$/

/** Longest stretch that is looked through, in UTF-16 units. */
const longest = 4000
