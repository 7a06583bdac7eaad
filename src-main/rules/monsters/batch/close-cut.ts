import type { Monster, Span } from '../canonical.ts'

/** Length of prose before the name and after the figures that belongs to a monster, in UTF-16 units. */
const before = 1_500
const after = 3_000

/** A monster without the chapter around it, and the stretches that were cut off. */
interface Cut {
  monster: Monster
  apart: string[]
}

/**
 * Cuts text far from the figures off a monster, at a paragraph: in a whole module its block runs to
 * the next one, over rooms and chapters. The text cut off is returned, never dropped. A record of
 * another program stays whole, or it could not be exported back.
 */
export function closeCut(monster: Monster): Cut {
  const { text } = monster.source
  const record = Object.keys(monster.foreign).length > 0 || /^\s*[[{]/.test(text)
  if (record || text.length <= before + after) return { monster, apart: [] }
  const figures = figureSpans(monster)
  const first = Math.min(...figures.map(({ from }) => from), text.length)
  const last = Math.max(...figures.map(({ to }) => to), 0)
  if (last === 0) return { monster, apart: [] }
  const from = first > before ? paragraphAfter(text, first - before, first) : 0
  const to = text.length - last > after ? paragraphBefore(text, last + after, last) : text.length
  return {
    monster: restrictToPart(monster, { from, to }),
    apart: [text.slice(0, from), text.slice(to)].filter((part) => part !== ''),
  }
}

/** Spans of the name, figures and attacks of a monster. */
function figureSpans(monster: Monster): Span[] {
  const figures = Object.values(monster.figures).flatMap((figure) =>
    figure !== null && typeof figure === 'object' && 'span' in figure ? [figure.span] : [],
  )
  const named = monster.nameSpan ? [monster.nameSpan] : []
  return [...named, ...figures, ...monster.attackSpans, ...(monster.alsoRead ?? [])]
}

/** The beginning of the first paragraph from `at` on, or of the line with the figures. */
function paragraphAfter(text: string, at: number, figures: number): number {
  const gap = text.indexOf('\n\n', at)
  if (gap >= 0 && gap + 2 <= figures) return gap + 2
  const line = text.lastIndexOf('\n', figures - 1) + 1
  return line > at ? line : at
}

/** The end of the last paragraph before `at`. */
function paragraphBefore(text: string, at: number, figures: number): number {
  const gap = text.lastIndexOf('\n\n', at)
  if (gap > figures) return gap + 2
  const line = text.lastIndexOf('\n', at) + 1
  return line > figures ? line : at
}

/** Restricts a monster to a part of its text: spans are moved, those outside dropped, those across cut. */
export function restrictToPart(monster: Monster, part: Span): Monster {
  if (part.from === 0 && part.to === monster.source.text.length) return monster
  const { text } = monster.source
  const move = ({ from, to }: Span): Span => ({
    from: Math.max(from, part.from) - part.from,
    to: Math.min(to, part.to) - part.from,
  })
  const inside = ({ span }: { span: Span }): boolean => span.from < part.to && span.to > part.from
  const short = <T extends { text: string; span: Span }>(one: T): T => {
    const span = move(one.span)
    const cut = one.span.from < part.from || one.span.to > part.to
    return {
      ...one,
      span,
      text: cut ? text.slice(span.from + part.from, span.to + part.from) : one.text,
    }
  }
  const figures = Object.entries(monster.figures).map(([key, figure]: [string, unknown]) => [
    key,
    isRead(figure) ? { ...figure, span: move(figure.span) } : figure,
  ])
  return {
    ...monster,
    ...(monster.nameSpan ? { nameSpan: move(monster.nameSpan) } : {}),
    ...(monster.alsoRead ? { alsoRead: monster.alsoRead.map(move) } : {}),
    ...(monster.roster
      ? { roster: { value: monster.roster.value, span: move(monster.roster.span) } }
      : {}),
    source: { ...monster.source, text: text.slice(part.from, part.to) },
    figures: Object.fromEntries(figures) as unknown as Monster['figures'],
    attackSpans: monster.attackSpans.map(move),
    details: monster.details.filter(inside).map(short),
    unread: monster.unread.filter(inside).map(short),
  }
}

function isRead(figure: unknown): figure is { value: unknown; span: Span } {
  return figure !== null && typeof figure === 'object' && 'span' in figure
}
