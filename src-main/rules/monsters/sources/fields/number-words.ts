import { numberOf } from '../number-words.ts'

/** Half in every language; the numbers are every reader's. */
const halves = 'half medio media demi halb halber mezzo meio'.split(' ')

const tens: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50 },
    ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  }),
)
const compound = new RegExp(
  String.raw`^\s*(${[...tens.keys()].join('|')})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?(?![a-z])`,
  'i',
)
const sum = /^\s*(\p{L}{2,9})\s+(plus|minus)\s+(\p{L}{2,9})/iu
const first = /^\s*(?:one[ -](?=half))?(\p{L}{2,9})(?!\p{L})(?:\s(?:a|of a)\s(?:die|dice))?/iu

/** A figure in words, `Half`, `Two`, `three plus one`, with digits for its first word; any other text as it is. */
export function withDigits(words: string): string {
  if (words.length > 40 || /\d/.test(words)) return words
  const [added, one, sign, other] = sum.exec(words) ?? []
  const [base, more] = [digitsOf(one), digitsOf(other)]
  if (added !== undefined && base !== undefined && more !== undefined)
    return `${base}${sign?.toLowerCase() === 'plus' ? '+' : '-'}${more}${words.slice(added.length)}`
  const [both, ten = '', unit] = compound.exec(words) ?? []
  if (both !== undefined)
    return `${(tens.get(ten.toLowerCase()) ?? 0) + Number(digitsOf(unit) ?? 0)}${words.slice(both.length)}`
  const [whole = '', word] = first.exec(words) ?? []
  const digits = digitsOf(word)
  return digits === undefined ? words : digits + words.slice(whole.length)
}

function digitsOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const bare = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  if (halves.includes(bare)) return '1/2'
  if (bare === 'zero') return '0'
  const number = numberOf(bare)
  return number === undefined ? undefined : String(number)
}
