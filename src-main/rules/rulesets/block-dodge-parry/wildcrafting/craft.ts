import { timesName } from '../../../core/words.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import {
  isRefusal,
  plain,
  refusal,
  type Preview,
  type RefusedPreview,
} from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { regionCount } from '../house-rules/gear.ts'
import { heldBy, useUp, type HeldItem } from '../supplies.ts'
import {
  brew,
  ingredientIn,
  potencyOf,
  recipeNamed,
  recipeNames,
  type Brewed,
  type Ingredient,
  type Recipe,
} from './recipes.ts'

/** One piece of an ingredient, and its bearer. */
interface IngredientPiece {
  held: HeldItem
  is: Ingredient
}

/** Every piece of an ingredient that the party carries. */
function piecesOf(situation: Situation): IngredientPiece[] {
  return heldBy(situation).flatMap((held) => {
    const is = ingredientIn(held.item)
    return is ? Array.from({ length: Math.min(12, held.item.count) }, () => ({ held, is })) : []
  })
}

function brewedOf(
  situation: Situation,
  recipe: Recipe,
  pieces: readonly IngredientPiece[],
): Brewed {
  const reading = houseRule<'units' | 'names'>(situation, regionCount)
  return brew(
    recipe,
    pieces.map(({ is }) => is),
    reading,
  )
}

/** Most pieces of which every choice is tried. */
const mostTried = 10

/** Pieces that make the recipe with the least waste; all pieces where none do. */
function thriftiest(situation: Situation, recipe: Recipe): IngredientPiece[] {
  const known = lastTray
  if (
    known?.creatures === situation.creatures &&
    known.stash === situation.stash &&
    known.recipe === recipe &&
    known.houseRules === situation.houseRules
  )
    return known.pieces
  const pieces = searchPieces(situation, recipe)
  const { creatures, stash, houseRules } = situation
  lastTray = { creatures, stash, houseRules, recipe, pieces }
  return pieces
}

/** Last choice of pieces, kept because previews ask for the same one after every command. */
let lastTray:
  | (Pick<Situation, 'creatures' | 'stash' | 'houseRules'> & {
      recipe: Recipe
      pieces: IngredientPiece[]
    })
  | null = null

function searchPieces(situation: Situation, recipe: Recipe): IngredientPiece[] {
  const all = piecesOf(situation).slice(0, mostTried)
  let best: IngredientPiece[] | null = null
  let least = Infinity
  for (let set = 1; set < 2 ** all.length; set++) {
    const pieces = all.filter((_, at) => (set >> at) & 1)
    const cost = pieces.reduce((sum, { is }) => sum + potencyOf[is.rarity], 0) + pieces.length / 100
    if (cost >= least || !brewedOf(situation, recipe, pieces).ok) continue
    best = pieces
    least = cost
  }
  return best ?? all
}

/** Effects that take used pieces off those who carry them. */
function usePieces(pieces: readonly IngredientPiece[]): Effect[] {
  const counts = new Map<HeldItem, number>()
  for (const { held } of pieces) counts.set(held, (counts.get(held) ?? 0) + 1)
  return [...counts].map(([held, count]) => useUp(held, count))
}

/** Text of the pieces: "2 × Bog Moss, Ironroot". */
function traySays(pieces: readonly IngredientPiece[]): string {
  const counts = new Map<string, number>()
  for (const { is } of pieces) counts.set(is.name, (counts.get(is.name) ?? 0) + 1)
  return [...counts].map(([name, count]) => timesName(count, name)).join(', ')
}

const places = ['first', 'second', 'third', 'fourth'] as const
type Tray = Partial<Record<(typeof places)[number], string | undefined>>

const ingredientAsk = (title: string) =>
  ({ kind: 'item', title, of: 'who', optional: true }) as const

/** Ingredients as chosen, else those of the party with the least waste; or a refusal. */
function onTray(
  situation: Situation,
  who: string,
  recipe: Recipe,
  tray: Tray,
): IngredientPiece[] | RefusedPreview {
  const items = situation.creatures[who]?.items ?? {}
  const chosen = places.flatMap((place) => items[tray[place] ?? ''] ?? [])
  if (chosen.length === 0) return thriftiest(situation, recipe)
  const pieces: IngredientPiece[] = []
  for (const item of chosen) {
    const is = ingredientIn(item)
    if (!is) return refusal(`${item.name} is no ingredient: choose another, or leave it out.`)
    if (pieces.filter(({ held }) => held.item.id === item.id).length >= item.count)
      return refusal(`There is only ${item.count} of ${item.name}.`)
    pieces.push({ held: { bearer: who, item: item as Item }, is })
  }
  // One held thing counts once, however often it is on the tray.
  return pieces.map(
    (piece) => pieces.find(({ held }) => held.item.id === piece.held.item.id) ?? piece,
  )
}

/** Things that may lie on the tray: the ingredients that somebody carries. */
function traysOf({ items, itemOrder }: ReadonlyCreature): NonNullable<Preview['scope']> {
  const of = itemOrder.filter((id) => items[id] && ingredientIn(items[id]))
  return Object.fromEntries(places.map((place) => [place, { of }]))
}

function shortOf(
  situation: Situation,
  recipe: Recipe,
  pieces: readonly IngredientPiece[],
): string | null {
  const brewed = brewedOf(situation, recipe, pieces)
  if (brewed.ok) return null
  if (piecesOf(situation).length === 0)
    return 'Nobody carries an ingredient: forage, or note one down (Note an ingredient).'
  const wants = [
    ...(brewed.potency < recipe.potency
      ? [`Potency ${recipe.potency}, and there is ${brewed.potency}`]
      : []),
    ...(brewed.different < 2 ? ['two different ingredients'] : []),
    ...(recipe.region && brewed.fromRegion < recipe.region.least
      ? [
          `${recipe.region.least} from ${recipe.region.name}, and there ${brewed.fromRegion === 1 ? 'is' : 'are'} ${brewed.fromRegion}`,
        ]
      : []),
  ]
  return `${recipe.name} wants ${wants.join('; ')}. On the tray: ${traySays(pieces)}. Gather more, or choose another recipe.`
}

function stepsOf(situation: Situation, recipe: Recipe, pieces: readonly IngredientPiece[]): Step[] {
  const brewed = brewedOf(situation, recipe, pieces)
  return [
    step('Potency', `${brewed.potency} of ${recipe.potency}`, 'BDP-WILD-02'),
    step('Different ones', `${brewed.different} of 2`, 'BDP-WILD-04'),
    ...(recipe.region
      ? [step(recipe.region.name, `${brewed.fromRegion} of ${recipe.region.least}`, 'BDP-WILD-05')]
      : []),
    step(recipe.name, recipe.says, recipe.rule),
  ]
}

/** Makes a preparation from ingredients. Rules BDP-WILD-01 to BDP-WILD-14. */
export const craft = defineAction({
  id: 'block-dodge-parry.craft',
  title: 'Wildcraft',
  rule: 'BDP-WILD-04',
  phase: 'rest',
  slot: 'supplies',
  finds: 'recipe salve tea tonic potion brew ingredient potency herb craft antidote',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who makes it', side: 'party' },
    recipe: { kind: 'choice', title: 'What', of: recipeNames, default: recipeNames[0] ?? '' },
    first: ingredientAsk('Of; else what wastes least'),
    second: ingredientAsk('And of'),
    third: ingredientAsk('And'),
    fourth: ingredientAsk('And also'),
  },
  plan(situation, { who, recipe: named, ...tray }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who makes it.')
    const recipe = recipeNamed(named)
    const pieces = onTray(situation, who, recipe, tray)
    const scope = traysOf(creature)
    if (isRefusal(pieces)) return refusal(pieces.refuses, { scope })
    const why = stepsOf(situation, recipe, pieces)
    const short = shortOf(situation, recipe, pieces)
    return short ? refusal(short, { why, scope }) : { creature, recipe, pieces, why, scope }
  },
  preview: ({ recipe, pieces, why, scope }) => ({
    ...plain(`${recipe.name} of ${traySays(pieces)}: ${recipe.says}`, [], why),
    scope,
  }),
  run: ({ creature, recipe, pieces, why }, situation, at) =>
    line(at, {
      rule: recipe.rule,
      what: `${creature.name} makes ${recipe.name}`,
      says: `Of ${traySays(pieces)}: ${recipe.says}`,
      tone: 'good',
      who: [creature.id],
      why,
      effects: [...usePieces(pieces), addPreparation(situation, creature, recipe)],
    }),
})

function addPreparation(
  { nextId }: Situation,
  creature: ReadonlyCreature,
  { name }: Recipe,
): Effect {
  const had = Object.values(creature.items).find((item) => item.name === name)
  const item: Item = had
    ? { ...had, count: had.count + 1 }
    : { id: `i${nextId}`, name, count: 1, ready: false }
  return { do: 'item', creature: creature.id, item }
}
