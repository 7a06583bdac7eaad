import type { Span } from '../../canonical.ts'
import { labelsIn, type CairnLabel, type Labelled } from './labels.ts'

/** A score with its label, whichever came first. */
export interface Score extends Span {
  figure: CairnLabel
  value: number
}

type Side = 'before' | 'after'

interface Number_ extends Span {
  value: number
}

/** Scores in order. Where a number stands on either side of a label, the label before it decides. */
export function scoresIn(text: string): Score[] {
  const labels = labelsIn(text)
  const found: Score[] = []
  let side: Side | null = null
  for (let index = 0; index < labels.length; index += 1) {
    const label = labels[index]
    if (!label) continue
    const floor = found.at(-1)?.to ?? 0
    const listed = listAt(text, labels, index)
    if (listed.length > 0) {
      found.push(...listed)
      index += listed.length - 1
      side = null
      continue
    }
    const before = numberBefore(text, label, floor)
    const after = numberAfter(text, label)
    const chosen = choose(text, label, before, after, near(text, floor, label.from) ? side : null)
    const score = chosen && scoreOf(text, label, chosen)
    if (!score) continue
    side = chosen === before ? 'before' : 'after'
    found.push(score)
  }
  return found
}

/** Whether two scores stand in one line, so that they are written alike. */
function near(text: string, from: number, to: number): boolean {
  return to - from < 60 && !text.slice(from, to).includes('\n\n')
}

function choose(
  text: string,
  label: Labelled,
  before: Number_ | null,
  after: Number_ | null,
  side: Side | null,
): Number_ | null {
  if (!before || !after) return before ?? after
  // `8HP 2A`, `HP8 A2`: what is written together belongs together.
  const glued = [label.from - 1, label.to].map((at) => /\d/.test(text.charAt(at)))
  if (glued[0] !== glued[1]) return glued[0] ? before : after
  if (/^[ \t]?[:=]/.test(text.slice(label.to, label.to + 2))) return after
  if (/^[ \t]*\|/.test(text.slice(label.to, label.to + 8))) return before
  // After a comma or at the start of a line the number is its own: `8 STR 14 DEX`.
  const own = /(?:^|[,;.(|/\n•[-])[ \t]*$/.test(
    text.slice(Math.max(0, before.from - 4), before.from),
  )
  if (own && before.from === 0) return before
  if (side) return side === 'before' ? before : after
  return own ? before : after
}

function scoreOf(text: string, label: Labelled, number: Number_): Score | null {
  const { figure } = label
  if (number.value > (figure === 'armor' ? 9 : figure === 'hp' ? 999 : 60)) return null
  const from = Math.min(label.from, number.from)
  const to = Math.max(label.to, number.to)
  return isSpoken(text, from, to) ? null : { figure, value: number.value, from, to }
}

/** `takes 2 STR damage`, `at 0 STR`, `save vs WIL 12 or …`: words of a rule, not a score. */
function isSpoken(text: string, from: number, to: number): boolean {
  return (
    /^[ \t]{1,2}(?:damage|dmg|loss|saves?|tests?|checks?|drain|lost|per\b|points? of|attacks?\b(?!:)|or (?:less|lower|more|higher)|each\b)/i.test(
      text.slice(to, to + 20),
    ) ||
    /(?:^|[^\p{L}])(?:to|of|at|by|for|lose|loses|lost|take|takes|deals?|heals?|restores?|gains?|regains?|recovers?|drains?|than|below|under|above|reach|reaches|reduced|vs|against|per|costs?|suffers?|each|another|extra)[ \t]{1,2}$/iu.test(
      text.slice(Math.max(0, from - 14), from),
    )
  )
}

function numberBefore(text: string, label: Labelled, floor: number): Number_ | null {
  const start = Math.max(floor, label.from - 8)
  const found = /(?:^\/?|[^\d.dDwW+/-]|[^\W\d]\/)(\d{1,3})[ \t*_]{0,3}$/.exec(
    text.slice(start, label.from),
  )
  if (!found?.[1]) return label.figure === 'armor' ? noArmour(text, label) : null
  const from = label.from - found[0].length + found[0].lastIndexOf(found[1])
  if (from > 0 && /[dDwW]/.test(text.charAt(from - 1)) && /\d/.test(text.charAt(from - 2)))
    return null
  return { value: Number(found[1]), from, to: label.from }
}

function noArmour(text: string, label: Labelled): Number_ | null {
  const found = /(?:^|[^a-z])(no[ \t]+)$/i.exec(text.slice(Math.max(0, label.from - 5), label.from))
  return found?.[1] ? { value: 0, from: label.from - found[1].length, to: label.from } : null
}

const after =
  /(?:[ \t]{0,2}[:=|][ \t|]{0,12}|[ \t]{0,2}(?:\.{2,8}|-)[ \t]{1,2}|[ \t]{0,12}|[ \t]{0,3}\n[ \t]{0,3})\+?(\d{1,3})(?!\d|[dDwW]\d|[ \t]?[x×*][ \t]?\d{0,2}d\d|\.\d|%)(?:[ \t]?\/[ \t]?\d{1,3}(?![\d]*d))?/y
const nothing = /[ \t]{0,2}[:=|]?[ \t|]{0,12}(none|nil|-{1,2}|0)(?![a-z\d-])/iy

/** Labels that are words of every day too. */
const everyday = /^(?:guard|grd|health|vigou?r|clarity|charisma|spirit|control|will)$/i
const ofAnother = /^[ \t]?(?:hp|str|dex|wil|cha|armou?r|hit|pv|pg|pf|tp)(?![a-z])/i

function numberAfter(text: string, label: Labelled): Number_ | null {
  after.lastIndex = label.to
  const found = after.exec(text)
  if (found?.[1]) {
    const to = after.lastIndex
    const apart = found[0].includes('\n') || everyday.test(label.word)
    // `Skeleton Guard` and under it `4 HP`: the number has a label of its own.
    if (!apart || !ofAnother.test(text.slice(to, to + 12)))
      return { value: Number(found[1]), from: label.from, to }
  }
  nothing.lastIndex = label.to
  if (label.figure === 'armor' && nothing.test(text))
    return { value: 0, from: label.from, to: nothing.lastIndex }
  return null
}

/** `STR/DEX/WIL 8/12/10`, and a row of labels with a row of numbers under it. */
function listAt(text: string, labels: readonly Labelled[], first: number): Score[] {
  const group: Labelled[] = []
  for (let index = first; index < labels.length; index += 1) {
    const label = labels[index]
    const last = group.at(-1)
    if (
      !label ||
      (last && !/^[ \t]{0,12}[/|,·-]?[ \t|]{0,12}$/.test(text.slice(last.to, label.from)))
    )
      break
    if (group.some(({ figure }) => figure === label.figure)) break
    group.push(label)
  }
  const last = group.at(-1)
  if (!last || group.length < 2) return []
  const rest = text.slice(last.to, last.to + 400)
  const gap = /^[ \t]*[:=|]?[ \t]*(?:\n(?:[ \t|:-]+\n)?)?[ \t|]*/.exec(rest)?.[0].length ?? 0
  const numbers =
    /^\d{1,3}(?:(?:[ \t]{0,12}[/|,·-][ \t|]{0,12}|[ \t]{1,12})\d{1,3}(?!\d|d\d)){1,4}/.exec(
      rest.slice(gap),
    )
  const values = numbers?.[0].match(/\d+/g) ?? []
  if (!numbers || values.length !== group.length) return []
  if (group.length === 2 && !/[\n/]/.test(text.slice(group[0]?.to ?? 0, last.to + gap))) return []
  const to = last.to + gap + numbers[0].length
  return group.map(({ figure, from, to: end }, index) => ({
    figure,
    value: Number(values[index]),
    from,
    to: index === group.length - 1 ? to : end,
  }))
}
