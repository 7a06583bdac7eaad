import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { regionCount } from '../house-rules/wildcrafting.ts'
import { heldBy, type HeldItem } from '../provisions.ts'
import { less } from '../used.ts'
import { brewed, potencyOf, type Brewed, type Ingredient, type Recipe } from './figures.ts'
import { ingredientIn } from './ingredients.ts'

/** One piece of an ingredient, and where it lies. */
export interface IngredientPiece {
  held: HeldItem
  is: Ingredient
}

/** Every piece the party has with it, one by one. */
export function piecesOf(situation: Situation): IngredientPiece[] {
  return heldBy(situation).flatMap((held) => {
    const is = ingredientIn(held.item)
    return is ? Array.from({ length: Math.min(12, held.item.count) }, () => ({ held, is })) : []
  })
}

export function brewedOf(
  situation: Situation,
  recipe: Recipe,
  pieces: readonly IngredientPiece[],
): Brewed {
  const reading = houseRule<'units' | 'names'>(situation, regionCount)
  return brewed(
    recipe,
    pieces.map(({ is }) => is),
    reading,
  )
}

/** Few enough pieces to be tried in every way. */
const mostTried = 10

/** The choice that makes the recipe and wastes least; all there is where none does. */
export function thriftiest(situation: Situation, recipe: Recipe): IngredientPiece[] {
  const known = lastTray
  if (
    known?.creatures === situation.creatures &&
    known.stash === situation.stash &&
    known.recipe === recipe &&
    known.houseRules === situation.houseRules
  )
    return known.pieces
  const pieces = searched(situation, recipe)
  const { creatures, stash, houseRules } = situation
  lastTray = { creatures, stash, houseRules, recipe, pieces }
  return pieces
}

/** The tray is drawn after every command, and seldom another one. */
let lastTray:
  | (Pick<Situation, 'creatures' | 'stash' | 'houseRules'> & {
      recipe: Recipe
      pieces: IngredientPiece[]
    })
  | null = null

function searched(situation: Situation, recipe: Recipe): IngredientPiece[] {
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
export function spent(pieces: readonly IngredientPiece[]): Effect[] {
  const counts = new Map<HeldItem, number>()
  for (const { held } of pieces) counts.set(held, (counts.get(held) ?? 0) + 1)
  return [...counts].map(([held, count]) => less(held, count))
}

/** "2 × Bog Moss, Ironroot". */
export function traySays(pieces: readonly IngredientPiece[]): string {
  const counts = new Map<string, number>()
  for (const { is } of pieces) counts.set(is.name, (counts.get(is.name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
}
