import type { ReadonlyCreature } from '../../../core/situation.ts'
import { ancestries } from './ancestries.ts'
import { backgrounds } from './backgrounds.ts'

const speaks = 'speaks '

/** Tag that records a chosen language. Rule HBK-LANG-01. */
export function languageTag(language: string): string {
  return `${speaks}${language}`
}

/** Languages chosen so far, by the tags. */
export function chosenLanguages(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => (tag.startsWith(speaks) ? [tag.slice(speaks.length)] : []))
}

/** Number of languages the background lets a character choose. Rule HBK-BG-03. */
export function choiceOf({ tags }: Pick<ReadonlyCreature, 'tags'>): number {
  return backgrounds.find(({ id }) => id in tags)?.chosenLanguages ?? 0
}

/** Languages known besides the common one, by tags of ancestry, background and choice. Rule HBK-LANG-01. */
export function languagesOf(tags: readonly string[]): string[] {
  const origins = [...ancestries, ...backgrounds].filter(({ id }) => tags.includes(id))
  const chosen = chosenLanguages(tags)
  const open = backgrounds
    .filter(({ id }) => tags.includes(id))
    .reduce((all, { chosenLanguages: count = 0 }) => all + count, -chosen.length)
  const placeholders = Array.from({ length: Math.max(0, open) }, () => 'a monster’s language')
  return [...origins.flatMap(({ languages }) => languages), ...chosen, ...placeholders]
}

/** Line about languages in the notes of a new character. */
export function languageNote(tags: readonly string[]): string {
  const spoken = languagesOf(tags)
  return spoken.length > 0 ? `Speaks, besides the common tongue: ${spoken.join(', ')}.` : ''
}
