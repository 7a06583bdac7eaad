import type { Phase } from '../../core/action.ts'
import type { LightKind } from '../../core/ruleset/gear.ts'

/** HEARTS has no dungeon turn and no travel: a campaign may borrow them. */
export const covers: readonly Phase[] = ['encounter', 'fight', 'rest', 'town', 'check']

/** Lights of HEARTS: it gives none a burning time. The screen's own stand in, tagged as a house rule. */
export const lights: readonly LightKind[] = []
