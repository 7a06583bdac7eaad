import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import { fillSides, type FillItem } from '../monsters/fill.ts'
import { lengthOf, divideIntoLines, lineOf } from '../monsters/lines.ts'
import { paragraph, type Paragraph } from '../monsters/paragraph.ts'
import { headOf, type CardHead } from './head.ts'
import { numbersOf, type CardNumbers } from './numbers.ts'
import { rowPieces, type CardRow } from './rows.ts'
import { continuedName, settingsFor, type CardSettings } from './settings.ts'
import type { CardSize } from './sizes.ts'
import { trackPieces, type TrackRow } from './tracks.ts'

export type CardPart = CardRow | Paragraph | TrackRow

export interface CardFace {
  kind: 'face'
  head: CardHead
  numbers: CardNumbers
  /** Points of its words before text size. */
  words: number
  parts: CardPart[]
  /** Stand at its foot. */
  tracks: TrackRow[]
  derivation: string
  /** There is more on its back. */
  more: boolean
}
/** A back, or the face of a further card of the same monster. */
export interface FurtherCardSide {
  kind: 'further'
  words: number
  parts: CardPart[]
  credit: string
  more: boolean
}

export interface CardRequest {
  size: CardSize
  /** Text size, 1 for the usual. */
  scale: number
  /** True when one of our pictures fits the monster. */
  picture: boolean
  wounds: boolean
  derivations: boolean
  /** A back on every card, with how each number came about. */
  backs: boolean
  /** Figures as written and the source, on the back. */
  source: boolean
}

/** Between the parts of a face, in millimetres; the style sheet has the same. */
const gap = 1.7
const between = { row: 0, words: 0.9, tracks: 1 } as const

interface Way {
  /** Points. */
  words: number
  /** The picture as a part of its full size. */
  cut: number
  /** Lines for the derivation. */
  foot: number
}

const densest: Way = { words: 7.5, cut: 0.65, foot: 1 }
/** From roomy to dense: the first in which all fits is taken. */
const ways: readonly Way[] = [
  { words: 9.5, cut: 1, foot: 2 },
  { words: 9.5, cut: 0.75, foot: 2 },
  { words: 8.5, cut: 0.75, foot: 2 },
  { words: 8, cut: 0.75, foot: 2 },
  densest,
  { ...densest, cut: 0 },
]

/** As much of a face as its name may take. */
const mostHead = 0.45
const roomiest: Way = { words: 11, cut: 1, foot: 2 }
/** Points of words on a back that holds nothing of the face. */
const backWords = 9

/**
 * A monster's card as sides: its face, its back, and where that is not enough the face and back of
 * further cards. Nothing is cut off: what does not fit goes on.
 * @param words points of its words; absent for the largest with which one face holds it.
 */
export function divideCard(
  card: MonsterCard,
  wish: CardRequest,
  words = fittingWords(card, wish) ?? densest.words,
): [CardFace, ...FurtherCardSide[]] {
  const fitting = fittingTrial(card, wish, waysAt(words))
  return sidesOf(card, wish, fitting ?? tryOut(card, wish, { ...densest, words }, overleafWidth))
}

/** Largest points of words with which one face holds the card; undefined where none does. */
export function fittingWords(card: MonsterCard, wish: CardRequest): number | undefined {
  return fittingTrial(card, wish, wish.size.roomy ? [roomiest, ...ways] : ways)?.words
}

/** Ways of that size of words, from roomy to dense. */
function waysAt(words: number): readonly Way[] {
  return [
    { words, cut: 1, foot: 2 },
    { words, cut: 0.75, foot: 2 },
    { ...densest, words },
    { ...densest, words, cut: 0 },
  ]
}

/** The first of these ways in which one face holds the card. */
function fittingTrial(
  card: MonsterCard,
  wish: CardRequest,
  from: readonly Way[],
): CardTrial | undefined {
  for (const way of from) {
    const tried = tryOut(card, wish, way, countWidth)
    if (tried.over <= 0) return tried
    // Twice what the face holds fits it in no way.
    if (tried.over > tried.free) return undefined
  }
  return undefined
}

interface CardTrial {
  settings: CardSettings
  words: number
  head: CardHead
  numbers: CardNumbers
  derivation: string
  body: FillItem<CardPart>[]
  tracks: FillItem<TrackRow>[]
  /** Millimetres for body and tracks, and how much they go beyond it. */
  free: number
  over: number
}

function tryOut(card: MonsterCard, wish: CardRequest, way: Way, beside: number): CardTrial {
  const { size, scale } = wish
  const width = size.width - 2 * size.inset.side
  const settings = settingsFor(way.words, scale)
  const cut = wish.picture ? size.cut * way.cut : 0
  const head = headOf(card.name, card.tags, width, {
    cut,
    tagsSet: settings.tags,
    scale,
    most: size.height * mostHead,
  })
  const numbers = numbersOf(card.figures, width, scale)
  const derivation = wish.derivations ? derivationOf(card, width - beside, settings, way.foot) : ''
  const kind = card.tags !== '' && !head.tags ? [{ title: '', text: card.tags }] : []
  const body = spaced([
    ...rowPieces(card, width, settings.rows, settings.words),
    ...paragraphs([...kind, ...card.words], width, settings),
  ])
  const tracks = wish.wounds ? spaced(trackPieces(card.beings, width, settings.being)) : []
  const free =
    size.height -
    size.inset.top -
    size.inset.foot -
    head.height -
    numbers.height -
    2 * gap -
    footHeight(derivation, width - beside, settings) -
    gap
  const over = heightOf(body) + (tracks.length > 0 ? gap + heightOf(tracks) : 0) - free
  return { settings, words: way.words, head, numbers, derivation, body, tracks, free, over }
}

function sidesOf(
  card: MonsterCard,
  wish: CardRequest,
  trial: CardTrial,
): [CardFace, ...FurtherCardSide[]] {
  const { head, numbers, derivation, words, body, tracks, free, settings } = trial
  const { size } = wish
  const width = size.width - 2 * size.inset.side
  // What is used at the table keeps its place on the face, up to two fifths of what is free.
  const forTracks = trial.over <= 0 ? Infinity : Math.max(free - heightOf(body) - gap, free * 0.4)
  const here = firstThat(tracks, forTracks)
  const taken = here.length > 0 ? heightOf(here) + gap : 0
  const back = trial.over <= 0 ? backWords : words
  const rest = spaced([
    ...body,
    ...tracks.slice(here.length),
    ...(wish.backs
      ? paragraphs(forBack(card, wish.source), width, settingsFor(back, wish.scale))
      : []),
  ])
  const source = wish.source ? card.credit : ''
  const credit = creditHeight(source, width, settings)
  const further =
    size.height -
    size.inset.top -
    size.inset.foot -
    againHeight(wish.scale) -
    2 * gap -
    lineOf(settings.foot) -
    1
  const roomOn = (side: number): number =>
    side === 0 ? Math.max(0, free - taken) : side === 1 ? further - credit : further
  const [first = [], ...others] =
    trial.over <= 0 ? fillFace(body, rest, roomOn) : fillSides(rest, roomOn)
  const backs = others.map((parts, at): FurtherCardSide => ({
    kind: 'further',
    words: back,
    parts,
    credit: at === 0 ? source : '',
    more: at < others.length - 1,
  }))
  const blank: FurtherCardSide[] =
    wish.backs && backs.length === 0
      ? [
          {
            kind: 'further',
            words: back,
            parts: [],
            credit: source,
            more: false,
          },
        ]
      : []
  const face: CardFace = {
    kind: 'face',
    head,
    numbers,
    words,
    parts: first,
    tracks: here.map(({ what }) => what),
    derivation,
    more: trial.over > 0,
  }
  return [face, ...backs, ...blank]
}

/** All of the body is on the face; whatever else there is begins on the back. */
function fillFace(
  body: readonly FillItem<CardPart>[],
  rest: readonly FillItem<CardPart>[],
  roomOn: (side: number) => number,
): CardPart[][] {
  const others = rest.slice(body.length)
  const face = body.map(({ what }) => what)
  return others.length === 0 ? [face] : [face, ...fillSides(others, (side) => roomOn(side + 1))]
}

function firstThat<T>(pieces: readonly FillItem<T>[], room: number): FillItem<T>[] {
  let height = 0
  const end = pieces.findIndex((piece, at) => {
    height += piece.height + (at === 0 ? 0 : piece.gap)
    return height > room
  })
  return pieces.slice(0, end < 0 ? pieces.length : end)
}

function heightOf(pieces: readonly FillItem<unknown>[]): number {
  return pieces.reduce(
    (sum, { height, gap: above }, at) => sum + height + (at === 0 ? 0 : above),
    0,
  )
}

function paragraphs(
  words: readonly { title: string; text: string }[],
  width: number,
  settings: CardSettings,
): FillItem<Paragraph>[] {
  return words.map((one) => paragraph(one, width, settings.words))
}

/** Like follows like closely, and what is of another kind at a distance. */
function spaced<T extends CardPart>(pieces: readonly FillItem<T>[]): FillItem<T>[] {
  return pieces.map((piece, at) => {
    const { kind } = piece.what
    return { ...piece, gap: pieces[at - 1]?.what.kind === kind ? between[kind] : gap }
  })
}

function againHeight(scale: number): number {
  return lineOf(continuedName) * scale + 1.1
}

function footHeight(derivation: string, width: number, { foot }: CardSettings): number {
  const lines = derivation === '' ? 1 : divideIntoLines(derivation, width, foot.size).ends.length
  return lines * lineOf(foot) + 1
}

/** Beside the derivation stands "12/500", or "overleaf 12/500". */
const countWidth = 11
const overleafWidth = 21

function creditHeight(credit: string, width: number, { foot }: CardSettings): number {
  return credit === ''
    ? 0
    : divideIntoLines(credit, width, foot.size).ends.length * lineOf(foot) + 0.5
}

/** How the numbers came about, as many as so many lines hold; the first may need one more for itself. */
function derivationOf(
  card: MonsterCard,
  width: number,
  { foot }: CardSettings,
  lines: number,
): string {
  const derivations = card.figures.filter(({ how }) => how !== '').map(says)
  const line = width * 0.92
  let shown = ''
  for (const one of derivations) {
    const longer = shown === '' ? one : `${shown}. ${one}`
    if (lengthOf(longer, foot.size) <= line * (shown === '' ? lines + 1 : lines)) shown = longer
  }
  return shown
}

/** How each number came about, and, where it is wanted, the figures in the terms of their own game. */
function forBack(
  { figures, read }: MonsterCard,
  source: boolean,
): { title: string; text: string }[] {
  const derived = figures
    .filter(({ how }) => how !== '')
    .map(({ label, value, how }) => ({ title: `${label} ${value}`, text: how }))
  const written = source ? read.map(({ label, value }) => `${label} ${value}`).join(', ') : ''
  return written === '' ? derived : [...derived, { title: 'As written', text: written }]
}

function says({ label, value, how }: { label: string; value: string; how: string }): string {
  return `${label} ${value} = ${how}`
}
