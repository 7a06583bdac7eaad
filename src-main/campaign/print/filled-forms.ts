import type { FilledField } from '../../rules/gm/filled-sheet/fields.ts'
import { normaliseSpaces } from '../../rules/gm/filled-sheet/fields.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'

/** One form of a filled PDF, with its creature where the form's name or the name on the sheet tells it. */
export interface Form {
  /** First part of its fields' names: `sheet c7`, or `blank 1`. */
  form: string
  creature: Id | null
  name: string
  fields: FilledField[]
}

/** Fields sorted into the forms they stand in, in the order of the file. */
export function formsOf(
  fields: readonly FilledField[],
  { creatures, party }: Pick<Situation, 'creatures' | 'party'>,
): Form[] {
  const forms = new Map<string, FilledField[]>()
  for (const { name: whole, was, now } of fields) {
    const [form = '', ...place] = whole.split('/')
    const own = forms.get(form) ?? []
    own.push({ name: place.join('/'), was, now })
    forms.set(form, own)
  }
  return [...forms].map(([form, own]) => {
    const written = own.find(({ name }) => name === 'name')
    const names = [written?.was, written?.now].map((name) =>
      normaliseSpaces(name ?? '').toLowerCase(),
    )
    const printed = form.replace(/^sheet /u, '')
    const named = party.find((id) => names.includes(creatures[id]?.name.toLowerCase() ?? '?'))
    const creature = form !== printed && creatures[printed] ? printed : (named ?? null)
    return { form, creature, name: normaliseSpaces(written?.now ?? ''), fields: own }
  })
}
