import type { MeetingRules } from '../../core/ruleset/encounters.ts'

/**
 * Encounters roll neither surprise nor distance: the first initiative dice decide surprise, and the book
 * has no distances; cover stands in for them. Rules HBK-INIT-02, HBKX-GAP-08.
 */
export const meeting: MeetingRules = { surprise: () => null, distance: () => null }
