import type { Screen } from './screen.svelte.ts'

type Binding = Parameters<Screen['keys']['bind']>

/** Binds keys that change with the screen, while a component stands; to be called while it is set up. */
export function bindKeys({ keys }: Pick<Screen, 'keys'>, wanted: () => readonly Binding[]): void {
  $effect(() => {
    const bound = wanted().map((binding) => keys.bind(...binding))
    return () => bound.forEach((letGo) => letGo())
  })
}
