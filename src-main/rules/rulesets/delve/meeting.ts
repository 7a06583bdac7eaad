import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type MeetingRules } from '../../core/ruleset/encounters.ts'
import { surprise } from './house-rules/meeting.ts'

/** Surprise and distance of an encounter, from the author's related game. Rules DLVX-ANS-22, DLVX-ANS-23. */
export const meeting: MeetingRules = {
  surprise: (situation) =>
    houseRule<string>(situation, surprise) === 'sure'
      ? null
      : { sides: 6, least: 5, most: 6, rule: 'DLVX-ANS-22' },
  distance: () => ({
    indoors: { surprised: '1', aware: '1d4', times: 1, unit: 'moves' },
    outdoors: { surprised: '1d4', aware: '4d6', times: 1, unit: 'moves' },
    rule: 'DLVX-ANS-23',
  }),
}
