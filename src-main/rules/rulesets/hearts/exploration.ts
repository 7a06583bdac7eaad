import type { Phase } from '../../action.ts'
import type { LightKind } from '../../ruleset.ts'

/** HEARTS has no dungeon turn, no travel and no town procedures: a campaign may borrow them. */
export const covers: readonly Phase[] = ['encounter', 'fight', 'check']

/** It gives no light a time to burn; the screen's own lights stand in, tagged as a house rule. */
export const lights: readonly LightKind[] = []
