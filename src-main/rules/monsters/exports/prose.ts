import type { Monster } from '../canonical.ts'
import { ownLineOf } from '../game-lines.ts'
import { numberTitle } from '../sources/number-met.ts'
import { ownFigures, ownTitle } from '../own-lines.ts'

/** One paragraph about a monster, besides its figures. */
interface Paragraph {
  title: string
  text: string
}

/**
 * Figures in the labels of its own game where it has them, details of a monster but its page header, then its unread
 * text, in one line each.
 */
export function paragraphsOf(monster: Monster): Paragraph[] {
  const line = ownLineOf(monster.own?.game)
  if (!line) return detailsOf(monster)
  const own = ownFigures(line, monster.own?.values ?? {})
  return [{ title: ownTitle(line), text: own }, ...detailsOf(monster)]
}

/** Details of a monster without its own game's figures, with the number that no line of Cairn or a game has a label for. */
export function detailsOf(monster: Monster): Paragraph[] {
  const details = monster.details.filter(({ title }) => title !== 'Page header')
  const { figures, own } = monster
  const number = figures.family === 'cairn' || own ? (figures.numberAppearing?.value ?? '') : ''
  return [
    { title: numberTitle, text: number },
    ...details.map(({ title, text }) => ({ title: oneLine(title), text: oneLine(text) })),
    ...monster.unread.map(({ text }) => ({ title: 'Left unread', text: oneLine(text) })),
  ].filter(({ text }) => text !== '')
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Credit and licence of the source, in one line; empty for the GM's own monsters. */
export function creditOf({ source }: Monster): string {
  return [source.credit, source.licence].map(oneLine).filter(Boolean).join(' · ')
}
