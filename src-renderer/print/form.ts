import { getContext, setContext } from 'svelte'

const key = Symbol('form')

interface Form {
  name: string | null
  scale: () => number
}

/**
 * Says that what is inside is one form to be filled in; `name` keeps its fields apart from other forms'.
 * @param scale how much smaller than it was laid out the form is set: type in its fields is as well.
 */
export function provideForm(name: string | null, scale: () => number = () => 1): void {
  setContext<Form>(key, { name, scale })
}

/** The form this stands in; null where values are printed and not filled in. */
export function enclosingForm(): string | null {
  return getContext<Form | undefined>(key)?.name ?? null
}

/** Factor for sizes of type in the enclosing form; 1 outside a form. */
export function formScale(): () => number {
  return getContext<Form | undefined>(key)?.scale ?? (() => 1)
}
