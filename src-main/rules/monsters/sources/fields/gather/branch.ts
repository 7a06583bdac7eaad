import { isGathering } from '../find.ts'
import { bareKey, fieldOf, type FieldKey } from '../keys.ts'
import { mainValue } from '../main-value.ts'
import { isFigure, headingOf } from '../meaning.ts'
import { at, wordsOf, type Branch, type TreeEntry } from '../tree.ts'
import { firstWords } from '../worded.ts'
import { takeAttacks } from './attacks.ts'
import type { GatheredMonster, Take } from './gathering.ts'
import { describe } from './leaf.ts'
import { takeSaves } from './saves.ts'

type BranchEntry = TreeEntry & { value: Branch }

/** Takes a value that has parts. */
export function takeBranch(
  got: GatheredMonster,
  entry: BranchEntry,
  path: string,
  field: FieldKey | null,
  take: Take,
): void {
  const { value } = entry
  if (field === 'attacks') return takeAttacks(got, entry)
  if (field === 'saves') return takeSaves(got, value, path, entry)
  const spoken = field === 'details' ? wordsOf(at(value, 'value')) : null
  if (spoken !== null) return describe(got, entry.key, spoken, entry.span)
  if (field === 'details' || isGathering(entry.key)) {
    for (const each of value.entries) take(each, path)
    return
  }
  if (field === null) return takeUnknown(got, entry, path, take)
  takeFigure(got, entry, path, field, take)
}

function takeUnknown(got: GatheredMonster, entry: BranchEntry, path: string, take: Take): void {
  const own = ownHitDice(entry)
  if (own !== null) return got.holdFirst('hd', { key: entry.key, words: own, span: entry.span })
  const known = entry.value.entries.some(({ key }) => isFigure(fieldOf(key)))
  if (!known) return got.leave(path, entry, true)
  for (const each of entry.value.entries) take(each, path)
}

/** Hit Dice that override those of the form: `custom_hp: { checked: true, value: '6+1** (28hp)' }`. */
function ownHitDice({ key, value }: BranchEntry): string | null {
  if (!/^custom_?(?:hp|hd|hit_?dice)$/i.test(key)) return null
  return wordsOf(at(value, 'checked')) === 'true' ? wordsOf(at(value, 'value')) : null
}

/** Scale of an armour class, by its key: `{ descending: 6, ascending: 13 }`; null for other keys. */
function scaleOf({ key, value }: TreeEntry): 'acUp' | 'acDown' | null {
  if (value.kind !== 'leaf') return null
  return /^(?:asc|up|new)/i.test(key) ? 'acUp' : /^(?:desc|down|old)/i.test(key) ? 'acDown' : null
}

const armourWord = /^\(?(?:no )?armou?r\b\s?[:=]?\s?\d?\)?$|^\(?\d armou?r\)?$/i

function takeFigure(
  got: GatheredMonster,
  entry: BranchEntry,
  path: string,
  named: FieldKey,
  take: Take,
): void {
  const { value } = entry
  const armour = named === 'ac' || (named === 'armor' && value.entries.some(scaleOf))
  const field = armour ? 'ac' : named
  const worn = field === 'ac' ? (firstWords(value, ['Notes', 'notes']) ?? '') : ''
  // A program that knows no other armour holds Cairn's under the armour class, with a word for it.
  if (armourWord.test(worn)) {
    const points = /\d/.test(worn) ? worn : (firstWords(value, ['Value', 'value']) ?? '')
    if (!/^no/i.test(worn)) got.hold('armor', { key: entry.key, words: points, span: entry.span })
    return
  }
  const main = mainValue(value, field)
  if (main) got.hold(field, { key: entry.key, words: main.words, span: entry.span })
  const used = new Set([...(main?.used ?? [])].map(bareKey))
  for (const each of value.entries) {
    const scale = armour ? scaleOf(each) : null
    const own = scale ?? fieldOf(each.key)
    if (used.has(bareKey(each.key))) continue
    const note = own === 'details' ? wordsOf(each.value) : null
    if (note !== null && note.trim() !== '')
      got.details.push({ title: headingOf(entry.key), text: note, span: each.span })
    else if (scale)
      got.hold(scale, { key: each.key, words: wordsOf(each.value) ?? '', span: each.span })
    else if (own !== null && own !== 'details' && own !== 'machinery') take(each, path)
    else got.leave(`${path}.${each.key}`, each, own !== 'machinery')
  }
}
