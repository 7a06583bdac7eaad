import type { BxFigures } from '../../../canonical.ts'
import type { ClauseValue } from './found.ts'

type ArmourClass = NonNullable<BxFigures['ac']>['value']

/** How a text counts armour: which way a lone number goes, and whether there is an unarmoured number beside it. */
export type ArmourScale = 'either' | 'ascending' | 'descending'

const armourWords: readonly (readonly [RegExp, number])[] = [
  [/^plate/, 3],
  [/^(?:banded|splint)/, 4],
  [/^chain/, 5],
  [/^(?:scale|ring|studded)/, 6],
  [/^leather/, 7],
  [/^(?:unarmou?red|none)/, 9],
]
const worn =
  /^(?:equivalent to |as )?((?:unarmou?red|none|leather|chain|plate|banded|splint|scale|ring|studded)[a-z]*)(?:[ -]?(?:mail|armou?r|leather))?(\s?(?:\+|&|and|plus|with)\s?(?:a )?shield)?/i

const bracketed = /^\(?([+-]?\d{1,2})\s?(?:\*{0,3})\s?\[\s?(?:aac:?\s?)?([+-]?\d{1,2})\s?\]/i
const turned = /^\[\s?(?:aac:?\s?)?([+-]?\d{1,2})\s?\]\s?([+-]?\d{1,2})(?![\d%'"])/i
const beside =
  /^([+-]?\d{1,2})\s?(?:\*{0,3})\s?(?:\([a-z][^()\d\n]{2,30}\)\s?(?=\/))?(?:\/\s?|\(\s?(?:or\s)?(?:aac|asc(?:ending)?\.?|ascending ac)?:?\s?)([+-]?\d{1,2})(?![\d%'"])\s?(?:asc(?:ending)?\.?)?\s?\)?/i
const withDirection =
  /^([+-]?\d{1,2})\s?\[?\(?\s?(descending|ascending|desc\.?|asc\.?|dac|aac)\)?\]?/i
const lone = /^(\[|\()?\s?([+-]?\d{1,2})\s?[\])]?/

/**
 * `6 [13]`, `[13]`, `6`, `13`, `6/13`, `14 (11)` in armour and out of it, `5 descending`, `as chain and
 * shield`. A lone number of 10 or more counts upward unless the text counts downward.
 */
export function readArmourClass(
  clause: string,
  label: string,
  scale: ArmourScale,
): ClauseValue<ArmourClass> | null {
  const found =
    pair(clause, label, scale) ?? single(clause, label, scale) ?? words(clause, label, scale)
  const like = found && beneath.exec(clause.slice(found.to, found.to + 40))
  return like ? { value: found.value, to: found.to + like[0].length } : found
}

/** `14 (as chain)`: the armour that the number stands for. */
const beneath = /^\s?\(as [a-z][a-z +&-]{2,28}\)/i

function pair(clause: string, label: string, scale: ArmourScale): ClauseValue<ArmourClass> | null {
  const swap = turned.exec(clause)
  if (swap) return { value: both(Number(swap[2]), Number(swap[1])), to: swap[0].length }
  const match = bracketed.exec(clause) ?? beside.exec(clause)
  // `18 [+1]`: harmed by weapons of +1 and better.
  if (!match || (Number(match[1]) >= 10 && match[2]?.startsWith('+'))) return null
  const [whole, one, other] = [match[0], Number(match[1]), Number(match[2])]
  const sum = one + other
  const inBrackets = clause.slice(0, whole.length).includes('[')
  const slashed = sum === 21 && /^\d{2}\s?\//.test(whole) && other < 10
  if (inBrackets || sum === 19 || sum === 20 || slashed) {
    const swapped = one > other && one >= 10 && sum <= 21
    const value = swapped ? both(other, one) : both(one, other)
    return { value, to: whole.length }
  }
  // Two of one scale: `14 (11)` is with and without armour.
  const first = /^\(?\[?[+-]?\d{1,2}/.exec(clause)?.[0].length ?? 0
  return { value: oneWay(one, label, scale), to: first }
}

function single(
  clause: string,
  label: string,
  scale: ArmourScale,
): ClauseValue<ArmourClass> | null {
  const way = withDirection.exec(clause)
  if (way) {
    const up = /^a/i.test(way[2] ?? '')
    const value = Number(way[1])
    return { value: up ? both(null, value) : both(value, null), to: way[0].length }
  }
  const match = lone.exec(clause)
  if (!match) return null
  const [whole, open, digits = ''] = match
  const closed = open === undefined ? whole.replace(/\s?[\])]$/, '') : whole
  const value = open === '[' ? both(null, Number(digits)) : oneWay(Number(digits), label, scale)
  return { value, to: closed.trimEnd().length }
}

function oneWay(number: number, label: string, scale: ArmourScale): ArmourClass {
  if (/^(?:aac|asc|caa|ark|aufst)/i.test(label)) return both(null, number)
  if (/^d(?:ac|esc)/i.test(label)) return both(number, null)
  // A lone number above 10 is always ascending.
  const up = scale === 'ascending' || number > 10 || (scale === 'either' && number === 10)
  return up ? both(null, number) : both(number, null)
}

function both(descending: number | null, ascending: number | null): ArmourClass {
  return { descending, ascending }
}

/** `as plate and shield (AC 18)`: the number that the words stand for. */
const inBrackets = /^\s?\((?:AC\s?)?(\d{1,2})\)/i

function words(clause: string, label: string, scale: ArmourScale): ClauseValue<ArmourClass> | null {
  const match = worn.exec(clause)
  if (!match) return null
  const armour = armourWords.find(([pattern]) => pattern.test((match[1] ?? '').toLowerCase()))?.[1]
  if (armour === undefined) return null
  const number = inBrackets.exec(clause.slice(match[0].length))
  if (number)
    return {
      value: oneWay(Number(number[1]), label, scale),
      to: match[0].length + number[0].length,
    }
  return { value: both(armour - (match[2] === undefined ? 0 : 1), null), to: match[0].length }
}
