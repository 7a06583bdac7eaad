/** Seed from a command line: a whole number, or 32 hex digits. Null for anything else. */
export function seedFromWords(words: string): string | null {
  if (/^[0-9a-f]{32}$/i.test(words)) return words.toLowerCase()
  if (!/^[+-]?\d{1,60}$/.test(words)) return null
  return BigInt.asUintN(128, BigInt(words)).toString(16).padStart(32, '0')
}

/** Arguments with each negative number joined to the option before it, which would otherwise read as an option. */
export function withNumbersJoined(argv: readonly string[]): string[] {
  const isNumber = (word = ''): boolean => /^-\d/.test(word)
  const takesNumber = (word = ''): boolean => /^--[a-z][\w-]*$/.test(word)
  return argv.flatMap((word, at) => {
    if (isNumber(word) && takesNumber(argv[at - 1])) return []
    const next = argv[at + 1]
    return takesNumber(word) && isNumber(next) ? [`${word}=${next}`] : [word]
  })
}

/** Message about a seed that is none. */
export function seedFault(words: string): string {
  return `--seed “${words}”: a whole number, or 32 hex digits.`
}

/** Number of a `--count`, or null for anything that is none from 1 to `most`. */
export function countFromWords(words: string, most: number): number | null {
  const count = /^\d{1,6}$/.test(words) ? Number(words) : 0
  return count >= 1 && count <= most ? count : null
}
