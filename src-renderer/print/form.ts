import { getContext, setContext } from 'svelte'

const key = Symbol('form')

/** Says that what is inside is one form to be filled in; `name` keeps its fields apart from other forms'. */
export function laysForm(name: string | null): void {
  setContext(key, name)
}

/** The form this stands in; null where values are printed and not filled in. */
export function formHere(): string | null {
  return getContext<string | null>(key) ?? null
}
