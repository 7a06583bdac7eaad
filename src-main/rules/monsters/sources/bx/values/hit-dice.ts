import type { HitDice } from '../../../canonical.ts'
import type { ClauseValue } from './found.ts'

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '1/8': 0.125,
  '3/4': 0.75,
}

const points = String.raw`(?:hp|h\.p\.|hit[ -]?points?|pg|pv|pf|tp|lp|pdv|punti ferita|puntos de golpe|points de vie|pontos de vida|trefferpunkte|puntos de vida)`
const fixed = new RegExp(
  String.raw`^(?:(\d{1,4})(?:\s?-\s?(\d{1,2}))?|(\d{0,2})[dw](\d{1,2})(?:\s?([+-])\s?(\d{1,2}))?)\s?${points}(?![a-z])[^\S\n]?(\*{0,6})`,
  'i',
)
const counted =
  /^(?:<\s?(1)|(less than)(?: (?:1|one))?|(1\/[248]|3\/4|[½¼¾]|\d{1,3}(?:\s?½|\s1\/2)?))(?:\s?[dw](\d{1,2}))?((?:\s?\+\s?\d{1,2}d\d{1,2}){0,3})((?:[^\S\n]?\*){0,10})(?:\s?([+-])\s?(\d{1,3})(?![\dd]|\s?[dw]\d))?((?:[^\S\n]?\*){0,10})/i
const average = new RegExp(
  String.raw`^(?:\s?(?:hd|hit dic?e|d\d{1,2}))?\s?[,;]?\s?(?:[([]\s?(?:avg\.?|average|about|approx\.?|${points}|~|=|media|moy\.?|im schnitt|durchschnittlich)?[:.]?\s?(?:${points}:?\s?)?(\d{1,4})(?:\s?(?:each|je|cada|chacun|ciascuno))?\s?(?:${points})?(?: each| average| avg\.?| per head| cada uno| chacun| ciascuno| je)?(?:\.?\s?[)\]]|(?<=${points})(?:,\s(?!\d)[^()\n]{2,60}\)|(?=\s|$))))`,
  'i',
)
const attackBonus = /^\s?[([]\s?\+\s?(\d{1,2})\s?[)\]]/

/** `3+1**`, `1-1`, `½`, `1/2`, `2d8+2`, `1hp`, `1d4 hp`, each with `(9hp)` or not; `9** (+8)` gives an attack bonus too. */
export function readHitDice(
  clause: string,
): (ClauseValue<HitDice> & { bonus: ClauseValue<number> | null }) | null {
  const plainly = usualDice(clause)
  if (plainly) return plainly
  const found = fixedPoints(clause) ?? dice(clause)
  if (!found) return null
  const withPoints = withHitPoints(clause, found)
  const bonus = attackBonus.exec(clause.slice(withPoints.to, withPoints.to + 12))
  return {
    ...withPoints,
    bonus: bonus ? { value: Number(bonus[1]), to: withPoints.to + bonus[0].length } : null,
  }
}

/** The usual form, as `3+1** (14hp)`, and nothing but a comma after it. */
const usual = /^(\d{1,2})([+-][12])?(\*{0,4})(?: ?\((\d{1,3}) ?hp\))?(?=,|$)/

function usualDice(clause: string): (ClauseValue<HitDice> & { bonus: null }) | null {
  const match = usual.exec(clause)
  if (!match) return null
  const [whole, dice, modifier, stars = '', points] = match
  return {
    value: {
      dice: Number(dice),
      modifier: modifier === undefined ? 0 : Number(modifier),
      stars: stars.length,
      hitPoints: points === undefined ? null : Number(points),
    },
    to: whole.length,
    bonus: null,
  }
}

/** Dice are counted in eighths of a side: `1d4 hp` is half a die of d8. */
function fixedPoints(clause: string): ClauseValue<HitDice> | null {
  const match = fixed.exec(clause)
  if (!match) return null
  const [whole, number, most, count, sides, sign, by, stars = ''] = match
  const range = number !== undefined && most !== undefined
  const value: HitDice = {
    dice: range
      ? partOf(Number(most))
      : sides === undefined
        ? 0
        : Number(count || 1) * partOf(Number(sides)),
    modifier: by === undefined ? 0 : Number(`${sign}${by}`),
    stars: stars.length,
    hitPoints: range || number === undefined ? null : Number(number),
  }
  return { value, to: whole.trimEnd().length }
}

function partOf(sides: number): number {
  if (sides <= 2) return 0.25
  if (sides <= 5) return 0.5
  return sides <= 7 ? 0.75 : 1
}

function dice(clause: string): ClauseValue<HitDice> | null {
  const match = counted.exec(clause)
  if (!match) return null
  const [whole, under, less, count = '', , more = '', before = '', sign, by, after = ''] = match
  if (under !== undefined || less !== undefined)
    return {
      value: { dice: 0.5, modifier: 0, stars: 0, hitPoints: null },
      to: whole.trimEnd().length,
    }
  const first = fractions[count] ?? Number.parseInt(count, 10) + (/½|1\/2/.test(count) ? 0.5 : 0)
  // `3d6+1d10+4`: dice of two kinds.
  const number = (more.match(/\d+(?=d)/g) ?? []).reduce((sum, dice) => sum + Number(dice), first)
  // `6-12`: as few as 6 dice and as many as 12.
  const range = sign === '-' && Number(by) > Math.max(2, number)
  return {
    value: {
      dice: number,
      modifier: by === undefined || range ? 0 : Number(`${sign}${by}`),
      stars: (before + after).replace(/\s/g, '').length,
      hitPoints: null,
    },
    to: (range ? whole.slice(0, whole.indexOf('-')) : whole).trimEnd().length,
  }
}

function withHitPoints(clause: string, { value, to }: ClauseValue<HitDice>): ClauseValue<HitDice> {
  const beside = average.exec(clause.slice(to, to + 60))
  if (!beside || value.hitPoints !== null) return { value, to }
  return { value: { ...value, hitPoints: Number(beside[1]) }, to: to + beside[0].length }
}
