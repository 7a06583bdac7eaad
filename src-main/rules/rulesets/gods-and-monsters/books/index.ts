import type { Action } from '../../../core/action.ts'
import { counted, listed } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { upkeepParts } from '../house-rules/travel.ts'
import { calculator, living as somebody } from '../reckoning.ts'
import { dailyWages } from '../wages.ts'
import { comesAgain } from './bills.ts'
import {
  improvisedLevel,
  living as livingCost,
  livingStyles,
  upkeep as upkeepOf,
  upkeepKinds,
} from './figures.ts'

const paying = { kind: 'creature', title: 'Who pays', first: 'party' } as const

function paid(situation: Parameters<typeof somebody>[0], who: string, silver: number) {
  const payer = somebody(situation, who)
  if ('refuses' in payer) return payer
  const has = payer.values.coins ?? 0
  const due = Math.ceil(silver)
  if (due > has)
    return {
      refuses: `${payer.name} has ${has} silver and owes ${due}: add coins, or let another pay.`,
    }
  return {
    payer,
    effects: due === 0 ? [] : [{ do: 'change' as const, creature: who, field: 'coins', by: -due }],
  }
}

/** The bill for keeping weapons, armor and animals. Rules GAM-UPK-02, GAM-AMB-65. */
const upkeep = calculator({
  id: 'gods-and-monsters.upkeep',
  title: 'Pay upkeep',
  rule: 'GAM-UPK-02',
  phase: 'town',
  slot: 'coins',
  finds: 'maintenance bill weapon armor horse mule stable year month silver',
  asks: {
    who: paying,
    kind: { kind: 'choice', title: 'For a', of: upkeepKinds, default: 'weapon' },
    cost: { kind: 'number', title: 'Its price in silver', min: 0, max: 1_000_000, default: 20 },
    days: { kind: 'number', title: 'Days', min: 0, max: 36_500, default: 365 },
    again: { kind: 'switch', title: 'Bill it again by the calendar', default: false },
    due: { kind: 'due', title: 'What it settles', optional: true },
  },
  reckon(situation, { who, kind, cost, days, again, due }) {
    const length = kind === 'weapon' ? 365 : 30
    const begun = houseRule(situation, upkeepParts) === 'begun'
    const periods = begun ? Math.ceil(days / length) : Math.floor(days / length)
    const silver = upkeepOf(kind, cost, periods)
    const bill = paid(situation, who, silver)
    if ('refuses' in bill) return bill
    return {
      says: `${silver} silver for ${periods} ${kind === 'weapon' ? 'years' : 'months'}`,
      terms: [
        { name: 'Price', value: cost, rule: 'GAM-UPK-02' },
        { name: kind === 'weapon' ? 'Years' : 'Months', value: periods, rule: 'GAM-AMB-65' },
      ],
      why: again
        ? [{ name: 'Billed again', value: `every ${length} days`, rule: 'GAM-UPK-02' }]
        : [],
      scope: { due: { idle: true } },
      who: [who],
      effects: [
        ...bill.effects,
        ...(due ? [{ do: 'settle' as const, due }] : []),
        ...(again
          ? [
              comesAgain(situation, {
                id: `upkeep:${who}:${kind}:${cost}`,
                title: `Upkeep of ${kind}, ${cost} silver`,
                bearer: who,
                days: length,
                action: 'gods-and-monsters.upkeep',
                input: { who, kind, cost, days: length, again: false, due: '' },
                rule: 'GAM-UPK-02',
              }),
            ]
          : []),
      ],
    }
  },
})

/** Days of food, roof and company. Rule GAM-UPK-01. */
const livelihood = calculator({
  id: 'gods-and-monsters.living',
  title: 'Pay for living',
  rule: 'GAM-UPK-01',
  phase: 'town',
  slot: 'coins',
  finds: 'living costs upkeep inn poor basic extravagant days silver',
  asks: {
    who: paying,
    style: { kind: 'choice', title: 'They live', of: livingStyles, default: 'basic' },
    days: { kind: 'number', title: 'Days', min: 0, max: 36_500, default: 7 },
    daily: {
      kind: 'number',
      title: 'Silver a day, when extravagant',
      min: 10,
      max: 100,
      default: 10,
    },
  },
  reckon(situation, { who, style, days, daily }) {
    const silver = livingCost(days, style, daily)
    const bill = paid(situation, who, silver)
    if ('refuses' in bill) return bill
    return {
      says: `${Math.ceil(silver)} silver for ${days} days, ${style}`,
      terms: [{ name: 'Days', value: days, rule: 'GAM-UPK-01' }],
      who: [who],
      effects: bill.effects,
    }
  },
})

/** Pays the party’s hirelings for a number of days. Rule GAM-UPK-01. */
export const payHirelings = calculator({
  id: 'gods-and-monsters.pay-hirelings',
  title: 'Pay hirelings',
  rule: 'GAM-UPK-01',
  phase: 'town',
  slot: 'coins',
  finds: 'wage retainer porter torchbearer day silver',
  asks: {
    who: { ...paying, side: 'party' },
    days: { kind: 'number', title: 'Days', min: 1, max: 3650, default: 1 },
  },
  reckon(situation, { who, days }) {
    const { coins, hirelings } = dailyWages(situation)
    const names = hirelings.flatMap((id) => situation.creatures[id]?.name ?? [])
    if (names.length === 0)
      return { refuses: 'Nobody of the party is a hireling: hire somebody first.' }
    const bill = paid(situation, who, coins * days)
    if ('refuses' in bill) return bill
    return {
      says: `${coins * days} silver for ${counted(days, 'day')} of ${listed(names)}`,
      terms: [
        { name: 'A day of all', value: coins, rule: 'GAM-UPK-01' },
        { name: 'Days', value: days, rule: 'GAM-UPK-01' },
      ],
      who: [who, ...hirelings],
      effects: bill.effects,
    }
  },
})

/** A spirit’s gift made up in play counts as two levels more until it is settled. Rule GAM-SPL-04. */
const improvised = calculator({
  id: 'gods-and-monsters.improvised',
  title: 'Level of an improvised manifestation',
  rule: 'GAM-SPL-04',
  phase: 'check',
  slot: 'skill',
  finds: 'spirit manifestation improvise guess level new prophet',
  asks: { guessed: { kind: 'number', title: 'Your guess', min: 1, max: 20, default: 1 } },
  reckon: (_situation, { guessed }) => ({
    says: `Level ${improvisedLevel(guessed)} until it is settled`,
    terms: [
      { name: 'Guess', value: guessed, rule: 'GAM-SPL-04' },
      { name: 'Made up in play', value: 2, rule: 'GAM-SPL-04' },
    ],
  }),
})

/** Actions for upkeep, livelihood and hirelings’ pay, and for a spirit’s gift made up in play. */
export const books: readonly Action[] = [upkeep, livelihood, improvised, payHirelings]
