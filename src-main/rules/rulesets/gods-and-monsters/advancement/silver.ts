import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { mojoSilver, mojoTrade } from '../house-rules/characters.ts'
import { calculator, living } from '../reckoning.ts'

/** Mojo becomes silver. Rules GAM-EQ-02, GAM-EQ-04, GAM-AMB-17. */
export const mojoForSilver = calculator({
  id: 'gods-and-monsters.mojo-for-silver',
  title: 'Mojo for silver',
  rule: 'GAM-EQ-04',
  phase: 'town',
  slot: 'coins',
  finds: 'mojo silver coins trade creation starting money gear afterwards',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    mojo: { kind: 'number', title: 'Mojo given', min: 1, max: 999, default: 1 },
  },
  reckon(situation, { who, mojo }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const { level = 0, mojo: has = 0 } = creature.values
    if (level > 1 && houseRule(situation, mojoTrade) === 'creation')
      return {
        refuses: `${creature.name} is of level ${level}, and mojo buys silver at the first alone (GAM-AMB-17): change that house rule, or sell something.`,
      }
    if (mojo > has)
      return { refuses: `${creature.name} has ${has} mojo and gives ${mojo}: give what is there.` }
    const rate = houseRule<number>(situation, mojoSilver)
    return {
      says: `${mojo * rate} silver for ${mojo} mojo`,
      terms: [
        { name: 'Mojo', value: mojo, rule: 'GAM-EQ-04' },
        { name: 'Silver for each', value: rate, rule: 'GAM-AMB-17' },
      ],
      why: [
        {
          name: 'What they turn out to have',
          value: 'may be bought throughout the first level',
          rule: 'GAM-EQ-02',
        },
      ],
      who: [who],
      effects: [
        { do: 'change', creature: who, field: 'mojo', by: -mojo, min: 0 },
        { do: 'change', creature: who, field: 'coins', by: mojo * rate },
      ],
    }
  },
})
