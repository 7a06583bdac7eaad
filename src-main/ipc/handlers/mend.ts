import { conversionTo, games } from '../../rules/registry.ts'
import { buildTypedMonster } from '../../rules/monsters/edit/by-hand.ts'
import { formFields, type FormFieldId } from '../../rules/monsters/edit/form-fields.ts'
import { pageForms } from '../../rules/monsters/edit/forms.ts'
import { offersFor } from '../../rules/monsters/edit/offers.ts'
import { formRows, applyEdit } from '../../rules/monsters/edit/apply-edit.ts'
import { layouts } from '../../rules/monsters/sources/registry.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { Forms, mend } from '../contract/mend.ts'
import type { Services } from '../../session/services.ts'

export function mendHandlers(services: Services): Handlers<typeof mend> {
  return {
    'mend.forms': () => forms,
    'mend.rows': ({ monster }) => formRows(monster),
    'mend.field': ({ monster, change }) => {
      const { monster: changed, fault } = applyEdit(monster, change)
      const now = changed ?? monster
      return { monster: now, rows: formRows(now), fault }
    },
    'mend.by-hand': ({ page: id, typed }) => {
      const page = pageForms.find((one) => one.id === id)
      if (!page) throw new Refusal('bad-input', 'There is no such page.', 'Choose another page.')
      const { monster, faults } = buildTypedMonster(page, typed)
      return {
        monster: { ...monster, id: services.newId() },
        faults,
        offers: offersFor(page, typed),
      }
    },
  }
}

const blocks = [
  { id: 'bx', title: 'B/X stat block' },
  { id: 'cairn', title: 'Cairn stat block' },
] as const

const forms: Forms = {
  pages: pageForms.map(({ own: _line, ...page }) => page),
  fields: Object.entries(formFields).map(([id, { title, example }]) => ({
    id: id as FormFieldId,
    title,
    example,
  })),
  targets: [
    ...games.map(({ id, title }) => ({ id, title })),
    ...blocks.filter(({ id }) => conversionTo(id) !== null),
  ],
  layouts,
}
