import { step } from '../../../core/outcome.ts'
import { compact } from '../../../common/compact.ts'
import { signed } from '../../../common/check.ts'
import { refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { milesOf } from '../../../travel/journey.ts'
import { calculator } from '../checks/actions.ts'
import { animalMovement, tackPenalties, tacks, type LoadSteps } from '../gear/priced.ts'
import { beastNamed, beastRows } from '../gear/things.ts'
import { animalLoad, ridingPenaltyUnit } from '../house-rules/gear.ts'
import { toHundredths } from '../scales.ts'
import { dailyMiles, grounds } from './movement.ts'

/** Beasts of the party that are kept for riding. Rule GAM-AMB-65. */
export function mounts(all: readonly ReadonlyCreature[]): ReadonlyCreature[] {
  return all.filter(({ kind, name }) => kind === 'animal' && beastNamed(name)?.riding)
}

/** Reason why not everybody can ride; null when all can. */
export function tooFewMounts(all: readonly ReadonlyCreature[]): string | null {
  const riders = all.filter(({ kind }) => kind !== 'animal').length
  const beasts = mounts(all).length
  return beasts >= riders
    ? null
    : `${riders} would ride, and ${beasts === 0 ? 'no riding beast goes' : `only ${beasts} of the beasts are for riding and go`} with them: buy one for each, or walk.`
}

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
  plan(situation, { beast, load, tack, ground }) {
    const row = beastNamed(beast)
    if (!row) return refusal(`“${beast}” is no beast of the list: choose one that is.`)
    const steps = houseRule<LoadSteps>(situation, animalLoad)
    const laden = animalMovement(row.movement, row.load, load, steps)
    const { riding, day } = tackPenalties(tack)
    const offMovement = houseRule(situation, ridingPenaltyUnit) === 'movement'
    const movement = Math.max(0, laden + (offMovement ? day : 0))
    const miles = Math.max(0, dailyMiles(movement, ground, false) + (offMovement ? 0 : day))
    return {
      says: `Movement ${toHundredths(movement)}, ${milesOf(toHundredths(miles))} a day`,
      terms: compact(
        { name: row.name, value: row.movement, rule: row.rule },
        laden < row.movement &&
          step(`Above ${row.load}`, toHundredths(laden - row.movement), 'GAM-EQ-12'),
        offMovement && day !== 0 && step(tack, day, 'GAM-EQ-14'),
      ),
      why: compact(
        step('Tests of riding', signed(riding), 'GAM-EQ-14'),
        step(
          tack === 'saddle' ? 'Saddle' : `Ridden, ${tack}`,
          offMovement ? `${signed(day)} Movement` : `${signed(day)} miles of the day`,
          'GAM-AMB-15',
        ),
        row.gallops && step('Jog, run and sprint', 'twice the chart', 'GAM-EQ-13'),
      ),
    }
  },
})
