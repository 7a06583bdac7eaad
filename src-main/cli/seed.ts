/** Seed from a command line: a whole number, or 32 hex digits. Null for anything else. */
export function seedFromWords(words: string): string | null {
  if (/^[0-9a-f]{32}$/i.test(words)) return words.toLowerCase()
  if (!/^[+-]?\d{1,60}$/.test(words)) return null
  return BigInt.asUintN(128, BigInt(words)).toString(16).padStart(32, '0')
}

/** Arguments with a negative seed joined to its option, which would otherwise read as an option of its own. */
export function withSeedJoined(argv: readonly string[]): string[] {
  return argv.flatMap((word, at) => {
    if (argv[at - 1] === '--seed' && /^-\d+$/.test(word)) return []
    const next = argv[at + 1] ?? ''
    return word === '--seed' && /^-\d+$/.test(next) ? [`--seed=${next}`] : [word]
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
