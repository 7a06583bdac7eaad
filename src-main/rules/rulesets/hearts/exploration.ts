import type { Phase } from '../../action.ts'
import type { LightKind } from '../../ruleset.ts'

/** HEARTS has no dungeon turn and no travel: a campaign may borrow them. */
export const covers: readonly Phase[] = ['encounter', 'fight', 'rest', 'town', 'check']

/** It gives no light a time to burn; the screen's own lights stand in, tagged as a house rule. */
export const lights: readonly LightKind[] = []
