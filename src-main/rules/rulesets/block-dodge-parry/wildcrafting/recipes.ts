import type { Item } from '../../../core/state/creature.ts'
import type { WildRegion } from '../travel/terrain.ts'

export const rarities = ['Common', 'Uncommon', 'Rare'] as const
type Rarity = (typeof rarities)[number]

/** Rule BDP-WILD-02. */
export const potencyOf: Readonly<Record<Rarity, number>> = { Common: 1, Uncommon: 2, Rare: 4 }

/** Rule BDP-WILD-03. */
export interface Ingredient {
  name: string
  rarity: Rarity
  region: string
}

export interface Recipe {
  name: string
  /** Effect in our own words. */
  says: string
  potency: number
  /** Least number of ingredients from a region. */
  region?: { name: WildRegion; least: number }
  rule: `BDP-WILD-${string}`
}

const salve = (name: string, ability: string, rule: Recipe['rule']): Recipe => ({
  name,
  says: `1d3 ${ability} back, put on ahead of a night’s rest`,
  potency: 4,
  rule,
})

/** Rules BDP-WILD-06 to BDP-WILD-14. */
export const recipes: readonly Recipe[] = [
  salve('Healing Salve', 'STR', 'BDP-WILD-06'),
  salve('Musclesoothe Mixture', 'DEX', 'BDP-WILD-07'),
  salve('Dreamweed Tea', 'WIL', 'BDP-WILD-08'),
  {
    name: 'Sleeping Tonic',
    says: 'sleep is one step better',
    potency: 4,
    rule: 'BDP-WILD-09',
  },
  {
    name: 'Coldroot Salve',
    says: 'cures light burns in the field',
    potency: 3,
    region: { name: 'Hills', least: 1 },
    rule: 'BDP-WILD-10',
  },
  {
    name: 'Herbal Antidote',
    says: 'cures light poisoning in the field',
    potency: 3,
    region: { name: 'Swamp', least: 1 },
    rule: 'BDP-WILD-11',
  },
  {
    name: 'Emberglow Tea',
    says: 'cures light frostbite in the field',
    potency: 3,
    region: { name: 'Desert', least: 1 },
    rule: 'BDP-WILD-12',
  },
  {
    name: 'Ironroot Brew',
    says: 'for a day, joints stiffen at will: hard to disarm, easy to climb',
    potency: 4,
    region: { name: 'Hills', least: 2 },
    rule: 'BDP-WILD-13',
  },
  {
    name: 'Bitterbark Chew',
    says: 'counts as a simple meal',
    potency: 4,
    rule: 'BDP-WILD-14',
  },
]

export const recipeNames = recipes.map(({ name }) => name)

/** @throws for a name the text does not list. */
export function recipeNamed(name: string): Recipe {
  const found = recipes.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())
  if (!found) throw new Error(`there is no recipe called ${name}`)
  return found
}

export interface Brewed {
  potency: number
  /** Number of different ingredients; a recipe takes two at least. */
  different: number
  /** Number of ingredients from the recipe's region. */
  fromRegion: number
  ok: boolean
}

/** Checks ingredients against a recipe. Rules BDP-WILD-04, BDP-WILD-05, E-BDP-15. */
export function brew(
  of: Recipe,
  ingredients: readonly Ingredient[],
  count: 'units' | 'names' = 'units',
): Brewed {
  const potency = ingredients.reduce((sum, { rarity }) => sum + potencyOf[rarity], 0)
  const named = (all: readonly Ingredient[]): number =>
    new Set(all.map(({ name }) => name.trim().toLowerCase())).size
  const local = ingredients.filter(
    ({ region }) => region.toLowerCase() === of.region?.name.toLowerCase(),
  )
  const different = named(ingredients)
  const fromRegion = count === 'names' ? named(local) : local.length
  return {
    potency,
    different,
    fromRegion,
    ok: potency >= of.potency && different >= 2 && fromRegion >= (of.region?.least ?? 0),
  }
}

/** Name of an ingredient as an item: "Hallowoak Bark (Uncommon, Plains)". Rule BDP-WILD-03. */
export function ingredientName({ name, rarity, region }: Ingredient): string {
  return `${name} (${rarity}, ${region})`
}

/** Ingredient read from an item's name; null for anything else. */
export function ingredientIn({ name }: Pick<Item, 'name'>): Ingredient | null {
  const found = /^(.+?) \((\w+), (.+)\)$/.exec(name)
  const rarity = rarities.find((each) => each.toLowerCase() === found?.[2]?.toLowerCase())
  if (!found?.[1] || !found[3] || !rarity) return null
  return { name: found[1], rarity, region: found[3] }
}

type Known = readonly [name: string, rarity: Rarity]

/** Ingredients by region: the bark is the book's sample, the herbs are its remedies; the rest is ours. */
const growing: Readonly<Record<WildRegion, readonly Known[]>> = {
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

/** Ingredient found in a region by a d6; the last face is the rare one. */
export function ingredientFound(region: WildRegion, d6: number): Ingredient {
  const [name, rarity] = growing[region][d6 - 1] ?? ['Larkgrass', 'Common']
  return { name, rarity, region }
}
