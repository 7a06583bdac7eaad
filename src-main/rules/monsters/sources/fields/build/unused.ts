import type { Span } from '../../../canonical.ts'
import type { GatheredMonster } from '../gather/index.ts'
import { bareKey, type FieldKey } from '../keys.ts'

/** Spans of fields that became no figure: this family lacks it, or another field had already given it. */
export function unusedOf(
  got: GatheredMonster,
  family: 'bx' | 'cairn',
  used: ReadonlySet<Span>,
): Span[] {
  const kept: readonly FieldKey[] = ['name', 'attacks', 'damage', 'credit', 'licence']
  const spans = new Set([...used].map(placeOf))
  return [...got.fields].flatMap(([field, held]) => {
    if (kept.includes(field)) return field === 'name' ? held.slice(1).map(({ span }) => span) : []
    const bare = new Set(
      held.flatMap(({ key, span }) => (spans.has(placeOf(span)) ? [fullOf(key)] : [])),
    )
    return held
      .filter(
        ({ span, words, key }) =>
          !spans.has(placeOf(span)) &&
          !silent(field, words, family) &&
          !(family === 'cairn' && bare.has(fullOf(key))),
      )
      .map(({ span }) => span)
  })
}

/** A span as one number: a text has far fewer than 2^26 signs. */
function placeOf({ from, to }: Span): number {
  return from * 2 ** 26 + to
}

/** `strength` and `strength_max` are one score, now and in full. */
function fullOf(key: string): string {
  return bareKey(key).replace(/(?:max|current|cur|now)$/, '')
}

/** Parts that figures took in without a span of their own. */
function silent(field: FieldKey, words: string, family: 'bx' | 'cairn'): boolean {
  const taken: readonly FieldKey[] =
    family === 'bx'
      ? [
          'acUp',
          'acDown',
          'hp',
          'hpMax',
          'stars',
          'attackBonus',
          'hdBonus',
          'saveAsLevel',
          'inDungeon',
          'inWild',
          'inLair',
          'saveD',
          'saveW',
          'saveP',
          'saveB',
          'saveS',
        ]
      : ['hp', 'hpMax', 'armor']
  // A form's scores that nobody filled in.
  if (family === 'bx' && /^(?:str|dex|wil)$/.test(field)) return /^\s*0?\s*$/.test(words)
  // Where Hit Dice stand, a challenge says them again.
  if (field === 'challenge') return family === 'bx' && /^\s*[\d½¼]/.test(words)
  return taken.includes(field) && /\d|^\s*(?:none|-)?\s*$/i.test(words)
}
