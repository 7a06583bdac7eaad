import { plural, upperFirst } from '../core/words.ts'

/** Forms that words can be put into. */
export const shapes = {
  cap: (words: string) =>
    words.replace(
      /^([^\p{L}\d]*)(\p{L})/u,
      (_, before: string, first: string) => before + first.toUpperCase(),
    ),
  title: titled,
  lower: (words: string) => words.toLowerCase(),
  upper: (words: string) => words.toUpperCase(),
  a: (words: string) => (words === '' ? '' : `${article(words)} ${words}`),
  plural: (words: string) => plural(words),
  poss: (words: string) => (/s$/i.test(words) ? `${words}’` : words === '' ? '' : `${words}’s`),
} as const satisfies Readonly<Record<string, (words: string) => string>>
export type WordForm = keyof typeof shapes

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** Words in title case: "The Bell and the Ox". */
function titled(words: string): string {
  return words.replace(/[\p{L}\d][\p{L}\d’'-]*/gu, (word, at: number) =>
    at > 0 && small.has(word.toLowerCase()) ? word : upperFirst(word),
  )
}

/** Words that begin with a vowel sound and a consonant letter, and the other way round. */
const soundsOpen = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/i
const soundsClosed = /^(?:uni[^nm]|use|usu|user|util|eu|one\b|once\b|ewe)/i

/** Article of a word: "a mule", "an ox", "an hour". */
function article(words: string): 'a' | 'an' {
  const first = words.replace(/^[^\p{L}\d]+/u, '')
  if (soundsClosed.test(first)) return 'a'
  return /^[aeiou]/i.test(first) || soundsOpen.test(first) ? 'an' : 'a'
}

const openArticle = /\b([Aa])\(n\) (?=([^\n]*))/g
const openPlural = /\((e?s)\)/g
const numbers = /\d[\d,]*(?:\.\d+)?|½/g

/** Settles articles and plurals that waited for what was rolled: "a(n) ox", "3 goat(s)". */
export function settleGrammar(text: string): string {
  if (!text.includes('(')) return text
  const articled = text.replace(openArticle, (_, a: string, after: string) =>
    article(after) === 'an' ? `${a}n ` : `${a} `,
  )
  return articled.replace(openPlural, (_, ending: string, at: number) => {
    const before = articled.slice(Math.max(0, at - 60), at)
    return [...before.matchAll(numbers)].at(-1)?.[0] === '1' ? '' : ending
  })
}
