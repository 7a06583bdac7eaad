import type { Monster } from '../canonical.ts'
import { repeatedText } from '../edit/apply-edit.ts'

/** Reason to check a monster before it is saved; a weight of 1 is enough by itself. */
interface Doubt {
  says: string
  weight: number
}

/** Doubt from which a monster must be checked by the GM. */
export const doubtful = 1

/** Reasons to check a monster before it is saved, gravest first. */
export function doubtsOf(monster: Monster): Doubt[] {
  return [
    ...ofReading(monster),
    ...ofFigures(monster),
    ...ofUnread(monster),
    ...ofTwo(monster),
  ].sort((a, b) => b.weight - a.weight)
}

/** Confidence that a monster was read correctly, for the review queue. */
export interface Weighed {
  /** Doubts in a few words each, gravest first. */
  says: string[]
  doubt: number
  /** True when it may be saved without a check. */
  sure: boolean
}

export function assessReading(monster: Monster): Weighed {
  const doubts = doubtsOf(monster)
  const doubt = doubtOf(doubts)
  return { says: doubts.map(({ says }) => says), doubt, sure: doubt < doubtful }
}

/** Sum of the doubts' weights. */
export function doubtOf(doubts: readonly Doubt[]): number {
  return doubts.reduce((sum, { weight }) => sum + weight, 0)
}

function ofReading({ sureness, nameSpan, name }: Monster): Doubt[] {
  return [
    ...(sureness < 0.5 ? [{ says: 'layout unclear', weight: 1.5 - sureness }] : []),
    ...(nameSpan === undefined && /^unnamed/i.test(name) ? [{ says: 'no name', weight: 2 }] : []),
  ]
}

function ofFigures({ figures, attacks, details }: Monster): Doubt[] {
  const missing = (is: boolean, says: string, weight: number): Doubt[] =>
    is ? [{ says, weight }] : []
  if (figures.family === 'cairn')
    return [
      ...missing(figures.hp === null, 'no HP', 2),
      ...missing(attacks.length === 0 && details.length === 0, 'no attack', 1),
      ...missing((figures.hp?.value ?? 0) > 100, 'more than 100 HP', 1),
    ]
  const dice = figures.hd?.value.dice ?? 0
  return [
    ...missing(figures.hd === null, 'no hit dice', 2),
    ...missing(figures.ac === null, 'armour unclear', 1),
    ...missing(attacks.length === 0, 'no attack', 1),
    ...missing(attacks.some(isOdd), 'an attack unclear', 0.5),
    ...missing(figures.morale === null, 'no morale', 0.3),
    ...missing(!figures.saves && !figures.saveAs && !figures.save, 'no saves', 0.3),
    ...missing(dice > 40, `${dice} hit dice`, 1),
  ]
}

/** True for more than 12 attacks of a kind, or for one without dice and notes whose name has over 6 words. */
function isOdd({ count, name, dice, notes }: Monster['attacks'][number]): boolean {
  return count > 12 || (dice === '' && notes === '' && name.split(' ').length > 6)
}

/** Doubt about a block with a second armour class or second hit dice: two blocks may have run together. */
function ofTwo(monster: Monster): Doubt[] {
  const isTwo = repeatedText(monster, 'ac') !== '' || repeatedText(monster, 'hd') !== ''
  return isTwo ? [{ says: 'AC or HD given twice', weight: doubtful }] : []
}

/** Doubt about unread text; a stretch with a number weighs more, as it is probably a figure. */
function ofUnread({ unread }: Monster): Doubt[] {
  if (unread.length === 0) return []
  const numbers = unread.filter(({ text }) => /\d/.test(text)).length
  const says = unread.length === 1 ? '1 stretch unread' : `${unread.length} stretches unread`
  return [{ says, weight: Math.min(2, numbers * 0.6 + (unread.length - numbers) * 0.2) }]
}
