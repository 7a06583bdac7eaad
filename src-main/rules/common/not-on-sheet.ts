import type { SheetData } from '../core/sheet.ts'
import type { ReadonlyCreature } from '../core/situation.ts'
import { thingsOf } from './sheet-places.ts'

/** Skills, things, attacks, conditions and counted uses of a creature that its sheet has no place for, by name. */
export function notOnSheet(who: ReadonlyCreature, sheet: SheetData): string[] {
  const printed = JSON.stringify(filledParts(sheet)).toLowerCase()
  const isPrinted = (name: string): boolean => {
    const word = JSON.stringify(name.trim().toLowerCase()).slice(1, -1)
    return word === '' || printed.includes(word)
  }
  const lacking = (title: string, names: readonly string[]): string[] =>
    [...new Set(names)].filter((name) => !isPrinted(name)).map((name) => `${title} ${name}`)
  return [
    ...lacking('skill', Object.keys(who.skills).map(withoutKind)),
    ...lacking(
      'thing',
      thingsOf(who).flatMap(({ name, text }) =>
        text && isPrinted(withoutNumber(text)) ? [] : [name],
      ),
    ),
    ...lacking(
      'attack',
      who.attackOrder.flatMap((id) => who.attacks[id]?.name ?? []),
    ),
    ...lacking('condition', Object.keys(who.conditions).map(withoutLevel)),
    ...lacking(
      'uses of',
      Object.values(who.uses ?? {}).map(({ title }) => title),
    ),
  ]
}

/** Parts of a sheet that say something of the creature: a label or a hint of the form does not. */
function filledParts({ lists, notes, about, frame, front, back }: SheetData): unknown[] {
  const places: unknown[] = []
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { field, value, on, full } = part as Record<string, unknown>
    if (field !== undefined && (value || on || full)) places.push(field, value)
    Object.values(part).forEach(look)
  }
  look([about, frame, front, back])
  return [lists, notes, places]
}

/** A spell without its level, which stands in a column of its own: "Fireball 3". */
const withoutNumber = (text: string): string => text.replace(/ \d+$/u, '')

/** A skill without the kind before it, which a sheet prints as a heading: "Spell: Web". */
const withoutKind = (name: string): string => name.replace(/^\w+: /u, '')

/** A wound without its level, which a sheet prints as a tick: "severe leg". */
const withoutLevel = (name: string): string => name.replace(/^(?:light|severe|permanent) /iu, '')
