import type { RoadRules } from '../../../ruleset.ts'
import { milesOf } from '../../../travel/journey.ts'
import { daySteps, dayOf } from './travel.ts'
import { partyOf } from '../people.ts'

const fair = 'clear'

/** The road as the screen shows it before a day is spent: no die of events, and the Guide’s weather. Rule GAM-MOV-11. */
export const road: RoadRules = {
  pace(situation) {
    const day = dayOf(situation, 'ideal', 'light', false)
    if (!day)
      return {
        says: 'Nobody travels',
        refuses: 'Nobody is in the party: add somebody first.',
        miles: [],
        slowedBy: [],
        why: [],
      }
    return {
      says: `${milesOf(day.miles)} over easy ground`,
      refuses: null,
      miles: [{ miles: day.miles, chance: 1 }],
      slowedBy: [],
      why: daySteps(day, 'ideal'),
    }
  },
  events: () => [],
  weather(situation) {
    const sky = situation.weather?.sky ?? fair
    return { sky, scale: [sky], turns: [{ sky, chance: 1 }] }
  },
  camp: (situation) =>
    partyOf(situation).map(({ id, values }) => {
      const { hp = 0, maxHp = hp, injuries = 0 } = values
      const hurt = [
        ...(hp < maxHp ? [`survival ${hp} of ${maxHp}`] : []),
        ...(injuries > 0 ? [`injuries ${injuries}`] : []),
      ]
      return { who: id, fed: true, says: hurt }
    }),
  rule: 'GAM-MOV-11',
}
