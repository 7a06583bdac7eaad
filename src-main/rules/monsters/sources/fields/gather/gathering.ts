import type { Attack, Monster, Span } from '../../../canonical.ts'
import type { FieldKey } from '../keys.ts'
import { holdsInformation } from '../meaning.ts'
import { dataOf, type TreeEntry, type Tree } from '../tree.ts'
import { bareWords } from './bare-words.ts'
import { figuresInSentences, type FigureInSentence } from './figures-in-sentences.ts'

/** A field's words and where they stand; spans are of the file. */
export interface GatheredWords {
  key: string
  words: string
  span: Span
}

/** Contents of a monster's branch, before they become figures. */
export class GatheredMonster {
  readonly fields = new Map<FieldKey, GatheredWords[]>()
  readonly attacks: { attack: Attack; span: Span }[] = []
  readonly details: { title: string; text: string; span: Span }[] = []
  readonly unread: Span[] = []
  readonly tags: string[] = []
  private readonly kept = new Map<string, unknown>()
  line: { monster: Monster; span: Span } | null = null
  /** Figures told in sentences, for those that have no field of their own. */
  readonly fromSentences: (FigureInSentence & { span: Span })[] = []
  /** True when the file states that it is for Cairn or a related game. */
  saysCairn = false
  /** The six scores of a newer game's form. */
  scores: TreeEntry[] = []

  /** Fields kept for export, by their path. */
  foreign(): Record<string, unknown> {
    return Object.fromEntries(this.kept)
  }

  keep(path: string, value: Tree): void {
    this.kept.set(path, dataOf(value))
  }

  hold(field: FieldKey, { key, words, span }: GatheredWords): void {
    const held = { key, words: bareWords(words), span }
    const others = this.fields.get(field)
    if (others) others.push(held)
    else this.fields.set(field, [held])
  }

  /** Remembers the figures that a text tells. */
  hear(text: string, span: Span): void {
    for (const figure of figuresInSentences(text)) this.fromSentences.push({ ...figure, span })
  }

  /** Holds a value before those that the field already has. */
  holdFirst(field: FieldKey, held: GatheredWords): void {
    const others = this.fields.get(field) ?? []
    this.fields.delete(field)
    this.hold(field, held)
    this.fields.get(field)?.push(...others)
  }

  /** Keeps a value that became no figure for export; if `shown` and not empty, lists it as unread. */
  leave(path: string, entry: { span: Span; value: Tree }, shown: boolean): void {
    this.keep(path, entry.value)
    if (shown && holdsInformation(entry.value)) this.unread.push(entry.span)
  }
}

/** Takes an entry of a branch, which is under a path. */
export type Take = (entry: { key: string; span: Span; value: Tree }, above: string) => void
