import type { Attack, Monster, Span } from '../../../canonical.ts'
import { detailsIn } from '../../details.ts'
import { tagsIn } from '../../tags.ts'
import { attacksOf } from '../armament.ts'
import { spanWithin, type MonsterBranch } from '../find.ts'
import { gathered, type GatheredMonster } from '../gather/index.ts'
import type { Shape } from '../shapes.ts'
import type { TreeEntry } from '../tree.ts'
import { figuresFrom } from '../../../own-lines.ts'
import { ownLineOf } from '../../../game-lines.ts'
import { figuresOf, moveFigures, ownFiguresOf, spanOf } from './figures.ts'
import { formSpans } from './form.ts'
import { nameOf, qualitiesOf, systemOf, wordsFor } from './named.ts'
import { unusedOf } from './unused.ts'

/** A monster's stretch of a file, with what else lies in it. */
interface Stretch extends Span {
  /** Fields of the file around its monsters that lie in this stretch. */
  beside: readonly TreeEntry[]
  /** Text outside the structured parts. */
  prose: readonly Span[]
}

/** `2d4 Heath Robbers` in the cell of the name. */
const counted = /^\d{0,2}[dw]\d{1,2}(?:[+-]\d{1,2})?\s+(?=\p{L}{3})/iu

/** `9;7;11` in the cell of the hit points: each one's. */
const several = /^\s*\d{1,4}(?:\s?[,;]\s?\d{1,4})+\s*$/

/** Makes a monster of its branch; every sign of the stretch ends up in one of its spans. */
export function buildMonster(
  text: string,
  place: MonsterBranch,
  stretch: Stretch,
  shape: Shape,
  index: number,
): Monster {
  const got = gathered(place.branch)
  const source = text.slice(stretch.from, stretch.to)
  const inside = (span: Span): Span => spanWithin(span, stretch)
  const figures = figuresOf(got, shape)
  const used = new Set(Object.values(figures).flatMap((figure) => spanOf(figure)))
  const armed = attacksOf(got, figures.family)
  const name = nameOf(text, got, place)
  const met = counted.exec(name.words)?.[0]
  if (met !== undefined && name.span)
    figures.numberAppearing ??= { value: met.trim(), span: name.span }
  const own = ownFiguresOf(place.branch, inside)
  const line = ownLineOf(own?.game)
  const details = detailsOf(got, stretch, source, inside)
  const left = [
    ...got.unread,
    ...unusedOf(got, figures.family, used),
    ...stretch.beside.map(({ span }) => span),
  ].map(inside)
  for (const { key, value } of stretch.beside) got.keep(key, value)
  const unread = left
    .filter(({ from, to }) => to > from)
    .filter(({ from }) => !Object.values(own?.values ?? {}).some(({ span }) => span.from === from))
    .map((span) => ({ text: source.slice(span.from, span.to), span }))
  const points = got.fields.get('hp')?.find(({ words }) => several.test(words))
  const roster = points && {
    value: (points.words.match(/\d+/g) ?? []).map(Number),
    span: inside(points.span),
  }
  const printed = moveFigures(figures, inside)
  const read = {
    nameSpan: name.span && inside(name.span),
    figures:
      own && line
        ? { ...figuresFrom(line, own.values), numberAppearing: printed.numberAppearing ?? null }
        : printed,
    attackSpans: armed.map(({ span }) => inside(span)),
  }
  const spans = [
    ...Object.values(read.figures).flatMap((figure) => spanOf(figure)),
    ...read.attackSpans,
    ...details.map(({ span }) => span),
    ...unread.map(({ span }) => span),
  ]
  return {
    id: `m${index + 1}`,
    name:
      name.words
        .slice(met?.length ?? 0)
        .replace(/\s+|<!--[^>]*-->/g, ' ')
        .trim()
        .slice(0, 200) || 'Unnamed monster',
    ...(read.nameSpan ? { nameSpan: read.nameSpan } : {}),
    layout: shape.id,
    sureness: 1,
    source: {
      text: source,
      system: shape.system ?? systemOf(figures.family),
      licence: wordsFor(got, 'licence'),
      credit: wordsFor(got, 'credit'),
    },
    figures: read.figures,
    attacks: armed.map(({ attack }, nth) => numbered(attack, nth)),
    attackSpans: read.attackSpans,
    alsoRead: [...formSpans(source, spans), ...(roster ? [roster.span] : [])],
    ...(roster ? { roster } : {}),
    details,
    tags: tagsOf(got, name.words),
    unread,
    foreign: got.foreign(),
    ...(own ? { own } : {}),
    judged: {},
  }
}

function detailsOf(
  got: GatheredMonster,
  stretch: Stretch,
  source: string,
  inside: (span: Span) => Span,
): Monster['details'] {
  const { line } = got
  return [
    ...stretch.prose.flatMap(({ from, to }) => {
      const here = inside({ from, to })
      return detailsIn(source, here.from, here.to)
    }),
    ...(line?.monster.details ?? [])
      .map((detail) => ({ ...detail, span: line?.span ?? detail.span }))
      .map(moved(inside)),
    ...got.details.map(moved(inside)),
  ]
}

function tagsOf(got: GatheredMonster, name: string): string[] {
  const { tags = [] } = got.line?.monster ?? {}
  return [...new Set([...got.tags, ...tags, ...qualitiesOf(got), ...tagsIn(name)])].slice(0, 50)
}

function moved(inside: (span: Span) => Span) {
  return (detail: Monster['details'][number]) => ({
    ...detail,
    title: detail.title.slice(0, 200),
    span: inside(detail.span),
  })
}

function numbered(attack: Attack, nth: number): Attack {
  return {
    ...attack,
    id: `a${nth + 1}`,
    name: attack.name.slice(0, 200),
    dice: attack.dice.slice(0, 100),
    joins: nth === 0 ? 'first' : attack.joins === 'first' ? 'and' : attack.joins,
  }
}
