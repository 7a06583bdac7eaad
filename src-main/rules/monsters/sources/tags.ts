/** Kinds that rules ask for, as a text may say them. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bundead\b|\bskeletons?\b|\bzombies?\b/i, 'undead'],
  [/\bmindless\b/i, 'mindless'],
]

/** Tags that the text states itself, each once. */
export function tagsIn(text: string): string[] {
  return kinds.filter(([pattern]) => pattern.test(text)).map(([, tag]) => tag)
}
