import type { Action } from '../../../action.ts'
import type { MeetingRules } from '../../../ruleset.ts'
import { social } from './social.ts'
import { reacting } from './reaction.ts'
import { surprise } from './surprise.ts'

/** One d6 serves both sides, so that the screen does not roll one for each; how far off is yours to say. Rule BDPX-GAP-06. */
export const meeting: MeetingRules = { surprise: () => null, distance: () => null }

export const meetings: readonly Action[] = [surprise, reacting, ...social]
