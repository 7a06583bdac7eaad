import { getContext, setContext } from 'svelte'

const key = Symbol('pages')

/** Says of each page whether it is near enough to the eye to be worth drawing. */
export interface PageWatch {
  /** Returns how to stop. `back` says that it is printed behind the page before it. */
  watch(page: HTMLElement, draw: (near: boolean) => void, back?: boolean): () => void
}

/** Pages inside are drawn as this says; the press has none and draws all of them. */
export function providePageWatch(watch: PageWatch): void {
  setContext(key, watch)
}

export function enclosingPageWatch(): PageWatch | null {
  return getContext<PageWatch | null>(key) ?? null
}
