import type { Monster } from '../canonical.ts'
import { paragraphsOf } from './prose.ts'

/** Compendium text: one actor a line, so that one of them alone can be imported too. */
export function oneActorALine(actors: readonly object[]): string {
  return actors.map((actor) => `${JSON.stringify(actor)}\n`).join('')
}

/** Something that an actor of Foundry carries. */
export function foundryItem(name: string, type: string, system: object, flags = {}): object {
  return { name, type, img: 'icons/svg/item-bag.svg', system, effects: [], flags }
}

/** Descriptive text of a monster, as HTML for Foundry. */
export function foundryText(monster: Monster): string {
  return paragraphsOf(monster)
    .map(({ title, text }) =>
      title === ''
        ? `<p>${escaped(text)}</p>`
        : `<p><strong>${escaped(title)}:</strong> ${escaped(text)}</p>`,
    )
    .join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
