import { keyActions } from '../../../src-main/ipc/contract/keys/key-actions.ts'
import { keyPlaces, type KeyAction } from '../../../src-main/ipc/contract/keys/key-places.ts'
import { helpTopics, type HelpTopic } from './topics.ts'

/** True when every word begins a word of the text, or is in it where it has three letters or more. */
export function matchesWords(text: string, words: string): boolean {
  const places = ` ${text.toLowerCase()}`
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => places.includes(` ${word}`) || (word.length > 2 && places.includes(word)))
}

/** Topics whose title or further words match, then those whose text does where `deep`. */
export function findTopics(words: string, deep = false): HelpTopic[] {
  const near = helpTopics.filter(({ title, finds }) =>
    matchesWords(`${title} ${finds} help`, words),
  )
  if (!deep || words.trim() === '') return near
  const rest = helpTopics.filter(
    (topic) => !near.includes(topic) && matchesWords(topic.text.join(' '), words),
  )
  return [...near, ...rest]
}

/** Actions with keys whose title, part of the screen or key matches; none without words. */
export function findKeys(words: string, keysOf: (id: string) => readonly string[]): KeyAction[] {
  if (words.trim() === '') return []
  return keyActions.filter(({ id, title, place }) => {
    const keys = keysOf(id).join(' ')
    return matchesWords(
      `${title} ${keyPlaces[place]} key ${keys} ${keys.replaceAll('+', ' ')}`,
      words,
    )
  })
}
