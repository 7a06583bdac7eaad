import type { Span } from '../../canonical.ts'
import { firstPast } from '../spans.ts'
import { clean } from '../markup/clean.ts'
import type { TextSource } from '../source.ts'
import { withPlainDice } from './attacks/index.ts'
import { boldBefore, isItalicAfter } from './emphasis.ts'
import { kindsIn, runsIn } from './runs.ts'
import type { Score } from './labels.ts'
import { withLabels } from './pictures.ts'
import { typesetting } from '../markup/typesetting.ts'

/** Text as the reader takes it: without markup, in plain characters, with the mapping back. */
export interface PlainPage {
  text: string
  back(span: Span): Span
  /** Markup in the text as pasted, in order. */
  markup: readonly Span[]
  /** True when the text at an offset was set in italics. */
  slanted(at: number): boolean
  /** All bold words that end with the name; the name itself where there are none. */
  inBold(name: Span): Span
}

/** A page with the scores in it that stand together. */
interface ScannedPage {
  page: PlainPage
  runs: readonly ScoreRun[]
}

/** The scores of one creature, and how sure it is that they are of this family. */
export interface ScoreRun extends Span {
  scores: readonly Score[]
  sureness: number
}

/** A source without markup, and the scores in it that stand together. */
export function scanText(source: TextSource): ScannedPage {
  const page = pageOf(source)
  const runs = runsIn(page.text).map((scores) => ({
    scores,
    sureness: surenessOf(page.text, scores),
    from: scores[0]?.from ?? 0,
    to: scores.at(-1)?.to ?? 0,
  }))
  return { page, runs }
}

function pageOf(source: TextSource): PlainPage {
  const { text, back, markup } = source.get(clean)
  const { text: bare, set } = typesetting(text)
  const plain = withPlainDice(withLabels(bare))
  return {
    text: unquoted(plain.includes('\r') ? plain.replaceAll('\r', ' ') : plain),
    back,
    markup: set.length === 0 ? markup : ordered([...markup, ...set.map((span) => back(span))]),
    slanted: (at) => {
      const { from } = back({ from: at, to: at + 1 })
      return isItalicAfter(source.text.slice(Math.max(0, from - 100), from))
    },
    inBold: (name) => {
      if (markup.length === 0) return name
      const bold = boldBefore(source.text, back(name).to)
      const from = bold ? name.to - (bold.to - bold.from) : name.from
      return bold && from < name.from && back({ from, to: name.to }).from === bold.from
        ? { from, to: name.to }
        : name
    },
  }
}

/** Without the marks of a quotation before its lines, every other sign in its place. */
function unquoted(text: string): string {
  if (!text.startsWith('>') && !text.includes('\n>')) return text
  return text.replace(/(?<=^|\n)(?:[ \t]?>){1,4}/g, (marks) => ' '.repeat(marks.length))
}

/** Labels of the B/X family, for a quick test before the pattern. */
const labelsOfBx = ['AC', 'HD', 'THAC0', 'Hit Dice', 'r Class', 'HIT DICE', 'R CLASS']
const ofBx =
  /(?:^|[^\p{L}])(?:AC|HD|THAC0|AAC|Hit Dice|HIT DICE|Armou?r Class|ARMOU?R CLASS)(?![\p{L}])[\s:]{0,3}\[?\d/u

/** Confidence in a run: four scores are sure, labels of the other family in the same line doubtful. */
function surenessOf(text: string, run: readonly Score[]): number {
  const kinds = kindsIn(run)
  const sure = kinds === 1 ? 0.5 : Math.min(100, 25 + kinds * 20) / 100
  const near = paragraphAround(text, run[0]?.from ?? 0, run.at(-1)?.to ?? 0)
  const doubtful = labelsOfBx.some((label) => near.includes(label)) && ofBx.test(near)
  return doubtful || isLevelled(text, run) ? sure * 0.4 : sure
}

/** `Level 3, Armour 2, HP 11` without any score: Cairn has no levels. */
function isLevelled(text: string, run: readonly Score[]): boolean {
  const from = run[0]?.from ?? 0
  return (
    run.every(({ figure }) => figure === 'hp' || figure === 'armor') &&
    /(?:\bL(?:evel|vl)|HD)[.:]?\s?\d{1,2}[\s,;|/]{1,3}$/.test(
      text.slice(Math.max(0, from - 16), from),
    )
  )
}

/** Text around figures up to the nearest blank lines, at most 200 characters each way. */
function paragraphAround(text: string, from: number, to: number): string {
  const above = text.slice(Math.max(0, from - 200), from)
  const below = text.slice(to, to + 200)
  const end = below.indexOf('\n\n')
  return (
    above.slice(above.lastIndexOf('\n\n') + 1) +
    text.slice(from, to) +
    (end < 0 ? below : below.slice(0, end))
  )
}

function ordered(spans: Span[]): Span[] {
  return spans.sort((a, b) => a.from - b.from)
}

/** Markup between two places, found without going through the rest. */
export function markupWithin(page: PlainPage, { from, to }: Span): Span[] {
  const found: Span[] = []
  let at = firstPast(page.markup, (span) => span.from >= from)
  for (let span = page.markup[at]; span && span.to <= to; span = page.markup[(at += 1)])
    found.push(span)
  return found
}
