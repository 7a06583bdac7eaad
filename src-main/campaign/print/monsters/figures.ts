import type { Converted, Derived } from '../../../rules/monsters/canonical.ts'
import type { Field } from '../../../rules/core/ruleset/characters.ts'
import { figure } from '../../../rules/common/sheet-places.ts'
import { oneLine } from './blows.ts'
import type { Creature } from '../../../rules/core/state/creature.ts'

/** A number of a monster in this game, and how it came about. */
export interface PrintedFigure {
  /** As on a sheet: `ST`. */
  label: string
  value: string
  /** Derivation; empty for a value that the GM set. */
  how: string
  rule: string
}

type Values = Readonly<Creature['values']>

/** Numbers that a monster is shown with, without empty pools such as armour points. */
export function figuresOf(
  fields: readonly Field[],
  values: Values,
  derived: readonly Derived[],
): PrintedFigure[] {
  const life = lifeField(fields)
  return fields.flatMap((field) => {
    const value = fullOf(field, values)
    if (!field.show.monster || value === undefined) return []
    if (field.most !== undefined && value === 0 && field !== life) return []
    const found = derived.find((one) => one.field === field.id && one.value === value)
    return [
      {
        label: field.label,
        value: figure(value),
        how: oneLine(found?.how ?? ''),
        rule: found?.rule ?? field.rule,
      },
    ]
  })
}

/** Label and maximum of the field that wounds reduce; null where the game has none. */
export function lifeOf(
  fields: readonly Field[],
  values: Values,
): { label: string; most: number } | null {
  const field = lifeField(fields)
  const most = field && fullOf(field, values)
  return field && most !== undefined ? { label: field.label, most } : null
}

/** Results of a conversion besides fields and attacks: a breath paid like a spell. */
export function powersOf(
  { derived }: Converted,
  fields: readonly Field[],
): { title: string; text: string; how: string }[] {
  const numbers = new Set(fields.map(({ id }) => id))
  return derived
    .filter(({ field }) => !numbers.has(field) && !field.startsWith('attack '))
    .map(({ title, value, how }) => ({ title, text: oneLine(`${value}`), how: oneLine(how) }))
}

/** Field that wounds reduce: the one drawn as pips; where a game draws none, its first pool. */
export function lifeField(fields: readonly Field[]): Field | undefined {
  const shown = fields.filter(({ show }) => show.monster)
  return (
    shown.find(({ show }) => show.strip === 'pips') ?? shown.find(({ most }) => most !== undefined)
  )
}

/** Value of a field when unhurt: its maximum where it has one. */
function fullOf(field: Field, values: Values): number | undefined {
  return (field.most === undefined ? undefined : values[field.most]) ?? values[field.id]
}
