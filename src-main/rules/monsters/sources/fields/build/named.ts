import type { Span } from '../../../canonical.ts'
import type { MonsterBranch } from '../find.ts'
import type { GatheredMonster } from '../gather/index.ts'
import { bareKey, type FieldKey } from '../keys.ts'
import { shownAs } from '../worded.ts'

/** The words of a field that is kept as they are. */
export function wordsFor(got: GatheredMonster, field: FieldKey): string {
  return (got.fields.get(field)?.[0]?.words ?? '').slice(0, 300)
}

/** Qualities of the whole creature that stand as notes of their own. */
export function qualitiesOf(got: GatheredMonster): string[] {
  return got.details.flatMap(({ text }) =>
    /^(?:detachment|blast)$/i.test(text) ? [text.toLowerCase()] : [],
  )
}

/** The game of a family, where a file does not say. */
export function systemOf(family: 'bx' | 'cairn'): string {
  return family === 'cairn' ? 'Cairn' : 'B/X or Old-School Essentials'
}

/** Its name under a key of its own, or the key it is under. */
export function nameOf(
  text: string,
  got: GatheredMonster,
  place: MonsterBranch,
): { words: string; span: Span | null } {
  const [held] = got.fields.get('name') ?? []
  if (held) return { words: held.words, span: held.span }
  const { key } = place
  const shown = leafNamed(place.branch, shownAs)
  if (shown && !(key && isWritten(key.key) && bareKey(key.key) !== bareKey(shown.words)))
    return shown
  const ofLine = got.line?.monster.name ?? ''
  const own = ofLine === unnamed ? '' : ofLine
  if (key && (isWritten(key.key) || own === '')) return { words: key.key, span: key.span }
  if (own !== '') return { words: own, span: null }
  const above = titleAbove(text, place.from)
  return (above === '' ? leafNamed(place.branch, identified) : null) ?? { words: above, span: null }
}

const unnamed = 'Unnamed monster'
const identified = /^(?:_?id|slug|key|index|ref|handle|code|uid)$/i

/** True when a key is written like a name (a capital first, or a space) rather than an identifier. */
function isWritten(key: string): boolean {
  return /^\p{Lu}|\s/u.test(key)
}

/** Letters and digits by chance: `aB3dEf9hIjKlMn0p`. */
const byChance = /^(?=.*[a-z].*[A-Z]|.*\d)[A-Za-z\d]{12,}$|^[\da-f-]{16,}$/

function leafNamed(
  { entries }: MonsterBranch['branch'],
  keys: RegExp,
): { words: string; span: Span } | null {
  const [only, ...more] = entries
  if (only?.value.kind === 'branch' && more.length === 0) return leafNamed(only.value, keys)
  for (const { key, span, value } of entries) {
    const words = value.kind === 'leaf' && typeof value.value === 'string' ? value.value.trim() : ''
    if (keys.test(key) && /^\p{L}[^<>{}[\]\n]{2,60}$/u.test(words) && !byChance.test(words))
      return { words, span }
  }
  return null
}

/** How far above a stat block its title may stand. UTF-16 units. */
const nearest = 400

/** A note's heading above a stat block that has no name of its own. */
function titleAbove(text: string, at: number): string {
  const above = text.slice(Math.max(0, at - nearest), at).trimEnd()
  const line = above.slice(above.lastIndexOf('\n') + 1)
  const [, heading, bold] =
    /^\s*(?:(?:#{1,6}\s+|={2,6}\s*(?=[^=\n]+=))(\S.*)|(?:\*\*|__|'{3})(\S[^*_]*?)(?:\*\*|__|'{3}):?\s*)$/.exec(
      line,
    ) ?? []
  return (heading ?? bold ?? '').replace(/\s*(?:#+|=+)\s*$|[*_]{2}/g, '')
}
