import { beginsWord } from './signs.ts'

/** Kinds that rules ask for, as a text may say them. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/(?:undead|skeletons?|zombies?)\b/gi, 'undead'],
  [/mindless\b/gi, 'mindless'],
]

/** Tags that the text states itself, each once. */
export function tagsIn(text: string): string[] {
  return kinds.filter(([pattern]) => says(text, pattern)).map(([, tag]) => tag)
}

/** Whether one of the words stands there, and begins there too. */
function says(text: string, words: RegExp): boolean {
  words.lastIndex = 0
  for (let found = words.exec(text); found; found = words.exec(text))
    if (beginsWord(text, found.index) && text.charAt(found.index - 1) !== '_') return true
  return false
}
