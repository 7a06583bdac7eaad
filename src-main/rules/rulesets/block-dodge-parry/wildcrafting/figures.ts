export const rarities = ['Common', 'Uncommon', 'Rare'] as const
export type Rarity = (typeof rarities)[number]
/** "Like" in the text: the list may grow. */
export const regions = ['Plains', 'Forest', 'Swamp', 'Hills', 'Mountain', 'Desert'] as const
type Region = (typeof regions)[number]

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
  /** Effect, in a few of our words. */
  says: string
  potency: number
  /** So many of its ingredients from there. */
  region?: { name: Region; least: number }
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
  /** How many different ones there are; two at least are wanted. */
  different: number
  /** How many come from the region the recipe names. */
  fromRegion: number
  ok: boolean
}

/** Checks ingredients against a recipe. Rules BDP-WILD-04, BDP-WILD-05, E-BDP-15. */
export function brewed(
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
