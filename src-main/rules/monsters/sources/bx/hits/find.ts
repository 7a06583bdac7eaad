import { beginsWord, isDigit, isLetterAt, isOf, isSpace } from '../../signs.ts'
import { keyOf, type Lexicon, type Word } from '../labels/lexicon.ts'
import type { Hit } from './hit.ts'
import { hitAt } from './hit-at.ts'
import { isLarge, isLargeLetter, isSmall, isSmallLetter } from './letters.ts'
import { pairOf, slashFollows, type Ahead } from './paired.ts'

/** Every label that is followed, or for Hit Dice and hit points preceded, by a value of its kind, in order. */
export function findHits(
  text: string,
  low: string,
  lexicon: Lexicon,
  from = 0,
  to = low.length,
): Hit[] {
  const found: Hit[] = []
  let before = 32
  let ahead: Ahead | null = null
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    const inWord = isSmallLetter(before) && !isLargeLetter(code)
    before = code
    // Most signs stand within a word.
    if (inWord) continue
    const word = wordAt(text, low, at, lexicon)
    // `Save` in `Save As` is no word of its own, but `At` may stand in `Attack`.
    const hit = word && hitAt(text, at, word, found.at(-1))
    if (!hit) {
      if (word && slashFollows(text, at + word.length)) ahead = { word, at }
      continue
    }
    // `Movement` heads a part of the block, and `Move: 12` is under it.
    const last = found.at(-1)
    if (last?.to === at && last.figure === hit.figure && hit.opens && hit.figure !== 'other')
      found.pop()
    found.push(...((ahead && pairOf(text, ahead, hit)) ?? [hit]))
    ahead = null
    at += word.length - 1
    before = text.charCodeAt(at)
  }
  return found
}

/** The longest label that stands at `at`. */
function wordAt(text: string, low: string, at: number, { words, begin }: Lexicon): Word | null {
  const first = low.charCodeAt(at)
  if (!isOf(begin, first)) return null
  const candidates = words[keyOf(first, low.charCodeAt(at + 1))]
  if (!candidates || !mayBegin(text, at)) return null
  const third = at + 2 < low.length ? low.charCodeAt(at + 2) : 0
  for (const each of candidates) {
    if (each.third !== 0 && each.third !== third) continue
    const length = lengthAt(text, low, at, each)
    if (length > 0) return length === each.length ? each : { ...each, length }
  }
  return null
}

/** At a word's beginning, or where a large letter is glued to a small one or to a number. */
function mayBegin(text: string, at: number): boolean {
  if (beginsWord(text, at)) return true
  const code = text.charCodeAt(at)
  const before = text.charCodeAt(at - 1)
  // `9hp`, `425xp`
  if (code === 104 || code === 112 || code === 120) return isDigit(before)
  if (!isLargeLetter(code)) return false
  return isDigit(before) || isSmallLetter(before) || beginsGlued(text, at, code)
}

const gluedLabel =
  /(?:FREQUENCY|NO\. OF ATTACKS|NO\. APPEARING|ARMOU?R CLASS|DAMAGE\/ATTACK|(?<=\p{Lu}{2})(?:Frequency|No\. (?:Enc|Appearing)\.?|Armou?r Class|Hit Dice)):/uy

/** `DOPPLEGANGERFREQUENCY: Rare`, `TREASURE TYPE: ENO. OF ATTACKS: 1`: the line's end was lost. */
function beginsGlued(text: string, at: number, code: number): boolean {
  if (code !== 70 && code !== 72 && code !== 78 && code !== 65 && code !== 68) return false
  gluedLabel.lastIndex = at
  return gluedLabel.test(text)
}

/** How many signs the word takes there, 0 where it does not stand or end; `Armor Class4` and `AlignmentChaotic` end too. */
function lengthAt(text: string, low: string, at: number, word: Word): number {
  let end = at
  for (let place = 0; place < word.word.length; place += 1) {
    const code = low.charCodeAt(end)
    const wanted = word.word.charCodeAt(place)
    end += 1
    if (code === wanted) continue
    if (wanted !== 32 || !isSpace(code)) return 0
    if (code !== 10) continue
    if (!isWrapped(text, at)) return 0
    while (low.charCodeAt(end) === 32) end += 1
  }
  return endsAt(text, at, end, word) ? end - at : 0
}

function endsAt(text: string, at: number, end: number, { word, firm, shout }: Word): boolean {
  // `Treasure TypeS` is a treasure of kind S.
  if (
    word.length >= 5 &&
    text.charCodeAt(end - 1) === 83 &&
    isSmallLetter(text.charCodeAt(end - 2))
  )
    return false
  if (!isLetterAt(text, end)) return true
  if (word.length >= 5) return isSmall(text, end - 1) && isLarge(text, end)
  // `SVD12W13` and `ALNeutral` on lines of their own.
  return (
    firm &&
    (!shout || word === 'al') &&
    isLarge(text, at) &&
    isLarge(text, end - 1) &&
    gluedValue.test(text.slice(end, end + 3)) &&
    /(?:^|\n)[\s*•-]{0,4}$/.test(text.slice(Math.max(0, at - 5), at))
  )
}

/** Shortest line that may be broken within a label. */
const wrapped = 25

/** `…, Align Neutral, XP` and `Value 125` on the next line: no column of short labels. */
function isWrapped(text: string, at: number): boolean {
  return at >= wrapped && !text.slice(at - wrapped, at).includes('\n')
}

/** One capital and then small letters, a number or nothing: `TROLL` is no treasure of kind OLL. */
const gluedValue = /^[A-Z](?:[a-z]|\d|[\s(+,]|$)/
