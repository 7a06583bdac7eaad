/**
 * A typed number, or a change of the one that stands: "-2" from 5 is 3. Parts of a coin stand behind a point. Null
 * for anything else.
 */
export function readTypedNumber(text: string, from: number): number | null {
  const match = /^\s*([+\u2212-]?)\s*(\d{1,6}(?:\.\d{1,2})?)\s*$/.exec(text)
  if (!match) return null
  const figure = Number(match[2])
  const to = match[1] === '' ? figure : match[1] === '+' ? from + figure : from - figure
  return Number(to.toFixed(2))
}

/** A whole number and nothing beside it; null for "20gp" and "Battleaxe". */
export function readWholeNumber(text: string): number | null {
  const match = /^\s*([+\u2212-]?)\s*(\d{1,9})\s*$/.exec(text)
  if (!match) return null
  return match[1] === '' || match[1] === '+' ? Number(match[2]) : -Number(match[2])
}

/** Why a text is no number, in the GM's words. */
export function wholeNumberFault(text: string): string {
  return text.trim() === ''
    ? 'Type a whole number.'
    : `“${text.trim()}” is no whole number: type only the figure.`
}

export interface NumberBounds {
  label: string
  min: number
  max: number
}

/** Why a number can't stand there, in the GM's words; null when it can. */
export function boundsFault(to: number | null, { label, min, max }: NumberBounds): string | null {
  if (to === null) return 'Type a number, or +1, -2.'
  return to < min || to > max ? `${label} goes from ${min} to ${max}.` : null
}

/** Why nothing can be done with a bound number: its field holds a word. Null while it is a number. */
export function numberRefusal(number: number): string | null {
  return Number.isNaN(number) ? 'needs a number' : null
}
