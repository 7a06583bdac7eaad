import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { alternatives, listed } from '../../../core/words.ts'
import { gearNamed, purchase } from '../gear.ts'
import { bowTwoHanded } from '../house-rules/gear.ts'
import { bookInHand } from '../house-rules/magic.ts'

/** Buys from a list of wishes, in their order, what a purse affords. Rules GF-KIT-01, HRT-EQ-01. */
export function bought(coins: number, wishes: string): { items: string[]; left: number } {
  let left = coins
  const items: string[] = []
  for (const parcels of wishesIn(wishes)) {
    const parcel = parcels.find((names) => purchase(left, names).affordable)
    if (!parcel) continue
    left = purchase(left, parcel).left
    items.push(...parcel)
  }
  return { items, left }
}

/** Wishes in their order; each is one parcel or another. */
function wishesIn(wishes: string): string[][][] {
  return wishes
    .split(',')
    .map((wish) => wish.split('|').map((each) => each.split('+').map((name) => name.trim())))
}

/** "Spellbook and Staff or Spellbook and Wand; Dagger". */
export function wishesSay(wishes: string): string {
  return wishesIn(wishes)
    .map((parcels) => alternatives(parcels.map(listed)))
    .join('; ')
}

/** How many hands each needs under the campaign's rules. */
function handsFor(id: string, situation: Situation): number {
  if (id === 'spellbook') return houseRule<boolean>(situation, bookInHand) ? 1 : 0
  if (id === 'bow') return houseRule<boolean>(situation, bowTwoHanded) ? 2 : 1
  if (id === 'maille' || id === 'plate') return 0
  return gearNamed(id)?.hands ?? 1
}

/** Bought things as items, held as far as two hands go. Rule HRT-EQ-04. */
export function packed(
  names: readonly string[],
  owner: string,
  situation: Situation,
  spellsFound: readonly string[],
): Pick<{ items: Record<string, Item>; itemOrder: string[] }, 'items' | 'itemOrder'> {
  let free = 2
  const books = [...spellsFound]
  const items = names.map((name, at): Item => {
    const row = gearNamed(name)
    const hands = handsFor(row?.id ?? '', situation)
    const ready = hands <= free
    if (ready) free -= hands
    const text = row?.id === 'spellbook' ? books.shift() : undefined
    return {
      id: `${owner}k${at + 1}`,
      name: row?.name ?? name,
      count: 1,
      ready,
      ...(row ? { gear: row.id } : {}),
      ...(text ? { text } : {}),
    }
  })
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
}
