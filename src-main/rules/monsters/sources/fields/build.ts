import type { Attack, BxFigures, CairnFigures, Monster, Read, Span } from '../../canonical.ts'
import { detailsIn } from '../details.ts'
import { saysSomething } from '../spans.ts'
import { tagsIn } from '../tags.ts'
import { attacksOf } from './armament.ts'
import { bxFigures, isBx } from './bx-fields.ts'
import { cairnFigures } from './cairn-fields.ts'
import { within, type Place } from './find.ts'
import { Gathering } from './gather.ts'
import { bareKey, type FieldKey } from './keys.ts'
import type { Shape } from './shapes.ts'
import type { Entry } from './tree.ts'

/** A monster's stretch of a file, with what else lies in it. */
export interface Stretch extends Span {
  /** Fields of the file around its monsters that lie in this stretch. */
  beside: readonly Entry[]
  /** Text outside the structured parts. */
  prose: readonly Span[]
}

/** Makes a monster of its branch; every sign of the stretch ends up in one of its spans. */
export function builtFrom(
  text: string,
  place: Place,
  stretch: Stretch,
  shape: Shape,
  index: number,
): Monster {
  const got = new Gathering(place.branch)
  const source = text.slice(stretch.from, stretch.to)
  const inside = (span: Span): Span => within(span, stretch)
  const figures = figuresOf(got, shape)
  const used = new Set(Object.values(figures).flatMap((figure) => spanOf(figure)))
  const armed = attacksOf(got, figures.family)
  const name = nameOf(got, place)
  const details = [
    ...stretch.prose.flatMap(({ from, to }) => {
      const here = inside({ from, to })
      return detailsIn(source, here.from, here.to)
    }),
    ...(got.line?.monster.details ?? [])
      .map((detail) => ({ ...detail, span: got.line?.span ?? detail.span }))
      .map(moved(inside)),
    ...got.details.map(moved(inside)),
  ]
  const left = [
    ...got.unread,
    ...unusedOf(got, figures.family, used),
    ...stretch.beside.map(({ span }) => span),
  ].map(inside)
  for (const { key, value } of stretch.beside) got.keep(key, value)
  const unread = left
    .filter(({ from, to }) => to > from)
    .map((span) => ({ text: source.slice(span.from, span.to), span }))
  const read = {
    nameSpan: name.span && inside(name.span),
    figures: movedFigures(figures, inside),
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
    name: name.words.replace(/\s+/g, ' ').trim().slice(0, 200) || 'Unnamed monster',
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
    alsoRead: between(source, spans),
    details,
    tags: [
      ...new Set([
        ...got.tags,
        ...(got.line?.monster.tags ?? []),
        ...qualitiesOf(got),
        ...tagsIn(name.words),
      ]),
    ].slice(0, 50),
    unread,
    foreign: got.foreign(),
    judged: {},
  }
}

function wordsFor(got: Gathering, field: FieldKey): string {
  return (got.fields.get(field)?.[0]?.words ?? '').slice(0, 300)
}

/** Qualities of the whole creature that stand as notes of their own. */
function qualitiesOf(got: Gathering): string[] {
  return got.details.flatMap(({ text }) =>
    /^(?:detachment|blast)$/i.test(text) ? [text.toLowerCase()] : [],
  )
}

/** The brackets, keys and chrome around what was read: the form of the file, which is read too. */
function between(source: string, spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  sorted.push({ from: source.length, to: source.length })
  const found: Span[] = []
  let at = 0
  for (const { from, to } of sorted) {
    if (from > at && saysSomething(source, at, from)) found.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  return found
}

function systemOf(family: 'bx' | 'cairn'): string {
  return family === 'cairn' ? 'Cairn' : 'B/X or Old-School Essentials'
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

function spanOf(figure: unknown): Span[] {
  return typeof figure === 'object' && figure !== null && 'span' in figure
    ? [figure.span as Span]
    : []
}

function figuresOf(got: Gathering, shape: Shape): BxFigures | CairnFigures {
  const own = isBx(got) ? bxFigures(got, shape.scale) : cairnFigures(got)
  const { line } = got
  if (!line) return own
  const none = Object.values(own).every((figure) => figure === null || typeof figure === 'string')
  const base = none ? line.monster.figures : own
  const others = none ? own : line.monster.figures
  if (base.family !== others.family && !none) return own
  const filled = Object.entries(base).map(([key, figure]: [string, unknown]) => {
    const other = (others as unknown as Record<string, unknown>)[key] ?? null
    const chosen = figure ?? (base.family === others.family ? other : null)
    return [
      key,
      fromLine(
        chosen,
        chosen === null ? null : (line.monster.figures as unknown as Record<string, unknown>)[key],
        line.span,
      ),
    ]
  })
  return Object.fromEntries(filled) as unknown as BxFigures | CairnFigures
}

/** A figure of the line stands where the line's text value stands. */
function fromLine(figure: unknown, ofLine: unknown, span: Span): unknown {
  return figure !== null && figure === ofLine && typeof figure === 'object'
    ? { ...figure, span }
    : figure
}

function movedFigures<F extends BxFigures | CairnFigures>(
  figures: F,
  inside: (span: Span) => Span,
): F {
  const made = { ...figures } as unknown as Record<string, unknown>
  for (const key of Object.keys(made)) {
    const [span] = spanOf(made[key])
    if (span) made[key] = { ...(made[key] as Read<unknown>), span: inside(span) }
  }
  return made as unknown as F
}

function nameOf(got: Gathering, place: Place): { words: string; span: Span | null } {
  const [held] = got.fields.get('name') ?? []
  if (held) return { words: held.words, span: held.span }
  if (place.key) return { words: place.key.key, span: place.key.span }
  return { words: got.line?.monster.name ?? '', span: null }
}

/** What was held for a figure that this family lacks, or that another field had already given. */
function unusedOf(got: Gathering, family: 'bx' | 'cairn', used: ReadonlySet<Span>): Span[] {
  const kept: readonly FieldKey[] = ['name', 'attacks', 'damage', 'credit', 'licence']
  const spans = new Set([...used].map(placeOf))
  return [...got.fields].flatMap(([field, held]) => {
    if (kept.includes(field)) return field === 'name' ? held.slice(1).map(({ span }) => span) : []
    const bare = new Set(
      held.flatMap(({ key, span }) => (spans.has(placeOf(span)) ? [fullOf(key)] : [])),
    )
    return held
      .filter(
        ({ span, words, key }) =>
          !spans.has(placeOf(span)) &&
          !silent(field, words, family) &&
          !(family === 'cairn' && bare.has(fullOf(key))),
      )
      .map(({ span }) => span)
  })
}

/** A span as one number: a text has far fewer than 2^26 signs. */
function placeOf({ from, to }: Span): number {
  return from * 2 ** 26 + to
}

/** `strength` and `strength_max` are one score, now and in full. */
function fullOf(key: string): string {
  return bareKey(key).replace(/(?:max|current|cur|now)$/, '')
}

/** Parts that figures took in without a span of their own. */
function silent(field: FieldKey, words: string, family: 'bx' | 'cairn'): boolean {
  const taken: readonly FieldKey[] =
    family === 'bx'
      ? [
          'acUp',
          'acDown',
          'hp',
          'hpMax',
          'stars',
          'attackBonus',
          'inDungeon',
          'inWild',
          'inLair',
          'saveD',
          'saveW',
          'saveP',
          'saveB',
          'saveS',
        ]
      : ['hp', 'hpMax', 'armor']
  return taken.includes(field) && /\d|^\s*(?:none|-)?\s*$/i.test(words)
}
