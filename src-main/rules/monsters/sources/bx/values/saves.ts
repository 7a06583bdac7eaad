import type { SaveLetter } from '../../../canonical.ts'
import type { ClauseValue } from './found.ts'

const letters: readonly SaveLetter[] = ['D', 'W', 'P', 'B', 'S']

/** One save of five: a letter or words, and its number. */
const named =
  /(?:[\s,;/|•·"'-]|\band\b|\by\b|\bet\b|\bund\b|\be\b){0,8}([a-z][a-z/.&'à-ÿ ]{0,40}?(?:\([a-z ]{1,20}\))?)\s?[:=]?\s?(\d{1,2})\+?(?!\d)/iy

/** By its first words, in any of the languages; asked in order, so the narrower come first. */
const sorts: readonly (readonly [RegExp, SaveLetter])[] = [
  [
    /^(?:magic(?:al)? (?:device|wand)|device|wand|stave|staff|staves|rod|ray|baguette|varita|varinha|bacchett|zauberst|stab|stabe|verge|bast|aimed)/i,
    'W',
  ],
  [/^(?:paraly|parali|petri|turn|versteiner|lahm|lähm|hold|pietrif|polym|stone)/i, 'P'],
  [/^(?:breath|dragon|blast|aliento|souffle|soffio|sopro|odem|drachen|halito|hálito)/i, 'B'],
  [
    /^(?:spell|rod|magic|sort|hechizo|conjuro|sortileg|magia|magie|incant|zauber|spruch|feiti)/i,
    'S',
  ],
  [/^(?:death|poison|doom|mort|muerte|veneno|poison|tod|gift|morte|veleno)/i, 'D'],
  [/^d/i, 'D'],
  [/^[wr]/i, 'W'],
  [/^[ph]/i, 'P'],
  [/^b/i, 'B'],
  [/^s/i, 'S'],
]

/**
 * `D14 W15 P16 B17 S18` in any order, with any comma and in any language, or five bare numbers in
 * that order. Letters of another language stand in the same order.
 */
export function readSaves(clause: string): ClauseValue<Record<SaveLetter, number>> | null {
  return (
    usualFive(clause) ??
    bareFive(clause) ??
    (clause.includes('\n\n') ? partedFive(clause) : null) ??
    namedFive(clause)
  )
}

/** The usual form, as `D14 W15 P16 B17 S18`. */
const usual =
  /^D ?(\d{1,2}),? W ?(\d{1,2}),? P ?(\d{1,2}),? B ?(\d{1,2}),? S ?(\d{1,2})(?![\d+]|\s?[)\]])/

function usualFive(clause: string): ClauseValue<Record<SaveLetter, number>> | null {
  const match = usual.exec(clause)
  if (!match) return null
  const [, death, wands, paralysis, breath, spells] = match.map(Number)
  return {
    value: {
      D: death ?? 0,
      W: wands ?? 0,
      P: paralysis ?? 0,
      B: breath ?? 0,
      S: spells ?? 0,
    },
    to: match[0].length,
  }
}

const apart = String.raw`(?:,?\s?|\s*\n(?:[^\n]{0,60}\n){1,6})`
/** `D8 W9 P10 B10`, the foot of the page, and then `S12`. */
const parted = new RegExp(
  `^${['D', 'W', 'P', 'B', 'S'].map((letter) => `${letter} ?(\\d{1,2})`).join(apart)}(?!\\d)`,
)

function partedFive(clause: string): ClauseValue<Record<SaveLetter, number>> | null {
  const match = parted.exec(clause)
  return (
    match && {
      value: record(letters.map((letter, index) => [letter, Number(match[index + 1])])),
      to: match[0].length,
    }
  )
}

function bareFive(clause: string): ClauseValue<Record<SaveLetter, number>> | null {
  const match =
    /^[([]?(\d{1,2})(?:\s?[/,;|]\s?|\s)(\d{1,2})(?:\s?[/,;|]\s?|\s)(\d{1,2})(?:\s?[/,;|]\s?|\s)(\d{1,2})(?:\s?[/,;|]\s?|\s)(\d{1,2})(?!\d|\s?[/,;]\s?(?:or\s)?\d)[)\]]?/.exec(
      clause,
    )
  if (!match) return null
  const [whole, ...numbers] = match
  return {
    value: record(letters.map((letter, index) => [letter, Number(numbers[index])])),
    to: whole.length,
  }
}

function namedFive(clause: string): ClauseValue<Record<SaveLetter, number>> | null {
  const pairs: { name: string; number: number }[] = []
  let at = /^[([]?["']?\s?/.exec(clause)?.[0].length ?? 0
  for (let count = 0; count < 5; count += 1) {
    named.lastIndex = at
    const match = named.exec(clause)
    if (!match) return null
    pairs.push({ name: (match[1] ?? '').trim(), number: Number(match[2]) })
    at = named.lastIndex
  }
  const close = /^\s?[)\]]/.exec(clause.slice(at, at + 2))
  if (close && /^[([]/.test(clause)) at += close[0].length
  const byName = pairs.map(({ name, number }) => [letterOf(name, pairs), number] as const)
  const namedLetters = new Set(byName.map(([letter]) => letter))
  if (namedLetters.size === 5 && !namedLetters.has(null))
    return { value: record(byName as (readonly [SaveLetter, number])[]), to: at }
  return {
    value: record(letters.map((letter, index) => [letter, pairs[index]?.number ?? 0])),
    to: at,
  }
}

function letterOf(name: string, pairs: readonly { name: string }[]): SaveLetter | null {
  // Single letters of five that are no English set stand for their places.
  if (name.length <= 2 && !/^[DWPBSRH]/i.test(name)) return null
  const short = name.length <= 2 && pairs.some((pair) => /^[MVAGTZOLI]/i.test(pair.name))
  if (short) return null
  return sorts.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

function record(pairs: readonly (readonly [SaveLetter, number])[]): Record<SaveLetter, number> {
  const of = (letter: SaveLetter) => pairs.find(([name]) => name === letter)?.[1] ?? 0
  return { D: of('D'), W: of('W'), P: of('P'), B: of('B'), S: of('S') }
}
