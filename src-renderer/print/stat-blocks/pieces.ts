import type { StatBlock } from '../../../src-main/campaign/print/stat-blocks.ts'
import { woodcutFor } from '../../ui/woodcuts.ts'
import type { FillItem } from '../monsters/fill.ts'
import { lengthOf, divideIntoLines, lineOf, type TextSetting } from '../monsters/lines.ts'
import { paragraph, type Paragraph } from '../monsters/paragraph.ts'
import { cutWidth, textSettings, type PartOf, type StatPart } from './parts.ts'

/** Millimetres above a block, and the least where that spares a page. */
export const blockGaps = [4, 3, 2] as const
/** Millimetres above a part of a block with its own heading, above words. */
const gaps = { part: 1.6, words: 0.9, next: 0.6 }

/** Millimetres of the narrowest cell of a number, and beside its label. */
const narrowest = 11
const besideLabel = 0.6

/** A block in pieces, in the order they are read; `width` of its column and `gap` above it in millimetres. */
export function piecesOf(
  block: StatBlock,
  width: number,
  scale: number,
  gap: number,
): FillItem<StatPart>[] {
  const setter = new Setter(width, scale)
  const blows = block.blows.map((blow) => setter.blow(blow))
  return [
    setter.head(block, gap, blows),
    ...blows,
    ...(block.facts.length === 0 ? [] : [setter.words('', inLine(block.facts), gaps.words)]),
    ...block.words.map(({ title, text }, at) =>
      setter.words(title, text, at === 0 ? gaps.words : gaps.next),
    ),
    ...block.calls.map(({ asks, answer }) => setter.small('', `${asks} ${answer}.`, gaps.next)),
    ...small(setter, 'Numbers', derivationsOf(block)),
    ...small(setter, 'As it was read', inLine(block.read)),
    ...(block.source.length === 0
      ? []
      : [setter.title('The text'), ...block.source.map((text) => setter.source(text))]),
  ]
}

/** Credits at the end of all blocks, each once. */
export function creditPieces(
  credits: readonly string[],
  width: number,
  scale: number,
  gap: number,
): FillItem<StatPart>[] {
  const setter = new Setter(width, scale)
  return credits.map((credit, at) =>
    setter.small(at === 0 ? 'Sources' : '', credit, at === 0 ? gap : gaps.next, true),
  )
}

function small(setter: Setter, title: string, text: string): FillItem<StatPart>[] {
  return text === '' ? [] : [setter.small(title, text, gaps.words)]
}

function inLine(facts: StatBlock['facts']): string {
  return facts.map(({ label, value }) => `${label} ${value}`).join(', ')
}

/** How the numbers came about, those of one derivation together; the numbers themselves stand at the head. */
function derivationsOf({ figures }: StatBlock): string {
  const labels = new Map<string, string[]>()
  for (const { label, how } of figures) {
    const text = how || 'as the GM has it'
    labels.set(text, [...(labels.get(text) ?? []), label])
  }
  const derivations = [...labels].map(([how, of]) => `${of.join(', ')}: ${how}`)
  return derivations.length === 0 ? '' : `${derivations.join('; ')}.`
}

/** Measures what is set in one column. */
class Setter {
  readonly #width: number
  readonly #scale: number

  constructor(width: number, scale: number) {
    this.#width = width
    this.#scale = scale
  }

  /** The head, which its attacks follow on the same column. */
  head(
    { name, tags, figures }: StatBlock,
    gap: number,
    blows: readonly FillItem<StatPart>[],
  ): FillItem<StatPart> {
    const cut = woodcutFor(name) === null ? 0 : cutWidth
    const width = this.#width - (cut > 0 ? cut + 2 : 0)
    // Capitals of the face of titles are broader than what is measured.
    const names = divideIntoLines(name, width, this.#set('name').size * 1.1).ends.length
    const kinds = tags === '' ? 0 : divideIntoLines(tags, width, this.#set('tags').size).ends.length
    const columns = this.#columnsFor(figures)
    const rows = Math.ceil(figures.length / columns)
    const cell = this.#line('number') + this.#line('label') + 1.2
    const text = names * this.#line('name') + kinds * this.#line('tags') + 0.8
    return {
      what: { kind: 'head', name, tags, figures, columns, cut, gap },
      height: Math.max(cut, text) + 1.2 + rows * cell + (rows > 0 ? 1.3 : 0) + 1,
      gap,
      keep:
        this.#line('words') * 2 +
        blows.reduce((sum, { height, gap: above }) => sum + height + above, 0),
    }
  }

  blow({ name, dice, notes }: StatBlock['blows'][number]): FillItem<StatPart> {
    const value = [dice, notes].filter(Boolean).join(/^or\b/iu.test(notes) ? ' ' : ', ')
    const { size } = this.#set('words')
    const one = lengthOf(name, size) + lengthOf(value, size * 1.06) + 3 <= this.#width
    // Where both do not stand on one line, each has half of the width.
    const half = (this.#width - 3) / 2
    const lines = one
      ? 1
      : Math.max(
          divideIntoLines(name, half, size).ends.length,
          divideIntoLines(value, half, size * 1.06).ends.length,
        )
    return this.#whole(
      { kind: 'blow', label: name, value, gap: 0 },
      lines * this.#line('words') + 1.1,
    )
  }

  title(text: string): FillItem<StatPart> {
    const piece = this.#whole({ kind: 'title', text, gap: gaps.part }, this.#line('title') + 0.9)
    return { ...piece, keep: this.#line('words') * 2 }
  }

  words(title: string, text: string, gap: number): FillItem<StatPart> {
    return marked(paragraph({ title, text }, this.#width, this.#set('words')), gap, (part) => ({
      ...part,
      small: false,
    }))
  }

  small(title: string, text: string, gap: number, credit = false): FillItem<StatPart> {
    return marked(paragraph({ title, text }, this.#width, this.#set('small')), gap, (part) => ({
      ...part,
      small: true,
      ...(credit ? { credit } : {}),
    }))
  }

  source(text: string): FillItem<StatPart> {
    const piece = paragraph({ title: '', text }, this.#width - 3, this.#set('small'))
    return marked(piece, 0.2, (part) => ({ kind: 'source', text: part.text }))
  }

  #columnsFor(figures: StatBlock['figures']): number {
    const wide = Math.max(
      narrowest,
      ...figures.map(({ label }) => lengthOf(label, textSettings.label.size) + besideLabel),
    )
    const most = Math.max(1, Math.floor(this.#width / (wide * this.#scale)))
    const rows = Math.max(1, Math.ceil(figures.length / most))
    return Math.max(1, Math.ceil(figures.length / rows))
  }

  #whole(what: StatPart, height: number): FillItem<StatPart> {
    return { what, height, gap: what.gap }
  }

  #set(which: keyof typeof textSettings): TextSetting {
    return { ...textSettings[which], size: textSettings[which].size * this.#scale }
  }

  #line(which: keyof typeof textSettings): number {
    return lineOf(this.#set(which))
  }
}

/** A paragraph with its gap, also where it is divided. */
function marked(
  { what, height, split }: FillItem<Paragraph>,
  gap: number,
  as: (part: Paragraph) => Worded,
): FillItem<StatPart> {
  const own: FillItem<StatPart> = { what: { ...as(what), gap }, height, gap }
  if (!split) return own
  return {
    ...own,
    split(room, whole) {
      const parts = split(room, whole)
      return parts && [marked(parts[0], gap, as), marked(parts[1], gap, as)]
    },
  }
}

/** Words of the monster or of its source, before their place is known. */
type Worded = Omit<PartOf<'words'>, 'gap'> | Omit<PartOf<'source'>, 'gap'>
