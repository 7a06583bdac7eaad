import type { Action } from '../../../core/action.ts'
import type { MeetingRules } from '../../../core/ruleset/encounters.ts'
import { social } from './social.ts'
import { reacting } from './reaction.ts'
import { surprise, surpriseMet } from './surprise.ts'

/** One d6 serves both sides; how far off is yours to say. Rules BDPX-SUR-01, BDPX-GAP-06. */
export const meeting: MeetingRules = { surprise: surpriseMet, distance: () => null }

export const meetings: readonly Action[] = [surprise, reacting, ...social]
