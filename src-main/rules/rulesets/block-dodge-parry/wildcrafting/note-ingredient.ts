import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal, type Scope } from '../../../core/preview.ts'
import type { Item } from '../../../core/state/creature.ts'
import { counted } from '../../../core/words.ts'
import { regions } from '../travel/terrain.ts'
import {
  ingredientKinds,
  ingredientName,
  ingredientNamed,
  knownIngredients,
  potencyOf,
  rarities,
  type Ingredient,
} from './recipes.ts'

const another = 'another'
const idle: Scope = { idle: true }

/** Gives somebody an ingredient: one of the lists, or another by kind, rarity and region. Rules BDP-WILD-02, BDP-WILD-03. */
export const noteIngredient = defineAction({
  id: 'block-dodge-parry.note-ingredient',
  title: 'Note an ingredient',
  rule: 'BDP-WILD-03',
  phase: 'rest',
  slot: 'item',
  finds: 'wildcraft herb mushroom moss plant root bark sap rarity region potency found bought add',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who has it', side: 'party' },
    ingredient: {
      kind: 'choice',
      title: 'Ingredient',
      of: [...knownIngredients.map(({ name }) => name), another],
      default: knownIngredients[0]?.name ?? another,
    },
    count: { kind: 'number', title: 'How many', min: 1, max: 99, default: 1 },
    name: { kind: 'text', title: 'Another: its name', max: 40, optional: true },
    sort: { kind: 'choice', title: 'Another: kind', of: ingredientKinds, default: 'Plant' },
    rarity: { kind: 'choice', title: 'Another: rarity', of: rarities, default: 'Common' },
    region: { kind: 'choice', title: 'Another: region', of: regions, default: 'Plains' },
  },
  plan(situation, { who, ingredient, count, name, sort, rarity, region }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who has it.')
    // A name that somebody gives is of another one, unless it is listed too.
    const known = ingredientNamed(name?.trim() || ingredient)
    const found: Ingredient = known ?? {
      name: name?.trim() || `${region} ${sort.toLowerCase()}`,
      kind: sort,
      rarity,
      region,
    }
    return { creature, found, count, listed: known !== undefined }
  },
  preview: ({ found, count, listed }) => ({
    ...plain(
      `${counted(count, ingredientName(found), ingredientName(found))}: Potency ${potencyOf[found.rarity] * count}`,
      [],
      [step(found.rarity, `Potency ${potencyOf[found.rarity]}`, 'BDP-WILD-02')],
    ),
    ...(listed ? { scope: { name: idle, sort: idle, rarity: idle, region: idle } } : {}),
  }),
  run({ creature, found, count }, { nextId }, at) {
    const name = ingredientName(found)
    const had = Object.values(creature.items).find((item) => item.name === name)
    const item: Item = had
      ? { ...had, count: had.count + count }
      : { id: `i${nextId}`, name, count, ready: false }
    return line(at, {
      rule: 'BDP-WILD-03',
      what: creature.name,
      says: `Has ${counted(count, name, name)}`,
      who: [creature.id],
      why: [step(found.rarity, `Potency ${potencyOf[found.rarity]}`, 'BDP-WILD-02')],
      effects: [{ do: 'item', creature: creature.id, item }],
    })
  },
})
