import { day } from '../../clock/clock.ts'
import { mostRings } from '../../clock/timers.ts'
import { defineAction, type Game } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Id, ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import type { Due, Timer } from '../../core/state/due.ts'
import { counted, listed } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { earnCoins, payCoins, purseOf } from '../party/coins.ts'
import { personKinds } from '../../core/state/creature.ts'

function eaters(situation: Situation): ReadonlyCreature[] {
  return situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions, kind }) => !('dead' in conditions) && kind !== 'animal')
}

function ration(creature: ReadonlyCreature): ReadonlyCreature['items'][string] | undefined {
  return creature.itemOrder
    .flatMap((id) => creature.items[id] ?? [])
    .find(({ name, count }) => /\brations?\b/i.test(name) && count > 0)
}

function eaten(creature: ReadonlyCreature, item: ReadonlyCreature['items'][string]): Effect {
  if (item.count <= 1) return { do: 'drop item', creature: creature.id, item: item.id }
  return { do: 'item', creature: creature.id, item: { ...item, count: item.count - 1 } as Item }
}

/** Id of the game’s own meal action, where it counts food; else Gatefold’s. */
function mealOf({ actions }: Game): Due['action'] {
  const own = actions.find(({ slot }) => slot === 'supplies')
  return own?.id ?? 'house.eat'
}

/** Starts counting rations daily. Rule GF-RATION-01. */
export const rations = defineAction({
  id: 'house.rations',
  title: 'Count rations daily',
  rule: 'GF-RATION-01',
  phase: 'table',
  slot: 'timer',
  finds: 'food eat meal supplies ration day',
  plan: ({ timers }) =>
    Object.values(timers).some(({ kind }) => kind === 'ration')
      ? refusal('Rations are counted already: their timer is on the list.')
      : {},
  preview: () => plain('A meal falls due every day from now'),
  run(_plan, { nextId, clock }, { ruleset }) {
    const timer: Timer = {
      id: `t${nextId}`,
      kind: 'ration',
      title: 'Rations',
      from: clock.seconds,
      next: clock.seconds + day,
      every: day,
      rule: 'GF-RATION-01',
      due: {
        action: mealOf(ruleset),
        input: { due: '' },
        title: 'Eat a day’s rations',
        why: 'A day has passed since the last meal',
        rule: 'GF-RATION-01',
        when: 'now',
        who: [],
        must: false,
      },
    }
    return gmOutcome('GF-RATION-01', 'Rations', 'Counted every day', [{ do: 'timer', timer }])
  },
})

/** Takes a ration from everybody who carries one. Hunger is left to the game. Rule GF-RATION-02. */
export const eat = defineAction({
  id: 'house.eat',
  title: 'Eat a day’s rations',
  rule: 'GF-RATION-02',
  phase: 'table',
  slot: 'supplies',
  finds: 'food meal ration hungry',
  asks: { due: { kind: 'due', title: 'Which meal', optional: true } },
  plan(situation, { due }) {
    const all = eaters(situation)
    if (all.length === 0) return refusal('Nobody of the party is here to eat.')
    const meals = all.flatMap((one) => {
      const item = ration(one)
      return item ? [eaten(one, item)] : []
    })
    return { meals, hungry: all.filter((one) => !ration(one)), due }
  },
  preview: ({ meals, hungry }) =>
    plain(
      `${counted(meals.length, 'ration')} eaten, each from their own pack${hungry.length > 0 ? `; none for ${listed(hungry.map(({ name }) => name))}` : ''}`,
    ),
  run: ({ meals, hungry, due }) =>
    gmOutcome(
      'GF-RATION-02',
      'A day’s rations',
      hungry.length > 0
        ? `${listed(hungry.map(({ name }) => name))} ${hungry.length === 1 ? 'has' : 'have'} none`
        : `${counted(meals.length, 'ration')} eaten`,
      [...meals, ...(due ? [{ do: 'settle' as const, due }] : [])],
      { who: hungry.map(({ id }) => id), tone: hungry.length > 0 ? 'bad' : 'plain' },
    ),
})

/** Spans of a wage, in seconds. */
const wageSpans = { day, week: 7 * day } as const
type WageSpan = keyof typeof wageSpans

/** Timer of a wage; its dues are settled by “Pay”. Rules GF-WAGE-01, GF-WAGE-02. */
export function wageTimer(
  { clock }: Pick<Situation, 'clock'>,
  money: Money | undefined,
  id: Id,
  {
    earner,
    payer,
    amount,
    each,
  }: { earner: WageEarner; payer: Id; amount: number; each: WageSpan },
): Timer {
  const now = clock.seconds
  return {
    id,
    kind: 'wage',
    title: 'Wage',
    bearer: earner.id,
    from: now,
    next: now + wageSpans[each],
    every: wageSpans[each],
    rule: 'GF-WAGE-01',
    due: {
      action: 'house.pay',
      input: { bearer: earner.id, amount, times: 1, payer, due: '' },
      title: `Pay ${earner.name}`,
      why: `${earner.name} has earned ${coins({ money }, amount)}`,
      rule: 'GF-WAGE-01',
      when: 'now',
      who: [earner.id],
      must: false,
    },
  }
}

type WageEarner = Pick<ReadonlyCreature, 'id' | 'name'>

/** Earner and payer of a wage, or the reason that they can't be. */
function employed(
  { creatures }: Situation,
  { bearer, payer }: { bearer: Id; payer: Id },
  unknown: string,
): { earner: ReadonlyCreature; from: ReadonlyCreature } | RefusedPreview {
  const [earner, from] = [creatures[bearer], creatures[payer]]
  if (!earner || !from) return refusal(unknown)
  if (bearer === payer) return refusal('Nobody pays themselves: choose who pays.')
  return { earner, from }
}

/** Hireling whose wage is due first, or the first of the party, and their employer or the first other one. */
function likelyWage({ party, creatures, timers, dues }: Situation): { bearer?: Id; payer?: Id } {
  const people = party.flatMap((id) => creatures[id] ?? [])
  const owed = Object.values(dues).find(({ action }) => action === 'house.pay')?.who[0]
  const running = Object.values(timers).find(({ kind }) => kind === 'wage')?.bearer
  const hirelings = people.filter(({ kind }) => kind === 'hireling')
  const earner = hirelings.find(({ id }) => id === (owed ?? running)) ?? hirelings[0]
  const paid = earner ?? people[0]
  const others = people.filter(({ id, kind }) => id !== paid?.id && kind === 'character')
  const payer = others.find(({ id }) => id === earner?.employer) ?? others[0]
  return { ...(earner ? { bearer: earner.id } : {}), ...(payer ? { payer: payer.id } : {}) }
}

/** Coins that the game itself has somebody of the party paid each day; 0 in games that pay none, or all hirelings at once. */
export function ownWage(game: Game, situation: Situation, earner: Id): number {
  const paid = game.wages?.(situation)
  if (!game.wages || !paid || paid.together) return 0
  const party = situation.party.filter((id) => id !== earner)
  return paid.coins - game.wages({ ...situation, party }).coins
}

/** The likely wage with its amount: the one agreed, else the game’s own for a day. */
function wageOwed(
  situation: Situation,
  game: Game,
): ReturnType<typeof likelyWage> & { amount?: number } {
  const likely = likelyWage(situation)
  const { bearer } = likely
  const wage = Object.values(situation.timers).find(
    (timer) => timer.kind === 'wage' && timer.bearer === bearer,
  )
  const amount = wage?.due?.input['amount'] ?? (bearer && ownWage(game, situation, bearer))
  return typeof amount === 'number' && amount > 0 ? { ...likely, amount } : likely
}

/** The wage due that a payment settles: the one chosen, else one of the same sum. Only the earner's own. Rule GF-WAGE-02. */
function owedBy({ dues }: Situation, bearer: Id, sum: number, chosen?: Id): Id | undefined {
  const own = Object.values(dues).filter(
    ({ action, who }) => action === 'house.pay' && who.includes(bearer),
  )
  const same = own.find(
    ({ input }) => Number(input['amount']) * Number(input['times'] ?? 1) === sum,
  )
  return (own.find(({ id }) => id === chosen) ?? same)?.id
}

/** Words for the one who is paid: the other names the payer. */
const earnerWords = ['who', 'to', 'hireling'] as const

/** Agrees a wage that falls due by the day or the week. Rule GF-WAGE-01. */
export const agreeWage = defineAction({
  id: 'house.wage',
  title: 'Agree a wage',
  rule: 'GF-WAGE-01',
  phase: 'table',
  slot: 'timer',
  finds: 'pay hireling retainer day week coins',
  asks: {
    bearer: {
      kind: 'creature',
      role: 'target',
      title: 'Whose wage',
      side: 'party',
      living: true,
      also: earnerWords,
    },
    amount: { kind: 'number', title: 'How much', min: 1, max: 100_000, default: 5 },
    each: { kind: 'choice', title: 'Each', of: ['day', 'week'], default: 'day' },
    payer: { kind: 'creature', role: 'actor', title: 'Who pays', side: 'party', only: personKinds },
  },
  prefill: wageOwed,
  plan(situation, input, { ruleset }) {
    const people = employed(situation, input, 'Choose who earns and who pays.')
    if (isRefusal(people)) return people
    const { amount, each } = input
    return { ...people, amount, each, says: `${coins(ruleset, amount)} each ${each}` }
  },
  preview: ({ earner, from, says }) => plain(`${earner.name}: ${says} from ${from.name}`),
  run: ({ earner, from, amount, each, says }, situation, { ruleset }) =>
    gmOutcome(
      'GF-WAGE-01',
      `Wage, ${earner.name}`,
      says,
      [
        {
          do: 'timer',
          timer: wageTimer(situation, ruleset.money, `t${situation.nextId}`, {
            earner,
            payer: from.id,
            amount,
            each,
          }),
        },
        { do: 'employ', creature: earner.id, employer: from.id },
      ],
      { who: [earner.id] },
    ),
})

/** Pays a wage. Rule GF-WAGE-02. */
export const pay = defineAction({
  id: 'house.pay',
  title: 'Pay',
  rule: 'GF-WAGE-02',
  phase: 'table',
  slot: 'coins',
  outlives: true,
  finds: 'wage hireling coins purse',
  asks: {
    bearer: {
      kind: 'creature',
      role: 'target',
      title: 'Whom',
      side: 'party',
      living: true,
      also: earnerWords,
    },
    amount: { kind: 'number', title: 'How much', min: 1, max: 100_000, default: 5 },
    payer: {
      kind: 'creature',
      role: 'actor',
      title: 'Who pays',
      side: 'party',
      only: personKinds,
      proposed: true,
    },
    times: {
      kind: 'number',
      title: 'How many times',
      min: 1,
      max: mostRings,
      default: 1,
      also: ['days', 'weeks'],
    },
    due: { kind: 'due', title: 'Which wage', optional: true },
  },
  prefill: wageOwed,
  plan(situation, input, { ruleset }) {
    const people = employed(situation, input, 'Choose who is paid and who pays.')
    if (isRefusal(people)) return people
    const amount = input.amount * input.times
    const due = owedBy(situation, input.bearer, amount, input.due)
    const { money } = ruleset
    const purse = money ? purseOf(people.from, money, situation) : amount
    if (purse < amount)
      return refusal(
        `${people.from.name} has ${coins(ruleset, purse)} of ${coins(ruleset, amount)}: let somebody else pay, or wave it away.`,
      )
    return { ...people, amount, due, says: `${coins(ruleset, amount)} from ${people.from.name}` }
  },
  preview: ({ earner, says }) => plain(`${earner.name} gets ${says}`),
  run: ({ earner, from, amount, due, says }, situation, { ruleset: { money } }) =>
    gmOutcome(
      'GF-WAGE-02',
      `Paid, ${earner.name}`,
      says,
      [
        ...(money
          ? [
              ...payCoins(from, amount, money, situation),
              ...earnCoins(earner, amount, money, situation),
            ]
          : []),
        ...(due ? [{ do: 'settle' as const, due }] : []),
      ],
      { who: [earner.id, from.id] },
    ),
})

function coins({ money }: { money?: Money | undefined }, amount: number): string {
  return money ? counted(amount, money.one, money.many) : counted(amount, 'coin')
}
