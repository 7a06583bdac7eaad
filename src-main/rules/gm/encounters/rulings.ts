import { houseRule, type HouseRule } from '../../core/ruleset/house-rules.ts'
import { type Ruleset } from '../../core/ruleset.ts'
import type { DistanceRule, SurpriseRule } from '../../core/ruleset/encounters.ts'
import type { Situation } from '../../core/situation.ts'
import { hitPointRuleOf } from './hit-points.ts'

/** Gatefold's surprise rule: a d6 for each side, surprised on 1 or 2. Rule GF-MEET-07. */
const defaultSurprise: SurpriseRule = { sides: 6, least: 1, most: 2, rule: 'GF-MEET-07' }

/** Gatefold's encounter distances: by light or sound indoors, by sight outdoors. Rule GF-MEET-08. */
export const defaultDistance: DistanceRule = {
  indoors: { surprised: '1d3', aware: '2d4', times: 10, unit: 'ft' },
  outdoors: { surprised: '1d6', aware: '4d6', times: 10, unit: 'yards' },
  rule: 'GF-MEET-08',
}

const meetingSurprise: HouseRule = {
  id: 'meetingSurprise',
  title: 'Surprise when somebody is met',
  asks: 'Not every game says whether a meeting may take a side unawares.',
  rule: 'GF-MEET-07',
  group: 'Encounters',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'game',
        title: 'The game’s',
        means: 'As the game has it; where it says nothing, ours.',
      },
      { value: 'house', title: 'Ours', means: 'A d6 for each side, surprised on 1 or 2.' },
      { value: 'off', title: 'None', means: 'You say who is surprised.' },
    ],
  },
}

const meetingDistance: HouseRule = {
  id: 'meetingDistance',
  title: 'Distance when somebody is met',
  asks: 'Few of these games say how far off a meeting begins.',
  rule: 'GF-MEET-08',
  group: 'Encounters',
  choice: {
    kind: 'options',
    of: [
      { value: 'house', title: 'Ours', means: '2d4 × 10 feet below, 4d6 × 10 yards above ground.' },
      { value: 'game', title: 'The game’s', means: 'As the game has it; where it has none, ours.' },
      { value: 'off', title: 'None', means: 'You say how far.' },
    ],
  },
}

/** House rules about encounters that every game has. */
export function meetingRulesOf(game: Ruleset): readonly HouseRule[] {
  return [meetingSurprise, meetingDistance, hitPointRuleOf(game)]
}

type Choice = 'game' | 'house' | 'off'

/** Surprise rule of a new encounter; null when it is off or the game settles it in the fight. */
export function surpriseRolled(situation: Situation, game: Ruleset): SurpriseRule | null {
  const choice = houseRule<Choice>(situation, meetingSurprise)
  if (choice === 'off') return null
  const own = game.meeting?.surprise
  return choice === 'house' || !own ? defaultSurprise : own(situation)
}

/** Surprise rule when the GM asks for a roll. */
export function surpriseRuleFor(situation: Situation, game: Ruleset): SurpriseRule {
  const rolled = surpriseRolled(situation, game)
  return rolled && !rolled.one ? rolled : defaultSurprise
}

export function distanceRolled(situation: Situation, game: Ruleset): DistanceRule | null {
  const choice = houseRule<Choice>(situation, meetingDistance)
  if (choice === 'off') return null
  const own = choice === 'game' ? game.meeting?.distance?.(situation) : null
  return own ?? defaultDistance
}
