import { rememberedWord } from '../../rules/core/remembered.ts'
import { singulars } from '../../rules/core/words.ts'

/** Words or phrases of a list that is written with commas. */
export const wordList = (list: string): string[] => list.trim().split(/,\s+/)

/** A name as it is compared: lower case, words and numbers only. */
export const plainName = rememberedWord((name) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('defense', 'defence')
    .replaceAll('specialis', 'specializ')
    .replaceAll(/['’‘]/g, '')
    .replaceAll('armour', 'armor')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim(),
)

const singularsOf = rememberedWord(singulars)

/**
 * A label without the ids that tell two of one name apart in the journal: "Maud rests" for "Maud rests (c3)".
 * The screen shows it the same way.
 */
export function labelWords(label: string): string {
  return label.replaceAll(/ \([a-z]\d+\)/g, '')
}

/** Ways in which a name may meet another, the strictest first. */
const tiers: readonly ((wanted: string, name: string) => boolean)[] = [
  (wanted, name) => wanted === name,
  (wanted, name) =>
    singularsOf(wanted).some((one) => one === name || `the ${one}` === name) ||
    singularsOf(name).includes(wanted),
  (wanted, name) => name.startsWith(wanted),
  (wanted, name) => name.endsWith(wanted),
  (wanted, name) => hasWords(name, wanted.split(' ')),
]

function hasWords(name: string, words: readonly string[]): boolean {
  const all = name.split(' ')
  return words.every((word) => all.some((one) => one.startsWith(word)))
}

/**
 * Matches of a name, in the strictest way that finds any: the whole name, its singular, its
 * beginning, its end, all its words. Case and punctuation never count.
 * @param strict only whole names and singulars
 */
export function meantBy<T>(
  wanted: string,
  of: readonly T[],
  namesOf: (one: T) => readonly string[],
  strict = false,
): T[] {
  const said = plainName(wanted)
  if (said === '') return []
  const known = of.map((one) => ({ one, names: namesOf(one).map(plainName) }))
  for (const meets of strict ? tiers.slice(0, 2) : tiers) {
    const found = known.filter(({ names }) => names.some((name) => meets(said, name)))
    if (found.length > 0) return found.map(({ one }) => one)
  }
  return []
}

/** The one that a name means; undefined when none, or more than one, is meant. */
export function onlyMeant<T>(
  wanted: string,
  of: readonly T[],
  namesOf: (one: T) => readonly string[],
): T | undefined {
  const exact = meantBy(wanted, of, namesOf, true)
  if (exact.length > 0) return exact[0]
  const found = meantBy(wanted, of, namesOf)
  return found.length === 1 ? found[0] : undefined
}

/** The only option that is the beginning of a word: “STR” for strength. */
export function shortFor(said: string, of: readonly string[]): string | undefined {
  const found = of.filter((one) => one.length > 2 && plainName(said).startsWith(plainName(one)))
  return found.length === 1 ? found[0] : undefined
}
