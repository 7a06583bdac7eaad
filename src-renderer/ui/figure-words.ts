import type { Attack, Derived } from '../../src-main/rules/monsters/canonical.ts'

type Named = Pick<Derived, 'title' | 'value'>

/** Title of a figure; "or …" for an attack made instead of the ones above. */
export function figureTitle({ title }: Named, attacks: readonly Attack[]): string {
  const attack = attacks.find(({ name }) => name === title)
  return attack?.joins === 'or' ? `or ${title}` : title
}

/** Its value alone: an attack's name stands before its dice already. */
export function figureValue({ title, value }: Named): string {
  const words = String(value)
  return words.startsWith(`${title} `) ? words.slice(title.length + 1) : words
}
