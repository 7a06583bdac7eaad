import { isDigit } from '../signs.ts'
import { labelsIn, type CairnLabel, type Labelled, type Score } from './labels.ts'
import { listAt } from './lists.ts'
import { numberAfter, numberBefore, unknownScore, type ScoreNumber } from './numbers.ts'
import { isSpoken } from './spoken.ts'

type Side = 'before' | 'after'

/** Scores in order. Where a number stands on either side of a label, the label before it decides. */
export function scoresIn(text: string): Score[] {
  const labels = labelsIn(text)
  const found: Score[] = []
  let side: Side | null = null
  for (let index = 0; index < labels.length; index += 1) {
    const label = labels[index]
    if (!label) continue
    const last = found.at(-1)
    const floor = last?.to ?? 0
    if (label.from < floor) continue
    const listed = listAt(text, labels, index)
    if (listed) {
      found.push(...listed.scores)
      index += listed.labels - 1
      side = null
      continue
    }
    const before = numberBefore(text, label, floor)
    const after = numberAfter(text, label)
    const chosen: ScoreNumber | null =
      before && after
        ? choose(text, labels, index, before, after, isNear(text, floor, label) ? side : null)
        : (before ?? after ?? unknownScore(text, label, floor))
    const score = chosen && scoreOf(text, label, chosen)
    if (!score) continue
    side = chosen === before ? 'before' : 'after'
    found.push(score, ...threeAfter(text, score))
  }
  return found
}

const three = /[ \t]?[,;|/.·-]?[ \t]{1,2}(\d{1,2})[/-](\d{1,2})[/-](\d{1,2})(?![\d/dD-])/y

/** `4 HP, 8/14/8`: the three scores in their order without labels, right after hit protection or armour. */
function threeAfter(text: string, { figure, to }: Score): Score[] {
  if (figure !== 'hp' && figure !== 'armor') return []
  three.lastIndex = to
  const values = three.exec(text)?.slice(1).map(Number) ?? []
  const end = three.lastIndex
  return values.flatMap((value, index) => {
    const each = inOrder[index]
    return each === undefined || value > 60
      ? []
      : [{ figure: each, value, from: index === 0 ? to : end, to: end }]
  })
}

const inOrder = ['str', 'dex', 'wil'] as const

/** True when a label is so near to the last score that both are written alike. */
function isNear(text: string, floor: number, { from }: Labelled): boolean {
  return floor > 0 && from - floor < 60 && !text.slice(floor, from).includes('\n\n')
}

function choose(
  text: string,
  labels: readonly Labelled[],
  index: number,
  before: ScoreNumber,
  after: ScoreNumber,
  side: Side | null,
): ScoreNumber {
  const label = labels[index]
  if (!label) return after
  // `8HP 2A`, `HP8 A2`: what is written together belongs together.
  const glued = [label.from - 1, label.to].map((at) => isDigit(text.charCodeAt(at)))
  if (glued[0] !== glued[1]) return glued[0] ? before : after
  const beside = text.slice(label.to, label.to + 2)
  if (/^[ \t]?[:=]/.test(beside)) return after
  // `4 HP (6 HP in water)`
  if (/^(?:[ \t]?[([]|\.)/.test(beside)) return before
  if (/^[ \t]*\|/.test(text.slice(label.to, label.to + 8)))
    // `Unit 7` on the line above is a name.
    return text.slice(before.from, label.from).includes('\n') ? after : before
  // After a comma or at the start of a line the number is its own: `8 STR 14 DEX`.
  const own = /(?:^|[,;.(|/\n•[-])[ \t]*$/.test(
    text.slice(Math.max(0, before.from - 4), before.from),
  )
  if (own && before.from === 0) return before
  if (side) return side === 'before' ? before : after
  if (own) return before
  return endsInNumber(text, labels, index) ? after : before
}

/** Labels with nothing but numbers between, `Imp 3 HP 1 Armor 6 STR`: whether the last has one after it. */
function endsInNumber(text: string, labels: readonly Labelled[], first: number): boolean {
  let last = labels[first]
  for (let index = first + 1; index < labels.length && last; index += 1) {
    const next: Labelled | undefined = labels[index]
    if (!next || next.from - last.to > 12) break
    if (!/^[ \t]*\d{1,3}[ \t]*$/.test(text.slice(last.to, next.from))) break
    last = next
  }
  return last !== undefined && numberAfter(text, last) !== null
}

function scoreOf(text: string, label: Labelled, number: ScoreNumber): Score | null {
  const { figure } = label
  if (isTooMuch(figure, number.value ?? 0)) return null
  const from = Math.min(label.from, number.from)
  const to = withDice(text, figure, Math.max(label.to, number.to))
  if (label.to === to && /^[ \t]{1,2}attacks?\b(?!:)/i.test(text.slice(to, to + 10))) return null
  return isSpoken(text, from, to) ? null : { figure, value: number.value, from, to }
}

const diceBeside = /[ \t]?[([]\d{0,2}d\d{1,2}(?:[ \t]?[+-][ \t]?\d{1,2})?[)\]]/iy

/** `HP 8 (2d6)`: the dice that hit protection is rolled with are no attack. */
function withDice(text: string, figure: CairnLabel, to: number): number {
  if (figure !== 'hp') return to
  diceBeside.lastIndex = to
  return diceBeside.test(text) ? diceBeside.lastIndex : to
}

function isTooMuch(figure: CairnLabel, value: number): boolean {
  return value > (figure === 'armor' ? 9 : figure === 'hp' ? 999 : 60)
}
