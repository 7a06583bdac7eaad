import type { Attack, Monster, Span } from '../../canonical.ts'
import { attacksIn } from './attack-fields.ts'
import { isGathering } from './find.ts'
import { paragraphsIn } from './figure-values.ts'
import { bareSaves } from './bare-saves.ts'
import { fieldOf, saveOf, type FieldKey } from './keys.ts'
import { mainValue } from './main-value.ts'
import {
  actorKinds,
  isFigure,
  isUntouched,
  namedPair,
  says,
  scoresAmong,
  scoresIn,
  titled,
  unpacked,
} from './meaning.ts'
import { statLineIn } from './stat-line.ts'
import {
  at,
  dataOf,
  isEmpty,
  wordsOf,
  type Branch,
  type Entry,
  type List,
  type Tree,
} from './tree.ts'
import { weaponsIn } from './weapons.ts'
import { nameKeys, textKeys, worded } from './worded.ts'

/** A field's words and where they stand; spans are of the file. */
export interface Held {
  key: string
  words: string
  span: Span
}

/** All that a monster's branch holds, before it becomes figures. */
export class Gathering {
  readonly fields = new Map<FieldKey, Held[]>()
  readonly attacks: { attack: Attack; span: Span }[] = []
  readonly details: { title: string; text: string; span: Span }[] = []
  readonly unread: Span[] = []
  readonly tags: string[] = []
  private readonly kept = new Map<string, unknown>()
  line: { monster: Monster; span: Span } | null = null

  constructor(branch: Branch) {
    const saves = bareSaves(branch)
    const scores = scoresAmong(branch)
    for (const entry of branch.entries) {
      const save = saves.get(entry)
      if (scores.has(entry))
        this.details.push({
          title: titled(entry.key),
          text: wordsOf(entry.value) ?? '',
          span: entry.span,
        })
      else if (save)
        this.hold(save, { key: entry.key, words: wordsOf(entry.value) ?? '', span: entry.span })
      else this.take(entry, '')
    }
    this.settleStrength()
  }

  /** `ST` is a saving throw, and Strength where German scores stand beside it. */
  private settleStrength(): void {
    const [saves] = this.fields.get('saves') ?? []
    if (!saves || !/^st$/i.test(saves.key) || !this.fields.has('dex') || this.fields.has('str'))
      return
    this.fields.delete('saves')
    this.hold('str', saves)
  }

  /** Fields for the way back, under the path where they stood. */
  foreign(): Record<string, unknown> {
    return Object.fromEntries(this.kept)
  }

  keep(path: string, value: Tree): void {
    this.kept.set(path, dataOf(value))
  }

  hold(field: FieldKey, held: Held): void {
    const others = this.fields.get(field)
    if (others) others.push(held)
    else this.fields.set(field, [held])
  }

  /** A value that became no figure: kept for the way back, and shown where it says something. */
  leave(path: string, entry: { span: Span; value: Tree }, shown: boolean): void {
    this.keep(path, entry.value)
    if (shown && says(entry.value)) this.unread.push(entry.span)
  }

  private take(entry: Entry, above: string): void {
    const path = above === '' ? entry.key : `${above}.${entry.key}`
    const field = fieldOf(entry.key)
    const value = unpacked(entry.value)
    if (field === 'machinery') {
      this.takeOwn(value)
      return this.leave(path, entry, false)
    }
    if (/^abilities$/i.test(entry.key) && isUntouched(value)) return this.leave(path, entry, false)
    const scores = value.kind === 'branch' ? scoresIn(value) : null
    if (scores !== null) {
      this.keep(path, entry.value)
      this.details.push({ title: 'Abilities', text: scores, span: entry.span })
      return
    }
    if (value.kind === 'leaf') return this.takeLeaf({ ...entry, value }, path, field)
    if (isEmpty(value)) return this.leave(path, entry, false)
    if (value.kind === 'list') return this.takeList({ ...entry, value }, path, field)
    this.takeBranch({ ...entry, value }, path, field)
  }

  /** What our own export keeps in a foreign file that has no field for it. */
  private takeOwn(flags: Tree): void {
    const own = at(flags, 'gatefold')
    if (own?.kind !== 'branch') return
    const level = wordsOf(at(own, 'saveAs', 'level'))
    const as = wordsOf(at(own, 'saveAs', 'class'))
    const save = wordsOf(at(own, 'save'))
    const { span } = own
    if (as !== null) this.hold('saveAs', { key: 'saveAs', words: `${as} ${level ?? 0}`, span })
    if (save !== null) this.hold('saves', { key: 'save', words: save, span })
  }

  private takeLeaf(entry: Entry, path: string, field: FieldKey | null): void {
    const words = wordsOf(entry.value)
    if (words === null || words.trim() === '') return this.leave(path, entry, false)
    const mayBeLine = field === null || field === 'details' || field === 'attacks'
    const line = mayBeLine && !this.line ? statLineIn(words) : null
    if (line) {
      this.line = { monster: line, span: entry.span }
    } else if (field === null) this.leave(path, entry, true)
    else if (field === 'details' && /^special ?abilities$/i.test(entry.key) && /^\d$/.test(words))
      this.hold('stars', { key: entry.key, words, span: entry.span })
    else if (field === 'details') this.describe(entry.key, words, entry.span)
    else if (field === 'tags') this.tag(words, entry, path)
    else this.hold(field, { key: entry.key, words, span: entry.span })
  }

  private tag(words: string, entry: Entry, path: string): void {
    const tags = words
      .split(/\s?[,;/]\s?/)
      .filter((tag) => tag !== '' && tag.length <= 40 && !actorKinds.has(tag.toLowerCase()))
    if (actorKinds.has(words.toLowerCase())) this.leave(path, entry, false)
    else if (tags.length === 0 || tags.length > 20) this.leave(path, entry, true)
    else this.tags.push(...tags.map((tag) => tag.toLowerCase()))
    this.keep(path, entry.value)
  }

  private describe(key: string, words: string, span: Span): void {
    const plain = /^(?:desc|bio|note|text|lore|trait|special|detail|feature|abilit)/i.test(key)
    for (const text of paragraphsIn(words)) {
      const [, title = '', rest = text] = /^((?:No\.\s)?[^:.;]{2,60}):\s+(\S.*)$/s.exec(text) ?? []
      const field = fieldOf(title)
      if (field === 'damage' || (field === 'attacks' && /^no/i.test(title)))
        this.hold(field, { key: title, words: rest, span })
      this.details.push({ title: title || (plain ? '' : titled(key)), text: rest, span })
    }
  }

  private takeList(entry: Entry & { value: List }, path: string, field: FieldKey | null): void {
    const { items } = entry.value
    const words = wordsOf(entry.value)
    if (field === 'attacks' || /^items$/i.test(entry.key)) return this.arm(items, entry)
    if (field === 'saves' && items.length === 5 && words !== null)
      return this.holdSaves(words, entry)
    if (field === 'saves' && items.length > 0 && items.every((item) => item.kind === 'branch'))
      return this.takeSaves(
        { ...entry.value, kind: 'branch', entries: items.flatMap((item) => item.entries) },
        path,
      )
    if (/^(?:stats|scores|abilities)$/i.test(entry.key) && items.length === 3 && words !== null) {
      const [str, dex, wil] = words.split(', ')
      const scores = { str, dex, wil }
      for (const score of ['str', 'dex', 'wil'] as const)
        this.hold(score, { key: score, words: scores[score] ?? '', span: entry.span })
      return
    }
    if (words !== null && field === 'tags') return this.tag(words, entry, path)
    if (words !== null && field !== null && field !== 'details')
      return this.hold(field, { key: entry.key, words, span: entry.span })
    if (field === null && words !== null) return this.leave(path, entry, true)
    for (const item of items) this.takeItem(item, entry, field)
  }

  /** Five numbers in the order of the books. */
  private holdSaves(words: string, { key, span }: Entry): void {
    const numbers = words.split(', ')
    const order = ['saveD', 'saveW', 'saveP', 'saveB', 'saveS'] as const
    for (const [index, save] of order.entries())
      this.hold(save, { key, words: numbers[index] ?? '', span })
  }

  /** One of a list of traits: a text, or a name with what it says, which may be a figure. */
  private takeItem(each: Tree, entry: Entry, field: FieldKey | null): void {
    const span = each.span
    const item = namedPair(each)
    if (item.kind === 'leaf') return this.describe(entry.key, wordsOf(item) ?? '', span)
    if (item.kind !== 'branch') return this.leave(entry.key, { span, value: item }, true)
    const name = worded(item, nameKeys) ?? ''
    const words = worded(item, textKeys)
    const named = fieldOf(name)
    if (name !== '' && words !== null && field === 'saves' && saveOf(name)) {
      this.hold(saveOf(name) ?? 'saves', { key: name, words, span })
    } else if (words !== null && isFigure(named)) this.hold(named, { key: name, words, span })
    else if (words !== null)
      this.details.push({ title: name, text: paragraphsIn(words).join(' '), span })
    else for (const inner of item.entries) this.take(inner, entry.key)
  }

  private takeBranch(entry: Entry & { value: Branch }, path: string, field: FieldKey | null): void {
    const { value } = entry
    if (field === 'attacks') return this.takeAttacks(entry)
    if (field === 'saves') return this.takeSaves(value, path)
    const spoken = field === 'details' ? wordsOf(at(value, 'value')) : null
    if (spoken !== null) return this.describe(entry.key, spoken, entry.span)
    if (field === 'details' || isGathering(entry.key)) {
      for (const each of value.entries) this.take(each, path)
      return
    }
    if (field === null) return this.takeUnknown(entry, path)
    const worn = field === 'ac' ? (worded(value, ['Notes', 'notes']) ?? '') : ''
    // A program that knows no other armour holds Cairn's under the armour class, with a word for it.
    if (/^(?:no )?armou?r\b/i.test(worn)) {
      if (/\d/.test(worn)) this.hold('armor', { key: entry.key, words: worn, span: entry.span })
      return
    }
    const main = mainValue(value, field)
    if (main) this.hold(field, { key: entry.key, words: main.words, span: entry.span })
    for (const each of value.entries) {
      const own = fieldOf(each.key)
      if (main?.used.has(each.key)) continue
      const note = own === 'details' ? wordsOf(each.value) : null
      if (note !== null && note.trim() !== '') {
        this.details.push({ title: titled(entry.key), text: note, span: each.span })
        continue
      }
      if (own !== null && own !== 'details' && own !== 'machinery') this.take(each, path)
      else this.leave(`${path}.${each.key}`, each, own !== 'machinery')
    }
  }

  private takeUnknown(entry: Entry & { value: Branch }, path: string): void {
    const known = entry.value.entries.some(({ key }) => isFigure(fieldOf(key)))
    if (!known) return this.leave(path, entry, true)
    for (const each of entry.value.entries) this.take(each, path)
  }

  private takeSaves(value: Branch, path: string): void {
    for (const each of value.entries) {
      const save = saveOf(each.key) ?? fieldOf(each.key)
      const words =
        each.value.kind === 'branch' ? mainValue(each.value, 'saves')?.words : wordsOf(each.value)
      if (save === null || words === undefined || words === null)
        this.leave(`${path}.${each.key}`, each, true)
      else this.hold(save, { key: each.key, words, span: each.span })
    }
  }

  /** `attacks: { bite: '1d6', claw: '1d4' }`, or one attack. */
  private takeAttacks(entry: Entry & { value: Branch }): void {
    const main = mainValue(entry.value, 'attacks')
    if (worded(entry.value, nameKeys) !== null) return this.arm([entry.value], entry)
    if (main) return this.hold('attacks', { key: entry.key, words: main.words, span: entry.span })
    for (const each of entry.value.entries) {
      const words = wordsOf(each.value) ?? ''
      for (const attack of attacksIn(`${each.key} (${words})`))
        this.attacks.push({ attack, span: each.span })
    }
  }

  private arm(items: readonly Tree[], entry: Entry): void {
    const { attacks, details, armour, left } = weaponsIn(items, entry.key)
    for (const attack of attacks) this.attacks.push(attack)
    for (const detail of details) this.details.push(detail)
    for (const { words, span } of armour) this.hold('armor', { key: 'items', words, span })
    for (const item of left) this.leave(entry.key, item, true)
    this.keep(entry.key, entry.value)
  }
}
