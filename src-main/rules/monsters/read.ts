import { looksBinary } from '../core/binary-text.ts'
import type { Monster } from './canonical.ts'
import { keptMonsters } from './kept.ts'
import { sectionsOf, type ReaderConfidence } from './sections.ts'
import type { Reader } from './sources/reader.ts'
import { structureFault, structureRefusal } from './sources/fields/open.ts'
import { unfoldColumns } from './sources/page-columns.ts'
import { carriedFigures } from './sources/carried-figures.ts'
import { plainName } from './sources/plain-name.ts'
import { withRoster } from './sources/roster.ts'
import { withNumberMet } from './sources/number-met.ts'
import { layouts, readers } from './sources/registry.ts'
import { sourceOf, type TextSource } from './sources/source.ts'

/** Longest text that is read at once, in UTF-16 units: about 2 MB. */
export const longestPaste = 2_000_000
/** Below this a layout is a guess, and nothing is read. */
const minConfidence = 0.25

/** Monsters found in a text, and a one-line summary for the person who pasted it. */
interface ReadResult {
  monsters: Monster[]
  says: string
}

/** Reads every monster in a text of any known layout. Refusals are messages; it never throws. */
export function readMonsters(pasted: string): ReadResult {
  const refused = refusal(pasted)
  if (refused !== null) return { monsters: [], says: refused }
  const unfolded = unfoldColumns(pasted).text
  const kept = keptMonsters(unfolded)
  if (kept) return { monsters: kept, says: summary(kept, 'a Gatefold file') }
  const carried = carriedFigures(unfolded)
  const { by, monsters, says } = readSource(sourceOf(carried.text))
  if (says !== null) return { monsters: [], says }
  const named = carried
    .restore(monsters)
    .map((monster) => withNumberMet(withRoster({ ...monster, name: plainName(monster.name) })))
  return { monsters: named, says: summary(named, titlesOf(named, by).join(' and ')) }
}

/** Monsters of a text, and the readers that found them; or the reason why there are none. */
interface Found {
  by: readonly Reader[]
  monsters: Monster[]
  says: string | null
}

function readSource(source: TextSource): Found {
  const broken = structureRefusal(source)
  if (broken !== null) return nothing(broken)
  const file = readers.find((each) => each.whole?.(source) && each.recognise(source) === 1)
  if (file) return readBy([file], [file.read(source)])
  const confidences = confidencesOf(source)
  const best = confidences.reduce((most, each) => (each.confidence > most.confidence ? each : most))
  if (best.confidence < minConfidence) return nothing(structureFault(source.text) ?? noStatBlock)
  const sections = sectionsOf(source, best.reader, confidences)
  const read = sections.map(({ reader, from, to }) =>
    reader.read(sections.length === 1 ? source : sourceOf(source.text.slice(from, to))),
  )
  // A stretch that turns out to hold no monster would be lost: then one layout reads it all.
  if (read.some((found) => found.length === 0))
    return readBy([best.reader], [best.reader.read(source)])
  return readBy(
    sections.map(({ reader }) => reader),
    read,
  )
}

/** Confidence of each reader, up to the first that is certain of a text without a blank line. */
function confidencesOf(source: TextSource): ReaderConfidence[] {
  const whole = !/\n[^\S\n]*\n/.test(source.text)
  const confidences: ReaderConfidence[] = []
  for (const reader of readers) {
    const confidence = reader.recognise(source)
    confidences.push({ reader, confidence })
    if (whole && confidence === 1) break
  }
  return confidences
}

function nothing(says: string): Found {
  return { by: [], monsters: [], says }
}

function readBy(by: readonly Reader[], read: readonly Monster[][]): Found {
  return { by, monsters: read.length === 1 ? (read[0] ?? []) : numbered(read.flat()), says: null }
}

/** Titles of the monsters’ layouts; titles of the readers where there are none or more than three. */
function titlesOf(monsters: readonly Monster[], by: readonly Reader[]): string[] {
  const found = new Set(monsters.map(({ layout }) => layouts[layout] ?? layout))
  return found.size > 0 && found.size <= 3 ? [...found] : [...new Set(by.map(({ title }) => title))]
}

/** Renumbers the ids: each stretch counts its own from one. */
function numbered(monsters: readonly Monster[]): Monster[] {
  return monsters.map((monster, index) => ({ ...monster, id: `m${index + 1}` }))
}

const noStatBlock =
  'No stat block found. Paste one with its labels, such as “AC 6 [13], HD 1, Att 1 × bite (1d6)” or “4 HP, 8 STR, bite (d6)”.'

/** Reason why a text is not read at all; null when it is. */
function refusal(text: string): string | null {
  if (text.length > longestPaste) {
    return `This text has ${megabytes(text.length)} million characters, and 2 million are read at once. Paste it in parts.`
  }
  if (text.trim() === '') return 'Nothing to read. Paste the text of a stat block.'
  if (looksBinary(text))
    return 'This looks like a picture or a program, not text. Copy the words of the stat block and paste those.'
  return null
}

function megabytes(length: number): string {
  return (length / 1_000_000).toFixed(1)
}

function summary(monsters: readonly Monster[], layout: string): string {
  const unread = monsters.reduce((sum, monster) => sum + monster.unread.length, 0)
  const found = monsters.length === 1 ? '1 monster' : `${monsters.length} monsters`
  const left =
    unread === 0
      ? 'nothing left unread'
      : `${unread} ${unread === 1 ? 'stretch' : 'stretches'} left unread`
  return `${found} read as ${layout}, ${left}.`
}
