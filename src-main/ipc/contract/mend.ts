import * as v from 'valibot'
import { endpoint, json, Nothing } from './endpoint.ts'
import { ReadMonster } from './monster.ts'
import type { ConversionTarget, Monster } from '../../rules/monsters/canonical.ts'
import type { FormFieldId } from '../../rules/monsters/edit/form-fields.ts'
import type { PageForm } from '../../rules/monsters/edit/forms.ts'
import type { FormRow } from '../../rules/monsters/edit/apply-edit.ts'

const fieldIds = [
  'name',
  'ac',
  'hd',
  'attacks',
  'damage',
  'thac0',
  'movement',
  'saves',
  'morale',
  'alignment',
  'xp',
  'numberAppearing',
  'treasure',
  'hp',
  'armor',
  'str',
  'dex',
  'wil',
  'special',
  'ap',
  'st',
  'mana',
  'dr',
  'sta',
  'sav',
  'com',
  'def',
  'cov',
  'mag',
  'amr',
  'level',
  'survival',
  'attackBonus',
  'missileBonus',
  'defense',
  'paces',
  'size',
  'health',
  'fortitude',
  'willpower',
  'evasion',
  'reason',
  'perception',
  'charisma',
  'intelligence',
  'wisdom',
  'endurance',
  'agility',
  'strength',
] as const satisfies readonly FormFieldId[]
const Field = v.picklist(fieldIds)
const Words = v.pipe(v.string(), v.maxLength(20_000, 'At most 20,000 characters in one field.'))

const Change = v.union([
  v.strictObject({ field: Field, words: Words }),
  v.strictObject({ field: Field, unread: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.strictObject({ field: Field, undo: v.literal(true) }),
])

const Typed = v.pipe(
  v.record(v.string(), Words),
  v.check((typed) => Object.keys(typed).every((key) => v.is(Field, key)), 'no field of a form'),
)

/** Field of a form: its title, and an example of what may be typed there. */
interface FormField {
  id: FormFieldId
  title: string
  example: string
}
export interface Forms {
  pages: readonly Omit<PageForm, 'own'>[]
  fields: readonly FormField[]
  /** Conversion targets, in the order of the games. */
  targets: readonly { id: ConversionTarget; title: string }[]
  /** Name of each layout, by its id. */
  layouts: Readonly<Record<string, string>>
}

/** Calls that check and edit a monster's fields, or read one typed by hand. */
export const mend = {
  'mend.forms': endpoint({ input: Nothing, output: json<Forms>() }),
  'mend.rows': endpoint({
    input: v.object({ monster: ReadMonster }),
    output: json<readonly FormRow[]>(),
  }),
  /** Changes one field. `fault` is the reason when it could not, shown under the field. */
  'mend.field': endpoint({
    input: v.object({ monster: ReadMonster, change: Change }),
    output: v.object({
      monster: json<Monster>(),
      rows: json<readonly FormRow[]>(),
      fault: v.nullable(v.string()),
    }),
  }),
  /** Monster from everything typed into a page's form so far. */
  'mend.by-hand': endpoint({
    input: v.object({ page: v.pipe(v.string(), v.maxLength(80)), typed: Typed }),
    output: v.object({
      monster: json<Monster>(),
      faults: v.record(v.string(), v.string()),
      /** Values that most books print, for fields that are still empty. */
      offers: v.record(v.string(), v.string()),
    }),
  }),
} as const
