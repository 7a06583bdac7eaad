import type { TreeEntry } from '../tree.ts'
import type { GatheredMonster } from './gathering.ts'

const experience =
  /(\d{1,3}(?:[.,]\d{3})+|\d+)\s?(?:xp|px|ep|pe)(?![a-z])|(?:^|[^a-z])(?:xp|px|ep|pe)\s?[:=]?\s?(\d{1,3}(?:[.,]\d{3})+|\d+)/i
const level = /^(?:hd|hit dice|dv|dg|tw|level|lvl|stufe|niveau|nivel)\.?\s?[:=]?\s?(?=[\d½¼<])/i

/** Longest challenge that is searched for experience points. UTF-16 units. */
const longest = 120

/** `HD 5`, `XP 75`, `3* (65 XP)`: a challenge is the Hit Dice, what they are worth, or both. */
export function takeChallenge(got: GatheredMonster, words: string, { key, span }: TreeEntry): void {
  const worth = words.length > longest ? null : experience.exec(words)
  const points = worth?.[1] ?? worth?.[2]
  if (points !== undefined) got.fromSentences.push({ field: 'xp', key, words: points, span })
  const rest = worth
    ? words.replace(worth[0], ' ').replace(/[(),;/|\s]+$|^[(),;/|\s]+/g, '')
    : words
  if (rest.trim() !== '') got.hold('challenge', { key, words: rest.replace(level, ''), span })
}
