import type { Effect } from '../../../core/effects.ts'
import { counted, upperFirst } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { abilities } from '../abilities.ts'
import { agingTradeReading, agingYears } from '../house-rules/hazards.ts'
import { comesAgain } from '../books/bills.ts'
import { scoresOf } from '../people.ts'
import { calculator, living } from '../reckoning.ts'
import { agingInjuries, agingTrade, type TradeReading } from './figures.ts'

/** Years pass for somebody, with the injuries they bring. Rules GAM-AGE-01, GAM-AMB-02. */
export const grow = calculator({
  id: 'gods-and-monsters.age',
  title: 'Years pass',
  rule: 'GAM-AGE-01',
  phase: 'town',
  slot: 'calendar',
  finds: 'aging birthday old year injuries endurance',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    years: { kind: 'number', title: 'Years', min: 0, max: 1000, default: 1 },
    again: { kind: 'switch', title: 'Each year by the calendar', default: false },
    due: { kind: 'due', title: 'What it settles', optional: true },
  },
  reckon(situation, { who, years, again, due }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const { endurance } = scoresOf(creature)
    const age = creature.values.age ?? 0
    const each = houseRule<number>(situation, agingYears)
    const total = agingInjuries(endurance, age + years, each)
    const more = total - agingInjuries(endurance, age, each)
    const effects: Effect[] = [
      { do: 'set', creature: who, field: 'age', to: age + years },
      ...(more > 0 ? [{ do: 'change' as const, creature: who, field: 'injuries', by: more }] : []),
    ]
    return {
      says: `${creature.name} is ${age + years}: ${more === 0 ? 'no more injuries' : `${counted(more, 'more injury', 'more injuries')} that nothing heals`}`,
      terms: [
        { name: 'Age', value: age + years, rule: 'GAM-AGE-01' },
        { name: 'Begins at', value: 40 + endurance, rule: 'GAM-AGE-01' },
        { name: 'Injuries of age in all', value: total, rule: 'GAM-AGE-01' },
      ],
      scope: { due: { idle: true } },
      who: [who],
      effects: [
        ...(years === 0 ? [] : effects),
        ...(due ? [{ do: 'settle' as const, due }] : []),
        ...(again
          ? [
              comesAgain(situation, {
                id: `birthday:${who}`,
                title: `A year older, ${creature.name}`,
                bearer: who,
                days: 365,
                action: 'gods-and-monsters.age',
                input: { who, years: 1, again: false, due: '' },
                rule: 'GAM-AGE-01',
              }),
            ]
          : []),
      ],
    }
  },
})

/** An injury of age for two points of an ability. Rules GAM-AGE-02, GAM-AMB-48. */
export const trade = calculator({
  id: 'gods-and-monsters.age-trade',
  title: 'Trade an injury of age',
  rule: 'GAM-AGE-02',
  phase: 'town',
  slot: 'edit',
  finds: 'aging injury ability minus two old',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    ability: { kind: 'choice', title: 'From', of: abilities, default: 'strength' },
  },
  reckon(situation, { who, ability }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const scores = scoresOf(creature)
    const had = Math.min(
      creature.values.injuries ?? 0,
      agingInjuries(
        scores.endurance,
        creature.values.age ?? 0,
        houseRule<number>(situation, agingYears),
      ),
    )
    if (had < 1) return { refuses: `${creature.name} has no injury of age to trade.` }
    const traded = agingTrade(
      scores[ability],
      had,
      houseRule<TradeReading>(situation, agingTradeReading),
    )
    if (!traded.allowed)
      return {
        refuses: `${creature.name}’s ${ability} of ${scores[ability]} is too low: choose another ability.`,
      }
    return {
      says: `${ability} ${scores[ability]} to ${traded.score}, an injury fewer`,
      terms: [
        {
          name: upperFirst(ability),
          value: scores[ability],
          rule: 'GAM-AGE-02',
        },
        { name: 'Traded', value: -2, rule: 'GAM-AGE-02' },
      ],
      who: [who],
      effects: [
        { do: 'set', creature: who, field: ability, to: traded.score },
        { do: 'change', creature: who, field: 'injuries', by: -1 },
      ],
    }
  },
})
