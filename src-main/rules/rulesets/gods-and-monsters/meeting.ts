import type { MeetingRules } from '../../ruleset.ts'

/** Surprise is each one's own perception, tested in the fight; the book rolls no distances. Rule GAM-CMB-02. */
export const meeting: MeetingRules = { surprise: () => null, distance: () => null }
