import type { Monster, Span } from '../../canonical.ts'
import type { Reader } from '../reader.ts'
import type { TextSource } from '../source.ts'
import { firstPast, lineEndOf } from '../spans.ts'
import { clean, type Clean } from '../markup/clean.ts'
import { typesetting } from '../markup/typesetting.ts'
import { withoutBoxes } from './boxes.ts'
import { findHits } from './hits/find.ts'
import { normaliseText } from './normalise.ts'
import { withoutNotes } from './notes.ts'
import { lexiconOf } from './labels/lexicon.ts'
import type { LabelLanguage, LabelledFigure } from './labels/words.ts'
import { findLanguages, type LanguageSpan } from './labels/language-spans.ts'
import { readBlock, type BxBlock, type Paste } from './monster.ts'
import { emphasisedAbove } from './names/emphasised.ts'
import { blockStart, labelledName, nameBehind, nameBelow, nameOf } from './names.ts'
import { pageScale } from './page-scale.ts'
import type { LabelRun } from './runs/run.ts'
import { withoutPictures } from './pictures.ts'
import { runsOf } from './runs/runs.ts'
import { unstackLabels } from './stacked.ts'
import { withScores } from './scores.ts'
import { withUnlabelled } from './unlabelled/hits.ts'

/** A paste with its labels found. */
interface LabelledPaste extends Paste {
  runs: LabelRun[]
  languageSpans: readonly LanguageSpan[]
}

/** The labels of a source, for recognising and for reading it. */
function labelled(source: TextSource): LabelledPaste {
  const washed = withoutTypesetting(source.get(clean))
  const seen = washed.pictures ? withoutPictures(washed.text) : washed.text
  const text = withoutNotes(withoutBoxes(seen))
  const cleaned = text === washed.text ? washed : { ...washed, text }
  const low = normaliseText(text)
  const languageSpans = findLanguages(low)
  const found = languageSpans.flatMap(({ from, to, language }) => {
    const lexicon = lexiconOf(language)
    return unstackLabels(text, findHits(text, low, lexicon, from, to), lexicon)
  })
  const hits = withScores(
    text,
    withUnlabelled(text, found, (at) => lexiconOf(languageAt(languageSpans, at))),
  )
  const runs = runsOf(text, hits)
  return {
    source: source.text,
    clean: cleaned,
    runs,
    scale: pageScale(text, runs),
    languageSpans,
  }
}

/** LaTeX's commands are markup too. */
function withoutTypesetting(cleaned: Clean): Clean {
  if (!cleaned.text.includes('\\') || !command.test(cleaned.text)) return cleaned
  const { text, set } = typesetting(cleaned.text)
  const markup = [...cleaned.markup, ...set.map((span) => cleaned.back(span))]
  return { ...cleaned, text, markup: markup.sort((a, b) => a.from - b.from) }
}

const command = /\\[a-z]{4,}\{/

/** Stat blocks in text of the whole B/X family, whatever the layout; each monster says which. */
export const bxText: Reader = {
  id: 'ose-one-line',
  title: 'OSE one line',
  family: 'bx',
  recognise(source) {
    return source.get(labelled).runs.reduce((surest, run) => Math.max(surest, surenessOf(run)), 0)
  },
  read(source): Monster[] {
    const page = source.get(labelled)
    return blocksOf(page).map((block, index) => readBlock(page, block, index + 1))
  },
}

/** Pairs of figures that are no other family's, with the confidence that they give; Cairn has armour with hit points. */
const pairs: readonly [LabelledFigure, readonly LabelledFigure[], number][] = [
  ['ac', ['hd', 'morale'], 0.6],
  ['hd', ['attacks', 'damage', 'hp'], 0.6],
  ['ac', ['hp'], 0.4],
]

/** Labels that make a stat block are more than a guess. */
const fewest = 0.3

function surenessOf(run: LabelRun): number {
  const figures = new Set(run.map(({ figure }) => figure))
  figures.delete('other')
  const paired = pairs.find(
    ([one, others]) => figures.has(one) && others.some((each) => figures.has(each)),
  )
  return Math.max(
    Math.min(1, run.filter(({ figure }) => figure !== 'other').length / 8),
    paired?.[2] ?? fewest,
  )
}

/** A block begins at the line with the name and goes on to the next; together they are the whole paste. */
function blocksOf({ source, clean: cleaned, runs, languageSpans }: LabelledPaste): BxBlock[] {
  const { text } = cleaned
  const first = runs[0] ? ownName(text, runs[0], 0) : null
  const captions = first ? null : captionsOf(text, runs)
  let floor = 0
  const named = runs.map((run, index) => {
    const figures = run[0]?.from ?? 0
    const caption = captions?.[index]
    const own = caption ?? (index === 0 ? first : ownName(text, run, floor))
    const name = emphasisedAbove(cleaned, source, figures, floor, own) ?? own
    const from = name ? Math.min(blockStart(text, name, floor), figures) : figures
    floor = caption?.to ?? valueEnd(text, run) ?? figures
    return { run, name, from }
  })
  const starts = named.map(({ from }, index) => (index === 0 ? 0 : sourceStart(cleaned.back, from)))
  return named.map(({ run, name, from }, index) => ({
    run,
    name,
    lexicon: lexiconOf(languageAt(languageSpans, run[0]?.from ?? 0)),
    from: index === 0 ? 0 : from,
    to: named[index + 1]?.from ?? text.length,
    source: { from: starts[index] ?? 0, to: starts[index + 1] ?? source.length },
  }))
}

/** Start of the last value, or the end of its line where it stands alone under its label: `TT` over `None`. */
function valueEnd(text: string, run: LabelRun): number | undefined {
  const last = run.at(-1)
  const isUnder = last && last.figure === 'treasure' && text.charCodeAt(last.to - 1) === 10
  return isUnder ? lineEndOf(text, last.to) : last?.to
}

function ownName(text: string, run: LabelRun, floor: number): Span | null {
  return labelledName(text, run) ?? nameOf(text, run[0]?.from ?? 0, floor)
}

/** Names below the blocks, for texts whose first block has none above; null if it has none below either. */
function captionsOf(text: string, runs: readonly LabelRun[]): (Span | null)[] | null {
  const behind = runs.map((run) => nameBehind(text, run.at(-1)?.to ?? 0))
  if (behind[0] && capital.test(text.slice(behind[0].from))) return behind
  const below = runs.map((run) => nameBelow(text, run.at(-1)?.to ?? 0, runs.length === 1))
  return below[0] ? below : null
}

const capital = /^\p{Lu}/u

/** Markup that opens a block belongs to it: the block begins where the sign before it ends. */
function sourceStart(back: Paste['clean']['back'], from: number): number {
  return from === 0 ? 0 : back({ from: from - 1, to: from }).to
}

function languageAt(languageSpans: readonly LanguageSpan[], at: number): LabelLanguage {
  const index = firstPast(languageSpans, ({ to }) => to > at)
  return languageSpans[Math.min(index, languageSpans.length - 1)]?.language ?? 'en'
}
