import { outliving } from './outliving.svelte.ts'
import type { Screen } from './screen.svelte.ts'

/** Keeps one panel of a kind for each campaign on the screen: what is looked at is there when the GM comes back. */
export function campaignPanel<T>(make: (screen: Screen) => T): (screen: Screen) => T {
  const panels = new WeakMap<Screen, { campaign: string; panel: T }>()
  return (screen) => {
    const campaign = screen.campaign?.id ?? ''
    const known = panels.get(screen)
    if (known?.campaign === campaign) return known.panel
    const panel = outliving(() => make(screen))
    panels.set(screen, { campaign, panel })
    return panel
  }
}
