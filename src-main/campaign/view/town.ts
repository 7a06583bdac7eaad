import { read } from '../../rules/clock/clock.ts'
import { coinsStashed, isSold, moneyOf, priceOf, purseOf } from '../../rules/gm/party/coins.ts'
import { isWorn, problemsWith } from '../../rules/gm/town/packing.ts'
import { offerFor } from '../../rules/gm/town/sell.ts'
import type { GearRow } from '../../rules/core/ruleset/gear.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Id, ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { placeTable } from '../../rules/gm/travel/place-tables.ts'
import type { Table } from '../../rules/tables/table.ts'
import type { Context } from '../apply.ts'
import { Memory } from './memory.ts'
import type { TownView, WareView } from './views.ts'

/** Town panel, for the time between adventures. */
export function townView(
  situation: Situation,
  game: Ruleset,
  context: Pick<Context, 'shelf'>,
): TownView {
  const money = moneyOf(game) ?? null
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  const buyers = money ? party.filter(({ kind }) => kind !== 'animal') : []
  return {
    money: money && { one: money.one, many: money.many, rule: money.rule },
    wares: money ? wareViews(buyers, situation, game) : [],
    purses: buyers.map((buyer) => ({
      id: buyer.id,
      name: buyer.name,
      coins: money ? purseOf(buyer, money, situation) : 0,
    })),
    stash: coinsStashed(situation)?.count ?? 0,
    offers: Object.fromEntries(
      party.map((one) => [
        one.id,
        offered.of(one, situation, [game], (seen) => offers(one, seen, game)),
      ]),
    ),
    rumours: Object.values(situation.rumours ?? {})
      .sort((a, b) => b.at - a.at || numberIn(b.id) - numberIn(a.id))
      .map(({ id, text, from, roll, truth, told, at }) => ({
        id,
        text,
        from,
        roll: roll ?? null,
        truth,
        told: told === true,
        when: `day ${read({ ...situation.clock, seconds: at } as never).day}`,
      })),
    tables: rumourTables(situation, context).map(({ id, title, dice }) => ({
      id,
      title,
      dice,
      own: situation.tables?.[id] !== undefined,
    })),
  }
}

/** Rumour tables, the place's own first. */
function rumourTables(situation: Situation, { shelf }: Pick<Context, 'shelf'>): Table[] {
  const here = placeTable(situation, shelf, 'rumour')
  const others = shelf.tables('rumour').filter(({ id }) => id !== here?.id)
  return here ? [here, ...others] : others
}

const offered = new Memory<ReadonlyCreature, TownView['offers'][string]>()
const priced = new Memory<Ruleset['gear'], WareView[]>()
const barred = new Memory<ReadonlyCreature, Bars>()

/** Reason why a limit of the game forbids a gear row to one buyer, by the row's id. */
type Bars = ReadonlyMap<Id, string>

function wareViews(
  buyers: readonly ReadonlyCreature[],
  situation: Situation,
  game: Ruleset,
): WareView[] {
  const bars = buyers.map((buyer) =>
    barred.of(buyer, situation, [game], (seen) => barsOf(buyer, seen, game)),
  )
  const ids = buyers.map(({ id }) => id)
  const money = moneyOf(game)
  return priced.of(game.gear, situation, [game, buyers, bars], (seen) =>
    game.gear.filter(isListed).map((row) => {
      const cost = priceOf(row, money, seen)
      const costs = buyers.flatMap((buyer): [Id, number][] => {
        const own = priceOf(row, money, seen, { buyer, rows: [] })
        return own === cost ? [] : [[buyer.id, own]]
      })
      const sized = game.gear
        .filter(({ madeFor }) => madeFor?.of === row.id)
        .map((each) => wareView(each, barsFor(each, ids, bars), game, priceOf(each, money, seen)))
      return {
        ...wareView(row, barsFor(row, ids, bars), game, cost),
        ...(costs.length > 0 ? { costs: Object.fromEntries(costs) } : {}),
        ...(sized.length > 0 ? { made: sized } : {}),
      }
    }),
  )
}

/** True for a row of the price list proper; things made for other sizes stand with the row that they are made after. */
const isListed = (row: GearRow): boolean => isSold(row) && !row.madeFor

function barsFor({ id }: GearRow, buyers: readonly Id[], bars: readonly Bars[]): WareView['bars'] {
  return Object.fromEntries(
    buyers.flatMap((buyer, at) => {
      const says = bars[at]?.get(id)
      return says === undefined ? [] : [[buyer, says]]
    }),
  )
}

function wareView(row: GearRow, bars: WareView['bars'], game: Ruleset, cost: number): WareView {
  return {
    id: row.id,
    name: row.name,
    cost,
    sort: sortOf(row),
    die: row.die ?? null,
    hands: row.hands ?? null,
    gives: givesOf(row, game),
    notes: row.notes ?? '',
    from: row.from ?? null,
    rule: row.rule,
    bars,
    ...(row.measure ? { measure: row.measure } : {}),
    ...(row.madeFor ? { size: row.madeFor.size } : {}),
  }
}

/** Amounts that it adds to fields, where its notes do not say so themselves: "+1 DR". */
function givesOf({ gives, notes = '' }: GearRow, game: Ruleset): string {
  const figures = notes.toLowerCase().split(/[ ,]+/)
  const isNoted = (label: string) => figures.some((word) => word.startsWith(label.toLowerCase()))
  return Object.entries(gives ?? {})
    .map(([field, by]) => ({ by, label: labelOf(field, game) }))
    .filter(({ by, label }) => by !== 0 && !isNoted(label))
    .map(({ by, label }) => `+${by} ${label}`)
    .join(', ')
}

function sortOf(row: GearRow): WareView['sort'] {
  if (row.die) return 'arms'
  if (isWorn(row)) return 'armour'
  return row.beast || /\b(?:cart|wagon|boat|mule|horse)\b/i.test(row.name) ? 'transport' : 'things'
}

/** Label of a field; of a maximum, such as "Most AP", the label of the field it limits. */
function labelOf(field: string, game: Ruleset): string {
  const capped = game.fields.find(({ most }) => most === field)
  return (capped ?? game.fields.find(({ id }) => id === field))?.label ?? field
}

function barsOf(buyer: ReadonlyCreature, situation: Situation, game: Ruleset): Bars {
  const carried = game.gear.filter((row) => isSold(row) && !row.beast)
  const had = new Set(game.characters.problems(buyer, situation).map(({ rule }) => rule))
  return new Map(
    carried.flatMap((row): [Id, string][] => {
      const broken = problemsWith(buyer, row, situation, game)
      const first = broken.find(({ rule }) => !had.has(rule))
      return first ? [[row.id, first.says]] : []
    }),
  )
}

function offers(
  creature: ReadonlyCreature,
  situation: Situation,
  game: Ruleset,
): TownView['offers'][string] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item
      ? [{ item: id, name: item.name, count: item.count, each: offerFor(item, situation, game) }]
      : []
  })
}

function numberIn(id: Id): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
