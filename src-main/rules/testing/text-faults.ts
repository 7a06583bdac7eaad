/** Longest text of a draw that still has its place on a card. */
const longest = 900

const patterns: readonly (readonly [RegExp, string])[] = [
  [/[[\]{}]/, 'a bracket is left open'],
  [/\b(\w{2,}) \1\b/i, 'a word stands twice'],
  [/ {2}| [,.;:!?]|,,|;;|\.\./, 'a space or a stop is wrong'],
  [/\((?:e?s|n)\)/, 'a plural or an article is not settled'],
  [/\ba [aeio]\w/i, 'an article is wrong'],
  [/\ban [^aeiouh8\d“‘"'\W]/i, 'an article is wrong'],
  [
    /(?<![\d.,/–-])\b1 (?:rounds|minutes|turns|hours|days|weeks|miles|men|vipers|rats|coins)\b/,
    'one of several',
  ],
  [/undefined|NaN/, 'a value is missing'],
]

/** First fault of English or of the table language in a drawn text; null when it reads well. */
export function faultsInText(text: string): string | null {
  if (text.length > longest) return `${text.length} characters long`
  const plain = text.replace(/\ba (?:one|once|eu|ewe)/gi, '').replaceAll('…', '')
  return patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
