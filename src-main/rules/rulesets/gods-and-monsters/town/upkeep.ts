import { day } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import type { Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { type RuleId, step } from '../../../core/outcome.ts'
import { isRefusal, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Wages } from '../../../core/ruleset/money.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { livingParty } from '../character/people.ts'
import { calculator, livingCreature } from '../checks/actions.ts'
import { hirelingWage } from '../house-rules/gear.ts'
import { upkeepParts } from '../house-rules/travel.ts'
import { payCoins } from '../../../gm/party/coins.ts'
import { money } from '../money.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Silver a day for one hireling. Rule GAM-UPK-01. */
export function dayWage(situation: Pick<Situation, 'houseRules'>): number {
  return houseRule<number>(situation, hirelingWage)
}

/** Day’s wages of the party’s living hirelings. Rule GAM-UPK-01. */
export function dailyWages(situation: Situation): Wages {
  const hired = livingParty(situation).filter(({ kind }) => kind === 'hireling')
  return {
    coins: hired.length * dayWage(situation),
    hirelings: hired.map(({ id }) => id),
    rule: 'GAM-UPK-01',
    together: 'gods-and-monsters.pay-hirelings',
  }
}

/**
 * Timer that makes a bill or birthday due every so many days, until it is stopped. Rules GAM-UPK-02,
 * GAM-AGE-01.
 */
export function repeatingTimer(
  situation: Situation,
  what: {
    /** Id of the timer; a second one with the same id replaces the first. */
    id: string
    title: string
    bearer: string
    days: number
    action: ActionId
    input: Record<string, unknown>
    rule: RuleId
  },
): Effect {
  const { id, title, bearer, days, action, input, rule } = what
  const every = days * day
  const now = situation.clock.seconds
  return {
    do: 'timer',
    timer: {
      id,
      kind: 'wage',
      title,
      bearer,
      from: now,
      next: now + every,
      every,
      due: {
        action,
        input,
        title,
        why: `${days} days have gone by`,
        rule,
        when: 'now',
        who: [bearer],
        must: false,
      },
      rule,
    },
  }
}

export const upkeepKinds = ['weapon', 'armor', 'riding animal', 'other animal'] as const
type UpkeepKind = (typeof upkeepKinds)[number]

/** Part of its price that a thing costs to keep, in hundredths: a weapon by the year, all else by the month. Rule GAM-UPK-02. */
const hundredths: Readonly<Record<UpkeepKind, number>> = {
  weapon: 10,
  armor: 5,
  'riding animal': 10,
  'other animal': 5,
}

/** Silver for so many whole periods. Rules GAM-UPK-02, GAM-AMB-65. */
export function upkeepCost(kind: UpkeepKind, cost: number, periods: number): number {
  return (cost * periods * hundredths[kind]) / 100
}

const livingStyles = ['poor', 'basic', 'extravagant'] as const
type LivingStyle = (typeof livingStyles)[number]

/** Silver for so many days: one a day, one a week for the poor, 10 to 100 a day for those who show it. Rule GAM-UPK-01. */
function livingCost(days: number, style: LivingStyle, aDay = 10): number {
  if (style === 'basic') return days
  return style === 'poor' ? days / 7 : days * Math.max(10, Math.min(100, aDay))
}

/** The level of a manifestation made up in play, until it is settled. Rule GAM-SPL-04. */
export function improvisedLevel(guessed: number): number {
  return guessed + 2
}

const paying = {
  kind: 'creature',
  role: 'actor',
  title: 'Who pays',
  first: 'party',
  only: personKinds,
  proposed: true,
} as const

/** Silver to a hundredth: a purse holds parts of a coin. Rule GAM-EQ-01. */
function inParts(silver: number): number {
  return Math.round(silver * 100) / 100
}

function billFor(situation: Parameters<typeof livingCreature>[0], who: string, silver: number) {
  const payer = livingCreature(situation, who)
  if (isRefusal(payer)) return payer
  const has = payer.values.coins ?? 0
  const due = inParts(silver)
  if (due > has)
    return refusal(
      `${payer.name} has ${has} silver and owes ${due}: add coins, or let another pay.`,
    )
  return {
    payer,
    effects: payCoins(payer, due, money, situation),
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
  plan(situation, { who, kind, cost, days, again, due }) {
    const length = kind === 'weapon' ? 365 : 30
    const begun = houseRule(situation, upkeepParts) === 'begun'
    const periods = begun ? Math.ceil(days / length) : Math.floor(days / length)
    const silver = upkeepCost(kind, cost, periods)
    const bill = billFor(situation, who, silver)
    if (isRefusal(bill)) return bill
    return {
      says: `${inParts(silver)} silver for ${counted(periods, kind === 'weapon' ? 'year' : 'month')}`,
      terms: compact(
        step('Price', cost, 'GAM-UPK-02'),
        step(kind === 'weapon' ? 'Years' : 'Months', periods, 'GAM-AMB-65'),
      ),
      why: again ? [step('Billed again', `every ${length} days`, 'GAM-UPK-02')] : [],
      scope: { due: { idle: true } },
      who: [who],
      effects: compact<Effect>(
        ...bill.effects,
        due && { do: 'settle', due },
        again &&
          repeatingTimer(situation, {
            id: `upkeep:${who}:${kind}:${cost}`,
            title: `Upkeep of ${kind}, ${cost} silver`,
            bearer: who,
            days: length,
            action: 'gods-and-monsters.upkeep',
            input: { who, kind, cost, days: length, again: false, due: '' },
            rule: 'GAM-UPK-02',
          }),
      ),
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
  plan(situation, { who, style, days, daily }) {
    const silver = livingCost(days, style, daily)
    const bill = billFor(situation, who, silver)
    if (isRefusal(bill)) return bill
    return {
      says: `${inParts(silver)} silver for ${counted(days, 'day')}, ${style}`,
      terms: [step('Days', days, 'GAM-UPK-01')],
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
  plan(situation, { who, days }) {
    const { coins, hirelings } = dailyWages(situation)
    const names = hirelings.flatMap((id) => situation.creatures[id]?.name ?? [])
    if (names.length === 0)
      return refusal('Nobody of the party is a hireling: hire somebody first.')
    const bill = billFor(situation, who, coins * days)
    if (isRefusal(bill)) return bill
    return {
      says: `${coins * days} silver for ${counted(days, 'day')} of ${listed(names)}`,
      terms: [step('A day of all', coins, 'GAM-UPK-01'), step('Days', days, 'GAM-UPK-01')],
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
  plan: (_situation, { guessed }) => ({
    says: `Level ${improvisedLevel(guessed)} until it is settled`,
    terms: [step('Guess', guessed, 'GAM-SPL-04'), step('Made up in play', 2, 'GAM-SPL-04')],
  }),
})

/** Actions for upkeep, livelihood and hirelings’ pay, and for a spirit’s gift made up in play. */
export const town: readonly Action[] = [upkeep, livelihood, improvised, payHirelings]
