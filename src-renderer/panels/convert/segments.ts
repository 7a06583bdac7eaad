import type { Judgement, Monster, Span } from '../../../src-main/rules/monsters/canonical.ts'

/** How a stretch of the text was taken. */
type Mark = 'read' | 'judge' | 'unread' | 'plain'
interface Segment {
  mark: Mark
  text: string
  from: number
}

interface Marked {
  span: Span
  mark: Exclude<Mark, 'plain'>
}

/**
 * The whole source text in stretches that do not overlap, each with how it was taken. Where two
 * marks meet, what needs judgement stands before what was left unread, and that before what was read.
 */
export function segmentsOf(monster: Monster, judgements: readonly Judgement[]): Segment[] {
  const { text } = monster.source
  const marks = new Array<Mark>(text.length).fill('plain')
  for (const { span, mark } of markedSpans(monster, judgements)) {
    for (let at = Math.max(0, span.from); at < Math.min(text.length, span.to); at += 1)
      marks[at] = mark
  }
  const segments: Segment[] = []
  for (let at = 0; at < text.length; at += 1) {
    const mark = marks[at] ?? 'plain'
    const last = segments.at(-1)
    if (last?.mark === mark && !isEdge(at, monster)) last.text += text[at]
    else segments.push({ mark, text: text[at] ?? '', from: at })
  }
  return segments
}

/** Later ones win. */
function markedSpans(monster: Monster, judgements: readonly Judgement[]): Marked[] {
  return [
    ...parsedSpans(monster).map((span): Marked => ({ span, mark: 'read' })),
    ...monster.unread.map(({ span }): Marked => ({ span, mark: 'unread' })),
    ...judgements.flatMap(({ span }): Marked[] => (span ? [{ span, mark: 'judge' }] : [])),
  ]
}

/** Spans of the name and of each figure, attack and paragraph. */
export function parsedSpans(monster: Monster): Span[] {
  const figures = Object.values(monster.figures).flatMap((figure) =>
    figure !== null && typeof figure === 'object' && 'span' in figure ? [figure.span] : [],
  )
  return [
    ...nameSpan(monster),
    ...figures,
    ...monster.attackSpans,
    ...(monster.alsoRead ?? []),
    ...monster.details.map(({ span }) => span),
  ]
}

function nameSpan({ name, source }: Monster): Span[] {
  const from = source.text.toLowerCase().indexOf(name.toLowerCase())
  return from < 0 || name === '' ? [] : [{ from, to: from + name.length }]
}

/** Two figures side by side keep their own underlines. */
function isEdge(at: number, monster: Monster): boolean {
  return monster.attackSpans.some(({ from }) => from === at)
}

/** True when a judgement of the next step concerns text in these spans. */
export function hasJudgement(spans: readonly Span[], judgements: readonly Judgement[]): boolean {
  return judgements.some(({ span }) => span && spans.some((one) => overlap(span, one)))
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}
