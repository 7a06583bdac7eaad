import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { recipeNamed, recipeNames, type Recipe } from './figures.ts'
import { ingredientIn } from './ingredients.ts'
import { brewedOf, piecesOf, spent, thriftiest, traySays, type IngredientPiece } from './tray.ts'

const places = ['first', 'second', 'third', 'fourth'] as const
type Tray = Partial<Record<(typeof places)[number], string | undefined>>

const asked = (title: string) => ({ kind: 'item', title, of: 'who', optional: true }) as const

/** Ingredients as chosen, else those of the party that waste least; or the reason they won't do. */
function onTray(
  situation: Situation,
  who: string,
  recipe: Recipe,
  tray: Tray,
): IngredientPiece[] | { says: string } {
  const items = situation.creatures[who]?.items ?? {}
  const chosen = places.flatMap((place) => items[tray[place] ?? ''] ?? [])
  if (chosen.length === 0) return thriftiest(situation, recipe)
  const pieces: IngredientPiece[] = []
  for (const item of chosen) {
    const is = ingredientIn(item)
    if (!is)
      return {
        says: `${item.name} is no ingredient: write “Silverleaf (Uncommon, Forest)”, or leave it out.`,
      }
    if (pieces.filter(({ held }) => held.item.id === item.id).length >= item.count)
      return { says: `There is only ${item.count} of ${item.name}.` }
    pieces.push({ held: { bearer: who, item: item as Item }, is })
  }
  // One held thing counts once, however often it is on the tray.
  return pieces.map(
    (piece) => pieces.find(({ held }) => held.item.id === piece.held.item.id) ?? piece,
  )
}

function shortOf(
  situation: Situation,
  recipe: Recipe,
  pieces: readonly IngredientPiece[],
): string | null {
  const made = brewedOf(situation, recipe, pieces)
  if (made.ok) return null
  if (piecesOf(situation).length === 0)
    return 'Nobody carries an ingredient: forage, or write one down as “Silverleaf (Uncommon, Forest)”.'
  const wants = [
    ...(made.potency < recipe.potency
      ? [`Potency ${recipe.potency}, and there is ${made.potency}`]
      : []),
    ...(made.different < 2 ? ['two different ingredients'] : []),
    ...(recipe.region && made.fromRegion < recipe.region.least
      ? [
          `${recipe.region.least} from ${recipe.region.name}, and there ${made.fromRegion === 1 ? 'is' : 'are'} ${made.fromRegion}`,
        ]
      : []),
  ]
  return `${recipe.name} wants ${wants.join('; ')}. On the tray: ${traySays(pieces)}. Gather more, or choose another recipe.`
}

function stepsOf(situation: Situation, recipe: Recipe, pieces: readonly IngredientPiece[]): Step[] {
  const made = brewedOf(situation, recipe, pieces)
  return [
    { name: 'Potency', value: `${made.potency} of ${recipe.potency}`, rule: 'BDP-WILD-02' },
    { name: 'Different ones', value: `${made.different} of 2`, rule: 'BDP-WILD-04' },
    ...(recipe.region
      ? [
          {
            name: recipe.region.name,
            value: `${made.fromRegion} of ${recipe.region.least}`,
            rule: 'BDP-WILD-05' as const,
          },
        ]
      : []),
    { name: recipe.name, value: recipe.says, rule: recipe.rule },
  ]
}

/** Ingredients become a salve, a tea, a tonic. Rules BDP-WILD-01 to BDP-WILD-14. */
export const craft = defineAction({
  id: 'block-dodge-parry.craft',
  title: 'Wildcraft',
  rule: 'BDP-WILD-04',
  phase: 'rest',
  slot: 'supplies',
  needs: [],
  finds: 'recipe salve tea tonic potion brew ingredient potency herb craft antidote',
  asks: {
    who: { kind: 'creature', title: 'Who makes it', side: 'party' },
    recipe: { kind: 'choice', title: 'What', of: recipeNames, default: recipeNames[0] ?? '' },
    first: asked('Of; else what wastes least'),
    second: asked('And of'),
    third: asked('And'),
    fourth: asked('And also'),
  },
  preview(situation, { who, recipe: named, ...tray }) {
    if (!situation.creatures[who]) return refusal('Choose who makes it.')
    const recipe = recipeNamed(named)
    const pieces = onTray(situation, who, recipe, tray)
    if ('says' in pieces) return refusal(pieces.says)
    const why = stepsOf(situation, recipe, pieces)
    const short = shortOf(situation, recipe, pieces)
    if (short) return { ...refusal(short), why }
    return plain(`${recipe.name} of ${traySays(pieces)}: ${recipe.says}`, [], why)
  },
  *run(situation, { who, recipe: named, ...tray }, at) {
    yield* []
    const recipe = recipeNamed(named)
    const pieces = onTray(situation, who, recipe, tray)
    const creature = situation.creatures[who]
    if (!creature || 'says' in pieces || shortOf(situation, recipe, pieces))
      return line(at, { rule: 'BDP-WILD-04', what: recipe.name, says: 'Not made' })
    return line(at, {
      rule: recipe.rule,
      what: `${creature.name} makes ${recipe.name}`,
      says: `Of ${traySays(pieces)}: ${recipe.says}`,
      tone: 'good',
      who: [who],
      why: stepsOf(situation, recipe, pieces),
      effects: [...spent(pieces), made(situation, who, recipe)],
    })
  },
})

function made(situation: Situation, who: string, recipe: Recipe): Effect {
  const creature = situation.creatures[who]
  const had = Object.values(creature?.items ?? {}).find(({ name }) => name === recipe.name)
  const item: Item = had
    ? { ...had, count: had.count + 1 }
    : { id: `i${situation.nextId}`, name: recipe.name, count: 1, ready: false }
  return { do: 'item', creature: who, item }
}
