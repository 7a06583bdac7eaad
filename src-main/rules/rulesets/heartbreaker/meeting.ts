import type { MeetingRules } from '../../ruleset.ts'

/**
 * Nothing is rolled when somebody is met: the first initiative dice surprise, and the book knows no
 * distances, which cover stands in for. Rules HBK-INIT-02, HBKX-GAP-08.
 */
export const meeting: MeetingRules = { surprise: () => null, distance: () => null }
