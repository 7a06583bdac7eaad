import type { Item } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'

type Thing = Readonly<{ name: string; gear?: string }>

const like =
  (id: string, pattern: RegExp) =>
  ({ name, gear }: Thing): boolean =>
    gear === id || pattern.test(name)

/** Rations: each of its count is a day's. Rule BDPX-GEA-13. */
export const isRation = like('rations', /\brations?\b/i)
export const isWaterskin = like('waterskin', /\bwaterskin\b/i)
export const isPot = like('cooking-pot', /\b(?:cooking )?pot\b|\bcauldron\b/i)
export const isBedroll = like('bedroll', /\bbedroll\b/i)
export const isTent = like('tent', /\btent\b/i)
export const isWinterCloak = like('winter-cloak', /\bwinter cloak\b/i)
export const isRainCloak = like('rain-cloak', /\brain cloak\b/i)
export const isCrowbar = like('crowbar', /\bcrowbar\b/i)
export const isFeed = like('feed', /\b(?:feed|fodder|oats)\b/i)

/** Bow or spear, rod or spear: what hunting and fishing take. Rule BDPX-WLD-06. */
export const isForHunting = ({ name }: Thing): boolean => /\bbow\b|bow$|\bspear\b|sling/i.test(name)
export const isForFishing = ({ name }: Thing): boolean => /\brod\b|\bspear\b/i.test(name)

/** Kinds of gathered portion, before cooking. */
const portions = ['Raw meat', 'Wild plants', 'Raw fish'] as const
export type Portion = (typeof portions)[number]

export function portionIn({ name }: Thing): Portion | null {
  return portions.find((each) => name.toLowerCase().startsWith(each.toLowerCase())) ?? null
}

export interface HeldItem {
  /** Absent: it lies in the stash. */
  bearer?: string
  item: Item
}

/** Items of the party in the order they are eaten: beasts' loads first, the stash last. */
export function heldBy(situation: Situation): HeldItem[] {
  const people = situation.party.flatMap((id) => situation.creatures[id] ?? [])
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

/** Small things of which several share a slot. */
export function bundles(thing: Thing): boolean {
  return (
    isRation(thing) || portionIn(thing) !== null || /\((?:common|uncommon|rare), /i.test(thing.name)
  )
}
