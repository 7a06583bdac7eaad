import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { day } from '../../../clock/clock.ts'
import { setCondition } from '../effects.ts'
import { remedies, woundsLike } from '../harm/wounds.ts'
import { useUp } from '../supplies.ts'
import { recipes, type Recipe } from './recipes.ts'

/** Condition of stiff joints while it lasts. Rule BDP-WILD-13. */
export const stiffened = 'Ironroot'

interface PlannedUse {
  bearer: string
  recipe: Recipe
  item: Item
  on: ReadonlyCreature
  says: string
  effects: Effect[]
}

/** Effect of a preparation on its target, or the reason it has none. */
function planUse(
  situation: Situation,
  { who, item: id, on: target }: { who: string; item: string; on: string },
): PlannedUse | RefusedPreview {
  const item = situation.creatures[who]?.items[id]
  const on = situation.creatures[target]
  if (!item || !on) return refusal('Choose what is used, and on whom.')
  const recipe = recipes.find(({ name }) => item.name.startsWith(name))
  if (!recipe)
    return refusal(`${item.name} is no preparation: choose a salve, a tea, a tonic or a brew.`)
  const of = { bearer: who, recipe, item: item as Item, on }
  const remedy = remedies.find((each) => each.recipe === recipe.name)
  if (remedy) {
    const wound = woundsLike(on, remedy.type).find(({ level }) => level === 'light')
    if (!wound)
      return refusal(`${on.name} has no light ${remedy.type.toLowerCase()} for it to cure.`)
    return { ...of, says: `${wound.name} heals`, effects: [conditionOn(on, wound.name, null)] }
  }
  if (recipe.name === 'Bitterbark Chew')
    return refusal('It is a meal: eat it as one, of the kind Bitterbark Chew.')
  if (recipe.name === 'Ironroot Brew') {
    const until = situation.clock.seconds + day
    return {
      ...of,
      says: 'stiff joints at will for a day',
      effects: [conditionOn(on, stiffened, { until, rule: recipe.rule })],
    }
  }
  if (recipe.name in on.conditions) return refusal(`${on.name} has had ${recipe.name} already.`)
  return {
    ...of,
    says: `${recipe.says}, in the coming night`,
    effects: [conditionOn(on, recipe.name, { rule: recipe.rule })],
  }
}

function conditionOn(
  on: ReadonlyCreature,
  name: string,
  to: { until?: number; rule: Recipe['rule'] } | null,
): Effect {
  return setCondition(on.id, name, to)
}

/** Uses a salve, tonic, brew or cure on a creature. Rules BDP-WILD-06 to BDP-WILD-13. */
export const usePreparation = defineAction({
  id: 'block-dodge-parry.use',
  title: 'Use a preparation',
  rule: 'BDP-WILD-01',
  phase: 'rest',
  slot: 'heal',
  finds: 'salve tea tonic brew potion antidote apply drink remedy wildcraft',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Whose', side: 'party' },
    item: { kind: 'item', title: 'Which', of: 'who' },
    on: {
      kind: 'creature',
      role: 'target',
      title: 'For whom',
      side: 'party',
      living: true,
      begins: 'hurt',
    },
  },
  plan: planUse,
  preview: ({ recipe, on, says }) =>
    plain(
      `${recipe.name} for ${on.name}: ${says}`,
      [],
      [step(recipe.name, recipe.says, recipe.rule)],
    ),
  run: ({ bearer, recipe, item, on, says, effects }, _situation, at) =>
    line(at, {
      rule: recipe.rule,
      what: `${recipe.name}, ${on.name}`,
      says,
      tone: 'good',
      who: [on.id],
      effects: [...effects, useUp({ bearer, item }, 1)],
    }),
})
