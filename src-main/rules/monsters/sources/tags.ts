import { beginsWord } from './signs.ts'

/** Tags that rules use, by the words for them in a text. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/(?:undead|skeletons?|zombies?)\b/gi, 'undead'],
  [/mindless\b/gi, 'mindless'],
]

/** Tags that the text states itself, each once. */
export function tagsIn(text: string): string[] {
  return kinds.filter(([pattern]) => says(text, pattern)).map(([, tag]) => tag)
}

/** True when the text has one of the words, at the beginning of a word. */
function says(text: string, words: RegExp): boolean {
  words.lastIndex = 0
  for (let found = words.exec(text); found; found = words.exec(text))
    if (beginsWord(text, found.index) && text.charAt(found.index - 1) !== '_') return true
  return false
}
