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
export function nameOf(
  text: string,
  got: Gathering,
  place: Place,
): { words: string; span: Span | null } {
  const [held] = got.fields.get('name') ?? []
  if (held) return { words: held.words, span: held.span }
  if (place.key) return { words: place.key.key, span: place.key.span }
  return { words: got.line?.monster.name ?? titleAbove(text, place.from), span: null }
}

/** How far above a stat block its title may stand. UTF-16 units. */
const nearest = 400

/** A note's heading above a stat block that has no name of its own. */
function titleAbove(text: string, at: number): string {
  const above = text.slice(Math.max(0, at - nearest), at).trimEnd()
  const line = above.slice(above.lastIndexOf('\n') + 1)
  const [, heading, bold] =
    /^\s*(?:#{1,6}\s+(\S.*)|(?:\*\*|__)(\S[^*_]*)(?:\*\*|__):?\s*)$/.exec(line) ?? []
  return (heading ?? bold ?? '').replace(/\s*#+\s*$|[*_]{2}/g, '')
}
