import type { Effect } from '../../core/effects.ts'
import type { DailyNeed, Provisions } from '../../core/ruleset/travel.ts'
import type { Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { partyOf } from './character/people.ts'

type Thing = Readonly<{ name: string; gear?: string }>

const itemLike =
  (id: string, pattern: RegExp) =>
  ({ name, gear }: Thing): boolean =>
    gear === id || pattern.test(name)

/** True for rations; each is a day's food. Rule BDPX-GEA-13. */
export const isRation = itemLike('rations', /\brations?\b/i)
export const isWaterskin = itemLike('waterskin', /\bwaterskin\b/i)
export const isPot = itemLike('cooking-pot', /\b(?:cooking )?pot\b|\bcauldron\b/i)
export const isBedroll = itemLike('bedroll', /\bbedroll\b/i)
export const isTent = itemLike('tent', /\btent\b/i)
export const isWinterCloak = itemLike('winter-cloak', /\bwinter cloak\b/i)
export const isRainCloak = itemLike('rain-cloak', /\brain cloak\b/i)
export const isCrowbar = itemLike('crowbar', /\bcrowbar\b/i)
const isFeed = itemLike('feed', /\b(?:feed|fodder|oats)\b/i)

/** True for gear that hunting takes: bow, spear or sling. Rule BDPX-WLD-06. */
export const isForHunting = ({ name }: Thing): boolean => /\bbow\b|bow$|\bspear\b|sling/i.test(name)
export const isForFishing = ({ name }: Thing): boolean => /\brod\b|\bspear\b/i.test(name)

/** Kinds of gathered portion, before cooking. */
const portions = ['Raw meat', 'Wild plants', 'Raw fish'] as const
export type Portion = (typeof portions)[number]

export function portionIn({ name }: Thing): Portion | null {
  return portions.find((each) => name.toLowerCase().startsWith(each.toLowerCase())) ?? null
}

export interface HeldItem {
  /** Absent when it lies in the stash. */
  bearer?: string
  item: Item
}

/** Items of the party in the order they are eaten: beasts' loads first, the stash last. */
export function heldBy(situation: Situation): HeldItem[] {
  const people = partyOf(situation)
  const carriers = [
    ...people.filter(({ kind }) => kind === 'animal'),
    ...people.filter(({ kind }) => kind !== 'animal'),
  ]
  return [
    ...carriers.flatMap((creature) =>
      creature.itemOrder.flatMap((id) => {
        const item = creature.items[id]
        return item && item.count > 0 ? [{ bearer: creature.id, item: item as Item }] : []
      }),
    ),
    ...Object.values(situation.stash)
      .filter(({ at, count }) => at === undefined && count > 0)
      .map((item) => ({ item: item as Item })),
  ]
}

/** True when anybody of the party, or its stash, has such a thing. */
export function partyCarries(situation: Situation, is: (thing: Thing) => boolean): boolean {
  return heldBy(situation).some(({ item }) => is(item))
}

/** Days of rations in a slot; portions and herbs bundle alike. Rules BDPX-GEA-13, BDPX-CHR-09. */
export const inBundle = 3

/** True for small things of which several share a slot. */
export function isBundled(thing: Thing): boolean {
  return (
    isRation(thing) || portionIn(thing) !== null || /\((?:common|uncommon|rare), /i.test(thing.name)
  )
}

/** Uses up some of an item, wherever it is carried. */
export function useUp({ bearer, item }: HeldItem, by: number): Effect {
  const rest = { ...item, count: item.count - by }
  if (bearer === undefined)
    return rest.count > 0 ? { do: 'stash', item: rest } : { do: 'unstash', item: item.id }
  return rest.count > 0
    ? { do: 'item', creature: bearer, item: rest }
    : { do: 'drop item', creature: bearer, item: item.id }
}

/**
 * Takes one item of a kind for each of these people: their own first; people without one take from the others'
 * remaining items, in the given order. Rule BDP-FOOD-01.
 */
export function takeOneEach(
  situation: Situation,
  is: (item: HeldItem['item']) => boolean,
  people: readonly string[],
): { served: string[]; effects: Effect[] } {
  const stocks = heldBy(situation)
    .filter(({ item }) => is(item))
    .map((held) => ({ held, used: 0 }))
  const served = new Set<string>()
  const serve = (who: string, from: (typeof stocks)[number] | undefined): void => {
    if (!from) return
    from.used += 1
    served.add(who)
  }
  const isLeft = ({ held, used }: (typeof stocks)[number]): boolean => used < held.item.count
  for (const who of people)
    serve(
      who,
      stocks.find((stock) => stock.held.bearer === who && isLeft(stock)),
    )
  for (const who of people) if (!served.has(who)) serve(who, stocks.find(isLeft))
  return {
    served: people.filter((who) => served.has(who)),
    effects: stocks.filter(({ used }) => used > 0).map(({ held, used }) => useUp(held, used)),
  }
}

/** Uses left in a kit, by its name: "Healer’s kit", "Healer’s kit (2 left)". */
function usesLeft({ name }: HeldItem['item'], of: number): number {
  const found = /\((\d+) left\)$/.exec(name)
  return found ? Number(found[1]) : of
}

/** Spends one use of a kit; the last one uses it up. Rule BDPX-GEA-08. */
export function useOnce(held: HeldItem, of: number): Effect {
  const left = usesLeft(held.item, of) - 1
  if (left <= 0) return useUp(held, 1)
  const name = `${held.item.name.replace(/ \(\d+ left\)$/, '')} (${left} left)`
  const item = { ...held.item, name }
  return held.bearer === undefined
    ? { do: 'stash', item }
    : { do: 'item', creature: held.bearer, item }
}

/** Usage dice, largest first; 0 for nothing left. Rule BDPX-GEA-22. */
const usageLadder: readonly number[] = [10, 8, 6, 4, 0]

/** Usage die after a roll: a 1 or 2 takes it a step down, a d4 to nothing. Rules BDP-HEAL-02, BDPX-GEA-22. */
export function dieAfterRoll(die: number, roll: number | null): number {
  return roll !== null && roll <= 2 ? stepDown(die) : die
}

/** Next smaller usage die. */
export function stepDown(die: number): number {
  return usageLadder.find((each) => each < die) ?? 0
}

/** Text of a usage die: "d6", or "empty". */
export function dieSays(die: number): string {
  return die === 0 ? 'empty' : `d${die}`
}

/** A full waterskin. Rule BDP-HEAL-02. */
export const fullSkin = 8

/** Sides of a skin's usage die, by its name: "Waterskin", "Waterskin (d6)", "Waterskin (empty)". */
export function skinDie({ name }: Thing): number {
  const found = /\((?:d(\d+)|empty)\)$/.exec(name)
  if (!found) return fullSkin
  return found[1] ? Number(found[1]) : 0
}

/** Waterskin after a drink; the drink that empties it still heals. Rules BDP-HEAL-02, E-BDP-11. */
export function drinkFromSkin(
  die: number,
  roll: number | null,
): { die: number; recovers: boolean } {
  if (die <= 0) return { die: 0, recovers: false }
  return { die: dieAfterRoll(die, roll), recovers: true }
}

/** Daily need of the party: a meal for each person, a slot of feed for each beast. Rules BDP-FOOD-01, BDPX-GEA-23. */
export function dailyNeed(situation: Situation): DailyNeed {
  const living = partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
  const beasts = living.filter(({ kind }) => kind === 'animal').map(({ id }) => id)
  const people = living.filter(({ kind }) => kind !== 'animal').map(({ id }) => id)
  return {
    food: people.length,
    feed: beasts.length,
    people,
    beasts,
    rule: 'BDP-FOOD-01',
  }
}

/** Rations and what was gathered, and how long they last. */
export function provisionsLeft(situation: Situation): Provisions {
  const held = heldBy(situation)
  const sum = (is: (item: (typeof held)[number]['item']) => boolean): number =>
    held.filter(({ item }) => is(item)).reduce((all, { item }) => all + item.count, 0)
  const food = sum((item) => isRation(item) || portionIn(item) !== null)
  const feed = sum(isFeed)
  const need = dailyNeed(situation)
  const days = [
    ...(need.food > 0 ? [Math.floor(food / need.food)] : []),
    // A beast that grazes a watch wants no feed: only food runs out for certain.
    ...(need.feed > 0 && feed > 0 ? [Math.floor(feed / need.feed)] : []),
  ]
  return { food, feed, days: days.length > 0 ? Math.min(...days) : null }
}
