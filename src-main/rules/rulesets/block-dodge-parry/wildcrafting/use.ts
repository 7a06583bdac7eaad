import { defineAction } from '../../../core/action.ts'
import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { less } from '../used.ts'
import { alike } from '../wounds/kept.ts'
import { remedies } from '../wounds/remedies.ts'
import { recipes, type Recipe } from './figures.ts'

/** Condition of stiff joints while it lasts. Rule BDP-WILD-13. */
export const stiffened = 'Ironroot'

interface Applied {
  recipe: Recipe
  item: Item
  on: ReadonlyCreature
  says: string
  effects: Effect[]
}

/** Effect of a preparation on its target, or the reason it has none. */
function applied(
  situation: Situation,
  { who, item: id, on: target }: { who: string; item: string; on: string },
): Applied | { says: string } {
  const item = situation.creatures[who]?.items[id]
  const on = situation.creatures[target]
  if (!item || !on) return { says: 'Choose what is used, and on whom.' }
  const recipe = recipes.find(({ name }) => item.name.startsWith(name))
  if (!recipe)
    return { says: `${item.name} is no preparation: choose a salve, a tea, a tonic or a brew.` }
  const of = { recipe, item: item as Item, on }
  const remedy = remedies.find((each) => each.recipe === recipe.name)
  if (remedy) {
    const wound = alike(on, remedy.type).find(({ level }) => level === 'light')
    if (!wound)
      return { says: `${on.name} has no light ${remedy.type.toLowerCase()} for it to cure.` }
    return { ...of, says: `${wound.name} heals`, effects: [marked(on, wound.name, null)] }
  }
  if (recipe.name === 'Bitterbark Chew')
    return { says: 'It is a meal: eat it as one, of the kind Bitterbark Chew.' }
  if (recipe.name === 'Ironroot Brew') {
    const until = situation.clock.seconds + day
    return {
      ...of,
      says: 'stiff joints at will for a day',
      effects: [marked(on, stiffened, { until, rule: recipe.rule })],
    }
  }
  if (recipe.name in on.conditions) return { says: `${on.name} has had ${recipe.name} already.` }
  return {
    ...of,
    says: `${recipe.says}, in the coming night`,
    effects: [marked(on, recipe.name, { rule: recipe.rule })],
  }
}

function marked(
  on: ReadonlyCreature,
  name: string,
  to: { until?: number; rule: Recipe['rule'] } | null,
): Effect {
  return { do: 'condition', creature: on.id, name, to }
}

/** A salve put on, a tonic drunk, a cure given. Rules BDP-WILD-06 to BDP-WILD-13. */
export const useIt = defineAction({
  id: 'block-dodge-parry.use',
  title: 'Use a preparation',
  rule: 'BDP-WILD-01',
  phase: 'rest',
  slot: 'heal',
  needs: [],
  finds: 'salve tea tonic brew potion antidote apply drink remedy wildcraft',
  asks: {
    who: { kind: 'creature', title: 'Whose', side: 'party' },
    item: { kind: 'item', title: 'Which', of: 'who' },
    on: { kind: 'creature', title: 'For whom', side: 'party' },
  },
  preview(situation, input) {
    const came = applied(situation, input)
    return 'effects' in came
      ? plain(
          `${came.recipe.name} for ${came.on.name}: ${came.says}`,
          [],
          [{ name: came.recipe.name, value: came.recipe.says, rule: came.recipe.rule }],
        )
      : refusal(came.says)
  },
  *run(situation, input, at) {
    yield* []
    const came = applied(situation, input)
    if (!('effects' in came))
      return line(at, { rule: 'BDP-WILD-01', what: 'A preparation', says: came.says })
    return line(at, {
      rule: came.recipe.rule,
      what: `${came.recipe.name}, ${came.on.name}`,
      says: came.says,
      tone: 'good',
      who: [came.on.id],
      effects: [...came.effects, less({ bearer: input.who, item: came.item }, 1)],
    })
  },
})
