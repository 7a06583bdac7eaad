import type { Store } from '../store.ts'
import type { Trail } from './index.ts'
import type { Mishap } from './read-trail.ts'
import { rewriteTrail } from './trailed-store.ts'

/** Damage found in the plain files of a campaign. */
export interface Healed extends Mishap {
  campaign: string
}

/**
 * Looks through the plain files of every campaign and rewrites from the store those that are not as they were
 * written; a copy of the damaged ones is kept aside.
 * @param goesOn asked before each campaign; false ends it
 */
export async function heal(
  store: Store,
  trail: Trail,
  goesOn: () => boolean = () => true,
): Promise<Healed[]> {
  const healed: Healed[] = []
  for (const { id: campaign } of await store.campaigns()) {
    if (!goesOn()) break
    const found = await trail.check(campaign)
    if (!found) continue
    await rewriteTrail(store, trail, campaign)
    healed.push({ campaign, ...found })
  }
  return healed
}
