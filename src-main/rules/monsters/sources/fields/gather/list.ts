import { paragraphsIn } from '../figure-values.ts'
import { fieldOf, saveOf, type FieldKey } from '../keys.ts'
import { isFigure, parseNamedPair, saysFigure } from '../meaning.ts'
import { wordsOf, type TreeEntry, type TreeList, type Tree } from '../tree.ts'
import { nameKeys, textKeys, firstWords } from '../worded.ts'
import { takeWeapons } from './attacks.ts'
import type { GatheredMonster, Take } from './gathering.ts'
import { describe, takeTags } from './leaf.ts'
import { holdSaves, takeSaveList } from './saves.ts'
import { figuresInSentences } from './figures-in-sentences.ts'

/** Takes a list: of attacks, saving throws, scores, traits. */
export function takeList(
  got: GatheredMonster,
  entry: TreeEntry & { value: TreeList },
  path: string,
  field: FieldKey | null,
  take: Take,
): void {
  const { items } = entry.value
  const words = wordsOf(entry.value)
  if (field === 'attacks' || /^items$/i.test(entry.key)) return takeWeapons(got, items, entry)
  if (field === 'saves' && words !== null && items.length >= 5 && items.length <= 6)
    return holdSaves(got, words, entry)
  if (field === 'saves' && items.length > 0 && items.every(({ kind }) => kind === 'branch'))
    return takeSaveList(got, entry.value, path)
  if (/^(?:stats|scores|abilities)$/i.test(entry.key) && items.length === 3 && words !== null)
    return holdScores(got, words, entry)
  if (words !== null && field === 'tags') return takeTags(got, words, entry, path)
  if (words !== null && field !== null && field !== 'details')
    return got.hold(field, { key: entry.key, words, span: entry.span })
  if (field === null && words !== null) return got.leave(path, entry, true)
  for (const item of items) takeItem(got, item, entry, field, take)
}

/** Holds three numbers as STR, DEX and WIL, the order of Cairn. */
function holdScores(got: GatheredMonster, words: string, { span }: TreeEntry): void {
  const numbers = words.split(', ')
  for (const [index, score] of (['str', 'dex', 'wil'] as const).entries())
    got.hold(score, { key: score, words: numbers[index] ?? '', span })
}

/** Traits that are a form's other figures; a leader's are not the monster's own. */
const tellsFigures =
  /\b(?:scores?|stats?|statistics|figures|attributes|numbers|stat ?block|osr|b\/?x|ose|cairn|old[- ]school|conversion|bfrpg|basic fantasy|swords & wizardry)\b|^(?:abilities|data|notes?|info|basics|details|other|misc(?:ellaneous)?)$/i

/** Number of figures, without Hit Dice or hit points, that make any trait the monster's own. */
const plenty = 4

function tells(name: string, words: string): boolean {
  if (tellsFigures.test(name)) return true
  const figures = figuresInSentences(words)
  return figures.length >= plenty && !figures.some(({ field }) => field === 'hd' || field === 'hp')
}

/** One of a list of traits: a text, or a name with what it says, which may be a figure. */
function takeItem(
  got: GatheredMonster,
  each: Tree,
  entry: TreeEntry,
  field: FieldKey | null,
  take: Take,
): void {
  const span = each.span
  const item = parseNamedPair(each)
  if (item.kind === 'leaf') return describe(got, entry.key, wordsOf(item) ?? '', span)
  if (item.kind !== 'branch') return got.leave(entry.key, { span, value: item }, true)
  const name = firstWords(item, nameKeys) ?? ''
  const words = firstWords(item, textKeys)
  const named = fieldOf(name)
  if (name !== '' && words !== null && field === 'saves' && saveOf(name))
    got.hold(saveOf(name) ?? 'saves', { key: name, words, span })
  else if (words !== null && isFigure(named) && saysFigure(words))
    got.hold(named, { key: name, words, span })
  else if (words !== null) {
    if (tells(name, words)) got.hear(words, span)
    got.details.push({ title: name, text: paragraphsIn(words).join(' '), span })
  } else if (name !== '' && figuresInSentences(name).length > 1) {
    got.hear(name, span)
    got.details.push({ title: '', text: name, span })
  } else for (const inner of item.entries) take(inner, entry.key)
}
