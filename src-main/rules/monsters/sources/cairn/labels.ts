import type { Span } from '../../canonical.ts'
import { labelWords, type CairnLabel, type Letters } from './label-words.ts'
import { standingOf } from './standing.ts'

export type { CairnLabel } from './label-words.ts'

interface Word {
  figure: CairnLabel
  letters: Letters
}

const words = new Map<string, Word>()
/** Pattern for the rest of a label of several words, by its first word. */
const further = new Map<string, RegExp>()
/** Letters of the languages that labels are in, by their codes: 1 to 26, and 27 for one with a mark on it. */
const letters = new Uint8Array(0x180)
for (let code = 0; code < letters.length; code += 1) {
  const small = code | 32
  if (code >= 0xc0) letters[code] = 27
  else if (small >= 97 && small <= 122 && code >= 65 && code < 128) letters[code] = small - 96
}

function letterAt(text: string, at: number): number {
  // Behind the end it is no number, and less than none.
  const code = text.charCodeAt(at)
  return code < 0x180 ? (letters[code] as number) : 0
}

/** Longer words than any label are not looked up. */
const longest = 32
/** First letter, length and last letter of every label, as flags; most words of a text match none. */
const likely = new Uint8Array(28 * longest * 28)

function likeness(first: number, length: number, last: number): number {
  return (first * longest + length) * 28 + last
}

for (const figure of Object.keys(labelWords) as CairnLabel[])
  for (const manner of Object.keys(labelWords[figure]) as Letters[])
    for (const word of labelWords[figure][manner].split('|').filter((each) => each !== ''))
      for (const low of new Set([word.toLowerCase(), unmarked(word.toLowerCase())])) {
        words.set(low, { figure, letters: manner })
        const length = `${low} `.indexOf(' ')
        likely[likeness(letterAt(low, 0), length, letterAt(low, length - 1))] = 1
      }

/** A long word without the marks on its letters, as many type it: `Volonte`. */
function unmarked(word: string): string {
  return word.length < 5 ? word : word.normalize('NFD').replace(/\p{M}/gu, '')
}

const several = [...words.keys()]
  .filter((word) => word.includes(' '))
  .map((word) => word.split(' '))
for (const [first = ''] of several) {
  const rests = several.flatMap(([one, ...rest]) => (one === first ? [rest.join('[ \\t]')] : []))
  const longestFirst = rests.sort((a, b) => b.length - a.length).join('|')
  further.set(first, new RegExp(`[ \\t](?:${longestFirst})`, 'iy'))
}

/** A score with its label, whichever came first. */
export interface Score extends Span {
  figure: CairnLabel
  /** Null where it is left open: `? HP`. */
  value: number | null
  /** Its row, counted from 1, where the label is above a column of numbers. */
  row?: number
}

/** A label in a text, not yet with its number. */
export interface Labelled {
  figure: CairnLabel
  word: string
  from: number
  to: number
  /** True for an everyday word, which labels a score only near another label. */
  near?: true
}

/** Every word of a text that may label a score. */
export function labelsIn(text: string): Labelled[] {
  const found: Labelled[] = []
  let anyNear = false
  let at = 0
  while (at < text.length) {
    const first = letterAt(text, at)
    if (first === 0) {
      at += 1
      continue
    }
    const from = at
    let last = first
    for (let letter = first; letter > 0; letter = letterAt(text, at)) {
      last = letter
      at += 1
    }
    if (at - from >= longest || likely[likeness(first, at - from, last)] !== 1) continue
    const label = labelAt(text, from, at)
    if (!label) continue
    found.push(label)
    anyNear ||= label.near === true
    at = label.to
  }
  return anyNear
    ? found.filter((label, index) => !label.near || hasNear(text, found, index))
    : found
}

/** Distance to another label within which an everyday word is a label too. */
const nearby = 40

function hasNear(text: string, labels: readonly Labelled[], index: number): boolean {
  const own = labels[index]
  return [labels[index - 1], labels[index + 1]].some((other) => {
    if (!own || !other || other.figure === own.figure) return false
    const between = text.slice(Math.min(own.to, other.to), Math.max(own.from, other.from))
    return between.length <= (/\n[ \t]*\n/.test(between) ? 14 : nearby)
  })
}

function labelAt(text: string, from: number, to: number): Labelled | null {
  const word = text.slice(from, to)
  const first = word.toLowerCase()
  const known = words.get(first)
  const rest = further.get(first)
  if (rest) {
    rest.lastIndex = to
    if (rest.test(text) && letterAt(text, rest.lastIndex) === 0) {
      const whole = text.slice(from, rest.lastIndex)
      const label = labelled(
        text,
        whole,
        from,
        words.get(whole.toLowerCase().replaceAll('\t', ' ')),
      )
      if (label) return label
    }
  }
  return labelled(text, word, from, known)
}

function labelled(
  text: string,
  word: string,
  from: number,
  known: Word | undefined,
): Labelled | null {
  const standing = known ? standingOf(text, word, from, known.letters) : 'no'
  if (!known || standing === 'no') return null
  const label: Labelled = { figure: known.figure, word, from, to: from + word.length }
  if (standing === 'near') label.near = true
  return label
}
