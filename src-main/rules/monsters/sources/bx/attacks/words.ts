import type { Attack } from '../../../canonical.ts'
import { lexiconOf } from '../labels/lexicon.ts'
import { attackOf, parseAttackPhrase } from './attack.ts'
import { readRoutine } from './routine.ts'

/** The attacks of a text that holds nothing else, in English. */
export function readAttacks(words: string): Attack[] {
  const stretch = { from: 0, to: words.length, lead: 0 }
  return readRoutine(words, stretch, lexiconOf('en').joins, false).map(({ attack }) => attack)
}

/** One attack, whatever its words are; null when there are none. */
export function readAttack(words: string): Attack | null {
  const phrase = parseAttackPhrase(words, false)
  return phrase && attackOf(phrase, 1, 'and')
}
