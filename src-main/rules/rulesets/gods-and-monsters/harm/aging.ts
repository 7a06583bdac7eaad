import { compact } from '../../../common/compact.ts'
import type { Effect } from '../../../core/effects.ts'
import { isRefusal, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { counted, upperFirst } from '../../../core/words.ts'
import { abilities } from '../character/abilities.ts'
import { scoresOf } from '../character/people.ts'
import { calculator, livingCreature } from '../checks/actions.ts'
import { agingTradeReading, agingYears } from '../house-rules/hazards.ts'
import { repeatingTimer } from '../town/upkeep.ts'

/** Injuries that age brings and nothing heals: one at 40 and endurance, one more for so many years after. Rules GAM-AGE-01, GAM-AMB-02. */
export function agingInjuries(endurance: number, age: number, yearsEach = 1): number {
  const past = age - 40 - endurance
  return past < 0 ? 0 : 1 + Math.floor(past / yearsEach)
}

/** Moment at which an ability must be above one: after the trade, or only before it. Rule GAM-AMB-48. */
export type TradeReading = 'after' | 'before'

/** An injury of age for two points of an ability; refused it changes nothing. Rules GAM-AGE-02, GAM-AMB-48. */
export function agingTrade(
  score: number,
  injuries: number,
  reading: TradeReading = 'after',
): { allowed: boolean; score: number; injuries: number } {
  const least = reading === 'after' ? 4 : 2
  if (injuries < 1 || score < least) return { allowed: false, score, injuries }
  return { allowed: true, score: Math.max(0, score - 2), injuries: injuries - 1 }
}

/** Years pass for somebody, with the injuries they bring. Rules GAM-AGE-01, GAM-AMB-02. */
export const passYears = calculator({
  id: 'gods-and-monsters.age',
  title: 'Years pass',
  rule: 'GAM-AGE-01',
  phase: 'town',
  slot: 'calendar',
  finds: 'aging birthday old year injuries endurance',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    years: { kind: 'number', title: 'Years', min: 0, max: 1000, default: 1 },
    again: { kind: 'switch', title: 'Each year by the calendar', default: false },
    due: { kind: 'due', title: 'What it settles', optional: true },
  },
  plan(situation, { who, years, again, due }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const { endurance } = scoresOf(creature)
    const age = creature.values.age ?? 0
    const each = houseRule<number>(situation, agingYears)
    const total = agingInjuries(endurance, age + years, each)
    const more = total - agingInjuries(endurance, age, each)
    const effects: Effect[] = compact(
      { do: 'set', creature: who, field: 'age', to: age + years },
      more > 0 && { do: 'change', creature: who, field: 'injuries', by: more },
    )
    return {
      says: `${creature.name} is ${age + years}: ${more === 0 ? 'no more injuries' : `${counted(more, 'more injury', 'more injuries')} that nothing heals`}`,
      terms: [
        { name: 'Age', value: age + years, rule: 'GAM-AGE-01' },
        { name: 'Begins at', value: 40 + endurance, rule: 'GAM-AGE-01' },
        { name: 'Injuries of age in all', value: total, rule: 'GAM-AGE-01' },
      ],
      scope: { due: { idle: true } },
      who: [who],
      effects: compact(
        ...(years === 0 ? [] : effects),
        due && { do: 'settle', due },
        again &&
          repeatingTimer(situation, {
            id: `birthday:${who}`,
            title: `A year older, ${creature.name}`,
            bearer: who,
            days: 365,
            action: 'gods-and-monsters.age',
            input: { who, years: 1, again: false, due: '' },
            rule: 'GAM-AGE-01',
          }),
      ),
    }
  },
})

/** An injury of age for two points of an ability. Rules GAM-AGE-02, GAM-AMB-48. */
export const tradeAgeInjury = calculator({
  id: 'gods-and-monsters.age-trade',
  title: 'Trade an injury of age',
  rule: 'GAM-AGE-02',
  phase: 'town',
  slot: 'edit',
  finds: 'aging injury ability minus two old',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    ability: { kind: 'choice', title: 'From', of: abilities, default: 'strength' },
  },
  plan(situation, { who, ability }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const scores = scoresOf(creature)
    const had = Math.min(
      creature.values.injuries ?? 0,
      agingInjuries(
        scores.endurance,
        creature.values.age ?? 0,
        houseRule<number>(situation, agingYears),
      ),
    )
    if (had < 1) return refusal(`${creature.name} has no injury of age to trade.`)
    const traded = agingTrade(
      scores[ability],
      had,
      houseRule<TradeReading>(situation, agingTradeReading),
    )
    if (!traded.allowed)
      return refusal(
        `${creature.name}’s ${ability} of ${scores[ability]} is too low: choose another ability.`,
      )
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
