import type { BxFigures } from '../../../canonical.ts'
import type { ClauseValue } from './found.ts'

/** Thousands set apart by a comma, a dot or a space; a space only where the number ends with them. */
const thousands =
  /^\d{1,3}(?:[,.]\d{3})+(?!\d|d\d)|^\d{1,3}(?: \d{3})+(?=\s*(?:$|[,;.)(|\n+]))|^\d{1,7}/

/** A whole number, `2,300`, `1 100`, `1.600`. */
export function readNumber(clause: string): ClauseValue<number> | null {
  const match = thousands.exec(clause)
  if (!match) return null
  const [digits] = match
  const bare = digits.length > 3 ? digits.replace(/[,. ]/g, '') : digits
  return { value: Number(bare), to: digits.length }
}

/** `1, 600` and nothing after it on its line. */
const wide = /^(\d{1,3}), (\d{3})(?=\s*(?:\n|$))/

const usual = /^\d{1,6}(?=, |$)/
/** `+ 6 per hp`, `+5/hp`, `+2`: what each hit point adds. */
const eachPoint =
  /^\s?\+\s?\d{1,3}(?:\s?(?:\/|per|for each)\s?(?:hp|h\.p\.|hit ?points?)(?![a-z]))?/i

/** Experience: `1,750`, `4/120`, `A/5`, `III/110 + 4/hp`: what stands after the level's slash counts. */
export function readExperience(clause: string, word: string): ClauseValue<number> | null {
  const spaced = wide.exec(clause)
  if (spaced) return { value: Number(`${spaced[1]}${spaced[2]}`), to: spaced[0].length }
  const beside = /^[\d/]{1,3}\s?\(([\d,]{1,7}) XP\)/.exec(clause)
  if (beside) return { value: Number(beside[1]?.replaceAll(',', '')), to: beside[0].length }
  const plainly = usual.exec(clause)?.[0]
  if (plainly !== undefined) return { value: Number(plainly), to: plainly.length }
  const levelled =
    /^<?(?:[a-e]|[ivx]{1,5}|\d{1,2})\+?\s?(?:\([^()\n]{1,12}\)\s?)?(?:\/|:)\s?(?=\d)/i.exec(clause)
  const skip =
    levelled && (/\//.test(word) || !/^\d/.test(levelled[0]) || /\/\s?\d[\d,.]/.test(clause))
      ? levelled[0].length
      : 0
  const found = readNumber(clause.slice(skip))
  if (!found) return null
  const to = found.to + skip
  return {
    value: found.value,
    to: to + (eachPoint.exec(clause.slice(to, to + 40))?.[0].length ?? 0),
  }
}

/** `8`, `-1`, `+2`, `Steady (11-12)`; what else stands there is when another number counts. */
export function readMorale(clause: string): ClauseValue<number> | null {
  const match = /^[+-]?\d{1,2}(?!\d|%)|^[a-zà-ÿ]+(?: [a-zà-ÿ]+)? ?\((\d{1,2})(?:-\d{1,2})?\)/i.exec(
    clause,
  )
  return match ? { value: Number(match[1] ?? match[0]), to: match[0].length } : null
}

type ToHit = NonNullable<BxFigures['thac0']>['value']

/** `19 [0]`, `18 [+1]`, `19`, `+3`. */
export function readThac0(clause: string): ClauseValue<ToHit> | null {
  const match = /^(?:([+-]\d{1,2})|(\d{1,2})?\*?\s?(?:[[(]\s?([+-]?\d{1,2})\s?[\])])?)/.exec(clause)
  if (!match || match[0].trim() === '') return null
  const [whole, signed, thac0, beside] = match
  const bonus = signed ?? beside
  return {
    value: {
      thac0: thac0 === undefined ? null : Number(thac0),
      bonus: bonus === undefined ? null : Number(bonus),
    },
    to: whole.trimEnd().length,
  }
}
