import type { Span } from '../../../canonical.ts'
import type { Place } from '../find.ts'
import type { Gathering } from '../gather/index.ts'
import type { FieldKey } from '../keys.ts'

/** The words of a field that is told as they are. */
export function wordsFor(got: Gathering, field: FieldKey): string {
  return (got.fields.get(field)?.[0]?.words ?? '').slice(0, 300)
}

/** Qualities of the whole creature that stand as notes of their own. */
export function qualitiesOf(got: Gathering): string[] {
  return got.details.flatMap(({ text }) =>
    /^(?:detachment|blast)$/i.test(text) ? [text.toLowerCase()] : [],
  )
}

/** The game of a family, where a file does not say. */
export function systemOf(family: 'bx' | 'cairn'): string {
  return family === 'cairn' ? 'Cairn' : 'B/X or Old-School Essentials'
}

/** Its name under a key of its own, or the key it stands under. */
export function nameOf(got: Gathering, place: Place): { words: string; span: Span | null } {
  const [held] = got.fields.get('name') ?? []
  if (held) return { words: held.words, span: held.span }
  if (place.key) return { words: place.key.key, span: place.key.span }
  return { words: got.line?.monster.name ?? '', span: null }
}
