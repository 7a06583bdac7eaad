import { ancestries } from './ancestries.ts'
import { backgrounds } from './backgrounds.ts'

/** Tongues somebody knows besides the common one, by the tags of ancestry and background. Rule HBK-LANG-01. */
export function languagesOf(tags: readonly string[]): string[] {
  return [...ancestries, ...backgrounds]
    .filter(({ id }) => tags.includes(id))
    .flatMap(({ languages }) => languages)
}
