import { earnCoins, payCoins, purseOf } from '../party/coins.ts'
import { defineAction, type Action } from '../../core/action.ts'
import { day } from '../../clock/clock.ts'
import type { Effect } from '../../core/effects.ts'
import type { Due, Timer } from '../../core/state/due.ts'
import type { Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, listed } from '../../core/words.ts'

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
function mealOf(situation: Situation, gameOf: GameOf): Due['action'] {
  const own = gameOf(situation).actions.find(({ slot }) => slot === 'supplies')
  return own?.id ?? 'house.eat'
}

/** Starts counting rations daily. Rule GF-RATION-01. */
export function rations(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.rations',
    title: 'Count rations daily',
    rule: 'GF-RATION-01',
    phase: 'table',
    slot: 'timer',
    needs: [],
    finds: 'food eat meal supplies ration day',
    asks: {},
    preview(situation) {
      return Object.values(situation.timers).some(({ kind }) => kind === 'ration')
        ? refusal('Rations are counted already: their timer is on the list.')
        : plain('A meal falls due every day from now')
    },
    *run(situation) {
      yield* []
      const now = situation.clock.seconds
      const timer: Timer = {
        id: `t${situation.nextId}`,
        kind: 'ration',
        title: 'Rations',
        from: now,
        next: now + day,
        every: day,
        rule: 'GF-RATION-01',
        due: {
          action: mealOf(situation, gameOf),
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
}

/** Takes a ration from everybody who carries one. Hunger is left to the game. Rule GF-RATION-02. */
export const eat: Action = defineAction({
  id: 'house.eat',
  title: 'Eat a day’s rations',
  rule: 'GF-RATION-02',
  phase: 'table',
  slot: 'supplies',
  needs: [],
  finds: 'food meal ration hungry',
  asks: { due: { kind: 'due', title: 'Which meal', optional: true } },
  preview(situation) {
    const all = eaters(situation)
    if (all.length === 0) return refusal('Nobody of the party is here to eat.')
    const hungry = all.filter((one) => !ration(one)).map(({ name }) => name)
    const fed = all.length - hungry.length
    return plain(
      `${counted(fed, 'ration')} eaten${hungry.length > 0 ? `; none for ${listed(hungry)}` : ''}`,
    )
  },
  *run(situation, { due }) {
    yield* []
    const all = eaters(situation)
    const meals = all.flatMap((one) => {
      const item = ration(one)
      return item ? [eaten(one, item)] : []
    })
    const hungry = all.filter((one) => !ration(one))
    return gmOutcome(
      'GF-RATION-02',
      'A day’s rations',
      hungry.length > 0
        ? `${listed(hungry.map(({ name }) => name))} ${hungry.length === 1 ? 'has' : 'have'} none`
        : `${counted(meals.length, 'ration')} eaten`,
      [...meals, ...(due ? [{ do: 'settle' as const, due }] : [])],
      { who: hungry.map(({ id }) => id), tone: hungry.length > 0 ? 'bad' : 'plain' },
    )
  },
})

const spans = { day, week: 7 * day } as const

/** Wages that fall due by the day or the week. Rule GF-WAGE-01. */
export function wages(gameOf: GameOf): readonly Action[] {
  const agree = defineAction({
    id: 'house.wage',
    title: 'Agree a wage',
    rule: 'GF-WAGE-01',
    phase: 'table',
    slot: 'timer',
    needs: [],
    finds: 'pay hireling retainer day week coins',
    asks: {
      bearer: { kind: 'creature', title: 'Whose wage', side: 'party' },
      amount: { kind: 'number', title: 'How much', min: 1, max: 100_000, default: 5 },
      each: { kind: 'choice', title: 'Each', of: ['day', 'week'], default: 'day' },
      payer: { kind: 'creature', title: 'Who pays', side: 'party' },
    },
    preview(situation, { bearer, amount, each, payer }) {
      const [earner, from] = [situation.creatures[bearer], situation.creatures[payer]]
      if (!earner || !from) return refusal('Choose who earns and who pays.')
      if (bearer === payer) return refusal('Nobody pays themselves: choose who pays.')
      return plain(
        `${earner.name}: ${coins(situation, gameOf, amount)} each ${each} from ${from.name}`,
      )
    },
    *run(situation, { bearer, amount, each, payer }) {
      yield* []
      const now = situation.clock.seconds
      const earner = situation.creatures[bearer]?.name ?? 'Nobody'
      const timer: Timer = {
        id: `t${situation.nextId}`,
        kind: 'wage',
        title: 'Wage',
        bearer,
        from: now,
        next: now + spans[each],
        every: spans[each],
        rule: 'GF-WAGE-01',
        due: {
          action: 'house.pay',
          input: { bearer, amount, payer, due: '' },
          title: `Pay ${earner}`,
          why: `${earner} has earned ${coins(situation, gameOf, amount)}`,
          rule: 'GF-WAGE-01',
          when: 'now',
          who: [bearer],
          must: false,
        },
      }
      return gmOutcome(
        'GF-WAGE-01',
        `Wage, ${earner}`,
        `${coins(situation, gameOf, amount)} each ${each}`,
        [
          { do: 'timer', timer },
          { do: 'employ', creature: bearer, employer: payer },
        ],
        { who: [bearer] },
      )
    },
  })

  const pay = defineAction({
    id: 'house.pay',
    title: 'Pay',
    rule: 'GF-WAGE-02',
    phase: 'table',
    slot: 'coins',
    needs: [],
    outlives: true,
    finds: 'wage hireling coins purse',
    asks: {
      bearer: { kind: 'creature', title: 'Whom', side: 'party' },
      amount: { kind: 'number', title: 'How much', min: 1, max: 100_000, default: 5 },
      payer: { kind: 'creature', title: 'Who pays', side: 'party' },
      due: { kind: 'due', title: 'Which wage', optional: true },
    },
    preview(situation, { bearer, amount, payer }) {
      const [earner, from] = [situation.creatures[bearer], situation.creatures[payer]]
      if (!earner || !from) return refusal('Choose who is paid and who pays.')
      if (bearer === payer) return refusal('Nobody pays themselves: choose who pays.')
      const { money } = gameOf(situation)
      const purse = money ? purseOf(from, money, situation) : amount
      if (purse < amount)
        return refusal(
          `${from.name} has ${coins(situation, gameOf, purse)} of ${coins(situation, gameOf, amount)}: let somebody else pay, or wave it away.`,
        )
      return plain(`${earner.name} gets ${coins(situation, gameOf, amount)} from ${from.name}`)
    },
    *run(situation, { bearer, amount, payer, due }) {
      yield* []
      const { money } = gameOf(situation)
      const [earner, from] = [situation.creatures[bearer], situation.creatures[payer]]
      const paid =
        money && earner && from
          ? [
              ...payCoins(from, amount, money, situation),
              ...earnCoins(earner, amount, money, situation),
            ]
          : []
      return gmOutcome(
        'GF-WAGE-02',
        `Paid, ${situation.creatures[bearer]?.name ?? 'nobody'}`,
        `${coins(situation, gameOf, amount)} from ${situation.creatures[payer]?.name ?? 'nobody'}`,
        [...paid, ...(due ? [{ do: 'settle' as const, due }] : [])],
        { who: [bearer, payer] },
      )
    },
  })

  return [agree, pay]
}

function coins(situation: Situation, gameOf: GameOf, amount: number): string {
  const { money } = gameOf(situation)
  return money ? counted(amount, money.one, money.many) : counted(amount, 'coin')
}
