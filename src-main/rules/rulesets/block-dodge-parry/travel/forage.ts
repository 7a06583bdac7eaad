import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { counted, listed } from '../../../core/words.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { has } from '../character/people.ts'
import { freeSlots } from '../load.ts'
import { isForFishing, isForHunting, partyCarries, type Portion } from '../supplies.ts'
import { ingredientFound, ingredientName } from '../wildcrafting/recipes.ts'
import { regionOf, type WildRegion } from './terrain.ts'

const gatherings = ['hunt', 'forage', 'fish'] as const
type ForageMethod = (typeof gatherings)[number]

/** Portions of a watch: a die, 1 for just one, 0 where there is nothing. Rule BDPX-WLD-06. */
const yields: Readonly<Record<WildRegion, Readonly<Record<ForageMethod, number>>>> = {
  Plains: { hunt: 4, forage: 4, fish: 1 },
  Hills: { hunt: 1, forage: 1, fish: 0 },
  Forest: { hunt: 6, forage: 6, fish: 1 },
  Swamp: { hunt: 1, forage: 6, fish: 4 },
  Mountain: { hunt: 1, forage: 1, fish: 0 },
  Desert: { hunt: 1, forage: 0, fish: 0 },
}

const ladder = [1, 4, 6, 8]

/** Die of the portions gathered; skill steps it up. Rule BDPX-WLD-06. */
function gatherDie(region: WildRegion, what: ForageMethod, skilled: boolean): number {
  const die = yields[region][what]
  if (die === 0 || !skilled) return die
  return ladder[Math.min(ladder.length - 1, ladder.indexOf(die) + 1)] ?? die
}

const makes: Readonly<Record<ForageMethod, Portion>> = {
  hunt: 'Raw meat',
  forage: 'Wild plants',
  fish: 'Raw fish',
}
const takes: Readonly<Record<ForageMethod, readonly string[]>> = {
  hunt: ['Survival Expert', 'Tracker', 'Trap Master'],
  forage: ['Survival Expert', 'Herbalist'],
  fish: ['Survival Expert'],
}

function isSkilled(creature: ReadonlyCreature, what: ForageMethod, isListed: boolean): boolean {
  return isListed || takes[what].some((skill) => has(creature, skill))
}

function gatherHindrance(situation: Situation, what: ForageMethod): string | null {
  const region = regionOf(situation.place.terrain)
  if (gatherDie(region, what, false) === 0)
    return `There is nothing to ${what} here (${region.toLowerCase()}): try another way, or move on.`
  if (what === 'hunt' && !partyCarries(situation, isForHunting))
    return 'Hunting takes a bow or a spear, and nobody carries one.'
  if (what === 'fish' && !partyCarries(situation, isForFishing))
    return 'Fishing takes a rod or a spear, and nobody carries one.'
  return null
}

/** Gathers food for a watch by hunting, foraging or fishing. Rules BDPX-WLD-06, BDP-WILD-01. */
export const gather = defineAction({
  id: 'block-dodge-parry.gather',
  title: 'Gather food',
  rule: 'BDPX-WLD-06',
  phase: 'travel',
  slot: 'forage',
  finds: 'hunt forage fish food portions plants ingredient herb',
  asks: {
    foragers: { kind: 'creatures', role: 'actor', title: 'Who gathers', side: 'party' },
    what: { kind: 'choice', title: 'They', of: gatherings, default: 'forage' },
    skilled: { kind: 'switch', title: 'Skilled, listed or not', default: false },
  },
  plan(situation, { foragers, what, skilled }) {
    const all = foragers.flatMap((id) => situation.creatures[id] ?? [])
    if (all.length === 0) return refusal('Choose who gathers: nobody is chosen.')
    const hindrance = gatherHindrance(situation, what)
    return hindrance ? refusal(hindrance) : { all, what, skilled }
  },
  preview({ all, what, skilled }, situation) {
    const region = regionOf(situation.place.terrain)
    return plain(
      `A watch; ${makes[what].toLowerCase()} for ${counted(all.length, 'gatherer')}`,
      [],
      [
        ...all.map((creature) =>
          step(
            creature.name,
            dieSays(gatherDie(region, what, isSkilled(creature, what, skilled))),
            'BDPX-WLD-06',
          ),
        ),
        ...(what === 'forage' ? [step('An ingredient', '1 in 6 each', 'BDP-WILD-01')] : []),
      ],
    )
  },
  *run({ all, what, skilled }, situation, at) {
    const effects: Effect[] = []
    const why: Step[] = []
    let sum = 0
    let fresh = situation.nextId + 1
    const herbs: string[] = []
    for (const creature of all) {
      const got = yield* gatherFood(situation, creature, what, skilled)
      sum += got.portions
      why.push(...got.why)
      effects.push(...addItem(creature, makes[what], got.portions, `i${fresh}`))
      fresh += 1
      if (!got.herb) continue
      herbs.push(got.herb)
      effects.push(...addItem(creature, got.herb, 1, `i${fresh}`))
      fresh += 1
    }
    const found = listed([sum === 0 ? 'Nothing' : counted(sum, 'portion'), ...herbs])
    const full = all.filter((one) => freeSlots(withItems(one, effects), situation) === 0)
    const says =
      full.length === 0
        ? found
        : `${found}; every slot is full, and no HP left: ${listed(full.map(({ name }) => name))}`
    return line(at, {
      rule: 'BDPX-WLD-06',
      what: `Gathering, ${makes[what].toLowerCase()}`,
      says,
      tone: sum === 0 ? 'bad' : 'good',
      who: all.map(({ id }) => id),
      total: sum,
      why,
      effects: [...effects, ...watchPasses(situation, { did: 'Gather', miles: 0, says })],
    })
  },
})

const dieSays = (die: number): string => (die <= 1 ? `${die} portion` : `d${die} portions`)

function* gatherFood(
  situation: Situation,
  creature: ReadonlyCreature,
  what: ForageMethod,
  skilled: boolean,
): ProcedureOf<{ portions: number; herb: string | null; why: Step[] }> {
  const region = regionOf(situation.place.terrain)
  const die = gatherDie(region, what, isSkilled(creature, what, skilled))
  const who = `${creature.name} (${creature.id})`
  const portions = die <= 1 ? die : yield* rollOne(`${what}, ${who}`, die)
  const finds = what === 'forage' && (yield* rollOne(`an ingredient, ${who}`, 6)) === 1
  const herb = finds
    ? ingredientName(ingredientFound(region, yield* rollOne(`which, ${who}`, 6)))
    : null
  return {
    portions,
    herb,
    why: [
      step(creature.name, counted(portions, 'portion'), 'BDPX-WLD-06'),
      ...(herb ? [step(creature.name, herb, 'BDP-WILD-03')] : []),
    ],
  }
}

function addItem(creature: ReadonlyCreature, name: string, count: number, id: string): Effect[] {
  if (count === 0) return []
  const had = Object.values(creature.items).find((item) => item.name === name)
  const item: Item = had ? { ...had, count: had.count + count } : { id, name, count, ready: false }
  return [{ do: 'item', creature: creature.id, item }]
}

/** The creature with the items that these effects give it. */
function withItems(creature: ReadonlyCreature, effects: readonly Effect[]): ReadonlyCreature {
  const got = effects.flatMap((each) =>
    each.do === 'item' && each.creature === creature.id ? [each.item] : [],
  )
  const items = { ...creature.items, ...Object.fromEntries(got.map((item) => [item.id, item])) }
  return { ...creature, items, itemOrder: Object.keys(items) }
}
