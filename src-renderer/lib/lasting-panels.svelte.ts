import type { Screen } from './screen.svelte.ts'

/**
 * Makes a thing that outlives the component that first asks for it. Without a root of its own, what it
 * derives would stand still once that component is gone: when the GM comes back to the fold.
 */
export function outliving<T>(make: () => T): T {
  let thing: T | undefined
  $effect.root(() => {
    thing = make()
  })
  return thing as T
}

/**
 * Keeps one thing of a kind for each campaign on the screen: what is looked at is there when the GM comes
 * back. `end` is called on that of the campaign before.
 */
export function campaignPanel<T>(
  make: (screen: Screen) => T,
  end: (last: T) => void = () => undefined,
): (screen: Screen) => T {
  const panels = new WeakMap<Screen, { campaign: string; panel: T }>()
  return (screen) => {
    const campaign = screen.campaign?.id ?? ''
    const known = panels.get(screen)
    if (known?.campaign === campaign) return known.panel
    if (known) end(known.panel)
    const panel = outliving(() => make(screen))
    panels.set(screen, { campaign, panel })
    return panel
  }
}

/** Keeps one thing of a kind for the screen, whatever campaign is on it. */
export function screenPanel<T>(make: (screen: Screen) => T): (screen: Screen) => T {
  const panels = new WeakMap<Screen, { panel: T }>()
  return (screen) => {
    const known = panels.get(screen) ?? { panel: outliving(() => make(screen)) }
    panels.set(screen, known)
    return known.panel
  }
}
