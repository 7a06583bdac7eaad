import type { Attack, BxFigures, CairnFigures, Monster, Read, Span } from '../canonical.ts'
import { figuresFrom, type OwnLabel } from '../own-lines.ts'
import { readOwn } from './own.ts'
import { bxKeys, cairnKeys } from '../figure-keys.ts'
import { clauseOf, readField, type BareFigures } from './field-reader.ts'
import type { FormFieldId } from './form-fields.ts'
import type { PageForm } from './forms.ts'

/** Text that the GM has typed so far, by field. */
export type Typed = Readonly<Partial<Record<FormFieldId, string>>>

interface ByHand {
  monster: Monster
  /** Faults in the typed text, by field. */
  faults: Partial<Record<FormFieldId, string>>
}

/**
 * A monster typed while reading a book. Its text is a stat line made of the words as typed, so that
 * it is read, shown and converted like any that was pasted; words that could not be read stay in it.
 */
export function buildTypedMonster(page: PageForm, typed: Typed): ByHand {
  const said = (field: FormFieldId): string => (typed[field] ?? '').replace(/\s+/g, ' ').trim()
  const name = said('name') || 'Unnamed monster'
  const body = new Body(page, name)
  const faults: Partial<Record<FormFieldId, string>> = {}
  for (const field of page.fields) {
    const words = said(field)
    if (words === '' || field === 'name' || field === 'special') continue
    const fault = body.add(field, words, said('damage'))
    if (fault !== null) faults[field] = fault
  }
  body.addProse(typed.special ?? '')
  return { monster: body.monster(said('name') !== ''), faults }
}

class Body {
  private text: string
  private begun = false
  private readonly own: Record<string, Read<number>> = {}
  private readonly figures: Record<string, { value: unknown; span: Span } | null>
  private attacks: Attack[] = []
  private readonly attackSpans: Span[] = []
  private readonly alsoRead: Span[] = []
  private readonly details: Monster['details'] = []
  private readonly unread: Monster['unread'] = []

  constructor(
    private readonly page: PageForm,
    private readonly name: string,
  ) {
    this.text = name
    this.figures = page.own ? {} : noFigures(page.family)
  }

  /** Adds a clause; returns the fault in its words, or null. */
  add(field: FormFieldId, words: string, damage: string): string | null {
    const label = this.page.own?.labels.find(({ form }) => form === field)
    const clause = label ? `${label.label} ${words}` : clauseOf(this.page.family, field, words)
    const span = this.append(this.begun ? ', ' : '\n\n', clause)
    this.begun = true
    if (label) return this.takeOwn(label, words, span)
    if (field === 'damage') {
      this.alsoRead.push(span)
      return null
    }
    const read = readField(this.page.family, field, words, field === 'attacks' ? damage : '')
    if (read.fault !== null) this.leave(span)
    else this.take(read.figures, read.attacks, span)
    for (const left of read.fault === null ? read.left : []) this.leaveWords(left, span)
    return read.fault
  }

  /** Adds each line as one detail; a title ends at its colon. */
  addProse(prose: string): void {
    for (const line of prose.split('\n')) {
      const words = line.replace(/\s+/g, ' ').trim()
      if (words === '') continue
      const span = this.append('\n\n', words)
      const titled = /^([^:.]{1,40}): (\S.*)$/.exec(words)
      this.details.push({ title: titled?.[1] ?? '', text: titled?.[2] ?? words, span })
    }
  }

  monster(named: boolean): Monster {
    const { text, attacks, attackSpans, alsoRead, details, unread, own } = this
    const line = this.page.own
    return {
      id: 'by-hand',
      name: this.name,
      ...(named ? { nameSpan: { from: 0, to: this.name.length } } : {}),
      ...(alsoRead.length > 0 ? { alsoRead } : {}),
      layout: 'by-hand',
      sureness: 1,
      source: { text, system: this.page.system, licence: '', credit: '' },
      figures: {
        ...(line ? figuresFrom(line, own) : { family: this.page.family }),
        ...this.figures,
      } as BxFigures | CairnFigures,
      ...(line ? { own: { game: line.game, values: own } } : {}),
      attacks,
      attackSpans,
      details,
      tags: [],
      unread,
      foreign: {},
      judged: {},
    }
  }

  private takeOwn(label: OwnLabel, words: string, span: Span): string | null {
    const read = readOwn(label, words)
    if (typeof read === 'number') this.own[label.field] = { value: read, span }
    else this.leave(span)
    return typeof read === 'number' ? null : read
  }

  private append(before: string, words: string): Span {
    const from = this.text.length + before.length
    this.text += before + words
    return { from, to: from + words.length }
  }

  private take(figures: BareFigures, attacks: Attack[] | null, span: Span): void {
    for (const [key, value] of Object.entries(figures))
      if (value !== null) this.figures[key] = { value, span }
    if (!attacks) return
    this.attacks = attacks
    this.attackSpans.push(span)
  }

  private leave(span: Span): void {
    this.unread.push({ text: this.text.slice(span.from, span.to), span })
  }

  private leaveWords(words: string, within: Span): void {
    const from = this.text.indexOf(words, within.from)
    if (from >= 0 && from + words.length <= within.to) this.leave({ from, to: from + words.length })
  }
}

/** Every figure of a family, none of them read yet. */
function noFigures(family: PageForm['family']): Record<string, null> {
  const keys: readonly string[] = family === 'cairn' ? cairnKeys : bxKeys
  return Object.fromEntries(keys.map((key) => [key, null]))
}
