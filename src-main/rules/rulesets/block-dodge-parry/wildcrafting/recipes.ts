import type { Item } from '../../../core/state/creature.ts'
import { regions, type WildRegion } from '../travel/terrain.ts'

export const rarities = ['Common', 'Uncommon', 'Rare'] as const
type Rarity = (typeof rarities)[number]

/** Rule BDP-WILD-02. */
export const potencyOf: Readonly<Record<Rarity, number>> = { Common: 1, Uncommon: 2, Rare: 4 }

export const ingredientKinds = ['Mushroom', 'Moss', 'Plant', 'Root', 'Bark', 'Sap'] as const
type IngredientKind = (typeof ingredientKinds)[number]

/** Rules BDP-WILD-02, BDP-WILD-03. */
export interface Ingredient {
  name: string
  /** Null where nobody said. */
  kind: IngredientKind | null
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
  ingredients: readonly Omit<Ingredient, 'kind'>[],
  count: 'units' | 'names' = 'units',
): Brewed {
  const potency = ingredients.reduce((sum, { rarity }) => sum + potencyOf[rarity], 0)
  const named = (all: readonly Pick<Ingredient, 'name'>[]): number =>
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

/**
 * Name of an ingredient as an item: "Hallowoak Bark (Uncommon, Plains)"; one that is on no list tells its kind
 * as well, "Grave Cap (Rare mushroom, Swamp)". Rule BDP-WILD-03.
 */
export function ingredientName({ name, kind, rarity, region }: Ingredient): string {
  const sort = kind && ingredientNamed(name)?.kind !== kind ? ` ${kind.toLowerCase()}` : ''
  return `${name} (${rarity}${sort}, ${region})`
}

const itemForm = /^(.+?) \((\w+)(?: (\w+))?, (.+)\)$/

/** Ingredient read from an item's name, also without its kind, or one of the lists by its bare name; null for anything else. */
export function ingredientIn({ name: item }: Pick<Item, 'name'>): Ingredient | null {
  const [, name, rare, sort, region] = itemForm.exec(item) ?? []
  const rarity = rarities.find((each) => each.toLowerCase() === rare?.toLowerCase())
  if (!name || !region || !rarity) return ingredientNamed(item) ?? null
  const kind = ingredientKinds.find((each) => each.toLowerCase() === sort?.toLowerCase())
  return { name, kind: kind ?? ingredientNamed(name)?.kind ?? null, rarity, region }
}

type Known = readonly [name: string, kind: IngredientKind, rarity: Rarity]

/** Ingredients by region: the bark is the book's sample, the herbs are its remedies; the rest is ours. */
const growing: Readonly<Record<WildRegion, readonly Known[]>> = {
  Plains: [
    ['Hallowoak Bark', 'Bark', 'Uncommon'],
    ['Saint’s Hood', 'Plant', 'Common'],
    ['Larkgrass', 'Plant', 'Common'],
    ['Bluewort', 'Root', 'Common'],
    ['Sunthistle', 'Plant', 'Uncommon'],
    ['Goldmoth Lily', 'Plant', 'Rare'],
  ],
  Forest: [
    ['Silverleaf', 'Plant', 'Uncommon'],
    ['Bramble Sap', 'Sap', 'Common'],
    ['Stumpcap', 'Mushroom', 'Common'],
    ['Foxglove', 'Plant', 'Common'],
    ['Nightfern', 'Plant', 'Uncommon'],
    ['Heartwood Amber', 'Sap', 'Rare'],
  ],
  Swamp: [
    ['Bog Moss', 'Moss', 'Common'],
    ['Leechroot', 'Root', 'Common'],
    ['Pale Reed', 'Plant', 'Common'],
    ['Marsh Lantern', 'Mushroom', 'Uncommon'],
    ['Drowned Orchid', 'Plant', 'Uncommon'],
    ['Blackwater Pearlcap', 'Mushroom', 'Rare'],
  ],
  Hills: [
    ['Ironroot', 'Root', 'Uncommon'],
    ['Coldroot', 'Root', 'Common'],
    ['Sheep’s Sorrel', 'Plant', 'Common'],
    ['Heather Crown', 'Plant', 'Common'],
    ['Stonebell', 'Plant', 'Uncommon'],
    ['Barrow Rose', 'Plant', 'Rare'],
  ],
  Mountain: [
    ['Cliff Lichen', 'Moss', 'Common'],
    ['Goat’s Ear', 'Plant', 'Common'],
    ['Scree Mint', 'Plant', 'Common'],
    ['Frostcap', 'Mushroom', 'Uncommon'],
    ['Eagle Root', 'Root', 'Uncommon'],
    ['Snow Gentian', 'Plant', 'Rare'],
  ],
  Desert: [
    ['Firevine Pepper', 'Plant', 'Uncommon'],
    ['Dust Sage', 'Plant', 'Common'],
    ['Thorn Resin', 'Sap', 'Common'],
    ['Salt Aloe', 'Plant', 'Common'],
    ['Ember Bloom', 'Plant', 'Uncommon'],
    ['Mirage Fig', 'Plant', 'Rare'],
  ],
}

/** Every ingredient of the lists, region by region. */
export const knownIngredients: readonly Ingredient[] = regions.flatMap((region) =>
  growing[region].map(([name, kind, rarity]) => ({ name, kind, rarity, region })),
)

/** Ingredient of the lists by its name, whatever the case and the apostrophe; undefined for any other. */
export function ingredientNamed(name: string): Ingredient | undefined {
  const said = name.trim().toLowerCase().replaceAll("'", '’')
  return knownIngredients.find((each) => each.name.toLowerCase() === said)
}

/** Ingredient found in a region by a d6; the last face is the rare one. */
export function ingredientFound(region: WildRegion, d6: number): Ingredient {
  const [name, kind, rarity] = growing[region][d6 - 1] ?? ['Larkgrass', 'Plant', 'Common']
  return { name, kind, rarity, region }
}
