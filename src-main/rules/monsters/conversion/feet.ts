import type { BxFigures } from '../canonical.ts'

/** One way of moving: a number with its unit, perhaps with another pace in brackets. */
const pace =
  /(\d{1,4}(?:[.,]\d)?)(?:\s?(''|["”″]|inch(?:es)?|['’′]|feet\b|foot\b|ft\b\.?|meters?\b|metres?\b|m\b|squares?\b|sq\b\.?|yards?\b|yds?\b\.?))?(\s?[([]\s?\d{1,4}(?:[.,]\d)?\s?(?:['’′"]|feet|ft\.?|m)?\s?[)\]])?/g
/** Games that print movement per round, a third of that per turn. */
const byRound = /basic fantasy|bfrpg|dark dungeons|hyperborea|knave|dolmenwood/i

/** Feet of each unit, in a turn where the game counts by turns. */
function feetOf(unit: string): number {
  if (/^(?:''|["”″]|inch)/.test(unit)) return 10
  if (/^m/.test(unit)) return 10 / 3
  if (/^y/.test(unit)) return 3
  return /^s/.test(unit) ? 5 : 1
}

/** Feet a turn of one number: squares, and what its game counts by the round, three times as many. */
function turnFeet(number: number, unit: string, inBrackets: boolean, system: string): number {
  if (/^s/.test(unit)) return number * 5 * 3
  if (byRound.test(system)) return number * feetOf(unit) * 3
  if (unit === '' && !inBrackets && number <= 30) return number * 10
  return Math.round(number * feetOf(unit))
}

/**
 * The quickest way of moving that a text names, in feet a turn; inches, metres, squares and what a game counts in
 * tens of feet or by the round are read as such. Null where there is no number.
 */
export function feetATurn(movement: string, system: string): number | null {
  const found = [...movement.matchAll(pace)].map(([, number = '', unit = '', brackets]) =>
    turnFeet(Number(number.replace(',', '.')), unit, brackets !== undefined, system),
  )
  const most = Math.max(0, ...found)
  return most === 0 ? null : most
}

const feet = /['’′]|feet|ft/i

/** Movement as B/X prints it, feet a turn and a round in brackets, where a book counts otherwise; null where it is so already. */
export function movementInFeet(
  { movement }: BxFigures,
  system: string,
): { value: string; how: string } | null {
  if (!movement) return null
  const printed = movement.value
  const ours =
    feet.test(printed) && !byRound.test(system) && !/["”″]|''|\bm\b|squares?|yards?/i.test(printed)
  if (ours || !/\d/.test(printed)) return null
  const value = printed.replace(
    pace,
    (_, number: string, unit: string | undefined, brackets: string | undefined) => {
      const turn = turnFeet(
        Number(number.replace(',', '.')),
        unit ?? '',
        brackets !== undefined,
        system,
      )
      return `${Math.round(turn)}’ (${Math.round(turn / 3)}’)`
    },
  )
  return {
    value: value.replaceAll('//', ' / '),
    how: `${printed}, ${scaleOf(printed, system)}`,
  }
}

/** The scale of a printed movement: read from its unit or its game, assumed for a bare number. */
function scaleOf(printed: string, system: string): string {
  if (/squares?|\bsq\b/i.test(printed)) return 'read as squares of five feet a round'
  if (/["”″]|''|inch/i.test(printed)) return 'read as inches of ten feet a turn'
  if (/\d\s?(?:m\b|met)/i.test(printed)) return 'read as metres, three for ten feet'
  if (/yards?|\byds?\b/i.test(printed)) return 'read as yards'
  if (byRound.test(system))
    return `${feet.test(printed) ? 'read as' : 'assumed to be'} feet a round, as ${system} counts`
  return /^\D*(?:[12]?\d|30)(?!\d)/.test(printed)
    ? 'assumed to be tens of feet a turn'
    : 'assumed to be feet a turn'
}
