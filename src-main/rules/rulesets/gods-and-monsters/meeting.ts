import type { MeetingRules } from '../../core/ruleset/encounters.ts'

/**
 * Encounter rules: no group surprise, as each tests perception in the fight, and no distance. Rule
 * GAM-CMB-02.
 */
export const meeting: MeetingRules = { surprise: () => null, distance: () => null }
