import type { Item } from '../../../core/state/creature.ts'
import type { regions } from './figures.ts'
import { rarities, type Ingredient, type Rarity } from './figures.ts'

/** An ingredient as it is carried: "Hallowoak Bark (Uncommon, Plains)". Rule BDP-WILD-03. */
export function ingredientName({ name, rarity, region }: Ingredient): string {
  return `${name} (${rarity}, ${region})`
}

/** The ingredient a thing is, by its name; null where it is none. */
export function ingredientIn({ name }: Pick<Item, 'name'>): Ingredient | null {
  const found = /^(.+?) \((\w+), (.+)\)$/.exec(name)
  const rarity = rarities.find((each) => each.toLowerCase() === found?.[2]?.toLowerCase())
  if (!found?.[1] || !found[3] || !rarity) return null
  return { name: found[1], rarity, region: found[3] }
}

type Known = readonly [name: string, rarity: Rarity]

/** Ingredients by region: the bark is the book's sample, the herbs are its remedies; the rest is ours. */
const growing: Readonly<Record<(typeof regions)[number], readonly Known[]>> = {
  Plains: [
    ['Hallowoak Bark', 'Uncommon'],
    ['Saint’s Hood', 'Common'],
    ['Larkgrass', 'Common'],
    ['Bluewort', 'Common'],
    ['Sunthistle', 'Uncommon'],
    ['Goldmoth Lily', 'Rare'],
  ],
  Forest: [
    ['Silverleaf', 'Uncommon'],
    ['Bramble Sap', 'Common'],
    ['Stumpcap', 'Common'],
    ['Foxglove', 'Common'],
    ['Nightfern', 'Uncommon'],
    ['Heartwood Amber', 'Rare'],
  ],
  Swamp: [
    ['Bog Moss', 'Common'],
    ['Leechroot', 'Common'],
    ['Pale Reed', 'Common'],
    ['Marsh Lantern', 'Uncommon'],
    ['Drowned Orchid', 'Uncommon'],
    ['Blackwater Pearlcap', 'Rare'],
  ],
  Hills: [
    ['Ironroot', 'Uncommon'],
    ['Coldroot', 'Common'],
    ['Sheep’s Sorrel', 'Common'],
    ['Heather Crown', 'Common'],
    ['Stonebell', 'Uncommon'],
    ['Barrow Rose', 'Rare'],
  ],
  Mountain: [
    ['Cliff Lichen', 'Common'],
    ['Goat’s Ear', 'Common'],
    ['Scree Mint', 'Common'],
    ['Frostcap', 'Uncommon'],
    ['Eagle Root', 'Uncommon'],
    ['Snow Gentian', 'Rare'],
  ],
  Desert: [
    ['Firevine Pepper', 'Uncommon'],
    ['Dust Sage', 'Common'],
    ['Thorn Resin', 'Common'],
    ['Salt Aloe', 'Common'],
    ['Ember Bloom', 'Uncommon'],
    ['Mirage Fig', 'Rare'],
  ],
}

/** The ingredient a d6 finds in a region; the last face is the rare one. */
export function ingredientFound(region: (typeof regions)[number], d6: number): Ingredient {
  const [name, rarity] = growing[region][d6 - 1] ?? ['Larkgrass', 'Common']
  return { name, rarity, region }
}
