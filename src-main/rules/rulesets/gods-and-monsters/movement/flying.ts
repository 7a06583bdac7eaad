import { counted } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { milesOf } from '../../../travel/journey.ts'
import { flyingDay } from '../house-rules/travel.ts'
import { calculator, living } from '../reckoning.ts'
import { dailyMiles } from './figures.ts'

/** Distance flown in a number of hours. Rules GAM-MOV-13, GAM-AMB-62. */
export const flying = calculator({
  id: 'gods-and-monsters.flying',
  title: 'Fly a long way',
  rule: 'GAM-MOV-13',
  phase: 'check',
  slot: 'travel',
  finds: 'flight wings miles hour day air',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    hours: { kind: 'number', title: 'Hours', min: 1, max: 24, default: 8 },
  },
  reckon(situation, { who, hours }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const movement = creature.values.movement ?? 10
    const byWalker = houseRule(situation, flyingDay) === 'eight times'
    const miles = byWalker ? (8 * dailyMiles(movement, 'ideal') * hours) / 8 : movement * hours
    return {
      says: `${milesOf(miles)} in ${counted(hours, 'hour')}`,
      terms: [{ name: 'Movement', value: movement, rule: 'GAM-MOV-13' }],
      who: [who],
    }
  },
})
