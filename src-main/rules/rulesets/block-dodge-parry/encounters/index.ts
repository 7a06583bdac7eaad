import type { Action } from '../../../core/action.ts'
import type { MeetingRules } from '../../../core/ruleset/encounters.ts'
import { argument } from './argument.ts'
import { rollReaction } from './reaction.ts'
import { surprise, surpriseRule } from './surprise.ts'

/** Surprise by one d6 for both sides; the GM says how far off they are. Rules BDPX-SUR-01, BDPX-GAP-06. */
export const encounterRules: MeetingRules = { surprise: surpriseRule, distance: () => null }

export const encounters: readonly Action[] = [surprise, rollReaction, argument]
