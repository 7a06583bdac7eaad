import { signed } from '../../../common/trial.ts'
import { milesOf } from '../../../travel/journey.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { animalLoad, ridingPenaltyUnit } from '../house-rules/gear.ts'
import { dailyMiles, grounds } from '../movement/figures.ts'
import { calculator } from '../reckoning.ts'
import { beastNamed, beastRows } from './beasts.ts'
import { animalMovement, tackPenalties, tacks, type LoadSteps } from './priced.ts'

const tidy = (figure: number): number => Math.round(figure * 100) / 100

/** How fast and how far a beast goes with what it bears, and what riding it costs. Rules GAM-EQ-12 to GAM-EQ-14, GAM-AMB-15. */
export const ladenBeast = calculator({
  id: 'gods-and-monsters.laden-beast',
  title: 'Beast under load',
  rule: 'GAM-EQ-12',
  phase: 'check',
  slot: 'travel',
  finds: 'animal horse mule donkey pony ox load bulk movement saddle blanket bareback riding miles',
  asks: {
    beast: {
      kind: 'choice',
      title: 'Beast',
      of: beastRows.map(({ name }) => name),
      default: 'Horse, riding',
    },
    load: { kind: 'number', title: 'Bulk it bears', min: 0, max: 100_000, default: 0 },
    tack: { kind: 'choice', title: 'Ridden with', of: tacks, default: 'saddle' },
    ground: { kind: 'choice', title: 'Ground', of: grounds, default: 'ideal' },
  },
  reckon(situation, { beast, load, tack, ground }) {
    const row = beastNamed(beast)
    if (!row) return { refuses: `“${beast}” is no beast of the list: choose one that is.` }
    const steps = houseRule<LoadSteps>(situation, animalLoad)
    const laden = animalMovement(row.movement, row.load, load, steps)
    const { riding, day } = tackPenalties(tack)
    const offMovement = houseRule(situation, ridingPenaltyUnit) === 'movement'
    const movement = Math.max(0, laden + (offMovement ? day : 0))
    const miles = Math.max(0, dailyMiles(movement, ground, false) + (offMovement ? 0 : day))
    return {
      says: `Movement ${tidy(movement)}, ${milesOf(tidy(miles))} a day`,
      terms: [
        { name: row.name, value: row.movement, rule: row.rule },
        ...(laden < row.movement
          ? [
              {
                name: `Above ${row.load}`,
                value: tidy(laden - row.movement),
                rule: 'GAM-EQ-12' as const,
              },
            ]
          : []),
        ...(offMovement && day !== 0
          ? [{ name: tack, value: day, rule: 'GAM-EQ-14' as const }]
          : []),
      ],
      why: [
        { name: 'Tests of riding', value: signed(riding), rule: 'GAM-EQ-14' },
        {
          name: tack === 'saddle' ? 'Saddle' : `Ridden, ${tack}`,
          value: offMovement ? `${signed(day)} Movement` : `${signed(day)} miles of the day`,
          rule: 'GAM-AMB-15',
        },
        ...(row.gallops
          ? [
              {
                name: 'Jog, run and sprint',
                value: 'twice the chart',
                rule: 'GAM-EQ-13' as const,
              },
            ]
          : []),
      ],
    }
  },
})
