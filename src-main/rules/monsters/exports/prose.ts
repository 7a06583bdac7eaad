import type { Monster } from '../canonical.ts'

/** One paragraph about a monster, besides its figures. */
interface Paragraph {
  title: string
  text: string
}

/** Details of a monster but its page header, then its unread text, in one line each. */
export function paragraphsOf(monster: Monster): Paragraph[] {
  const details = monster.details.filter(({ title }) => title !== 'Page header')
  return [
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
