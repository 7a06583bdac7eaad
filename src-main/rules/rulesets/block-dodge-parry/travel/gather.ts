import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { has } from '../people.ts'
import { isForFishing, isForHunting, partyCarries, type Portion } from '../provisions.ts'
import { ingredientFound, ingredientName } from '../wildcrafting/ingredients.ts'
import { countryOf, gatherDie, gatherings, type ForageMethod } from './figures.ts'

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

function isSkilled(creature: ReadonlyCreature, what: ForageMethod, told: boolean): boolean {
  return told || takes[what].some((skill) => has(creature, skill))
}

function lacking(situation: Situation, what: ForageMethod): string | null {
  const country = countryOf(situation.place.terrain)
  if (gatherDie(country, what, false) === 0)
    return `There is nothing to ${what} here (${country.toLowerCase()}): try another way, or move on.`
  if (what === 'hunt' && !partyCarries(situation, isForHunting))
    return 'Hunting takes a bow or a spear, and nobody carries one.'
  if (what === 'fish' && !partyCarries(situation, isForFishing))
    return 'Fishing takes a rod or a spear, and nobody carries one.'
  return null
}

/** A watch of hunting, foraging or fishing, portions for each. Rules BDPX-WLD-06, BDP-WILD-01. */
export const gather = defineAction({
  id: 'block-dodge-parry.gather',
  title: 'Gather food',
  rule: 'BDPX-WLD-06',
  phase: 'travel',
  slot: 'forage',
  needs: [],
  finds: 'hunt forage fish food portions plants ingredient herb',
  asks: {
    foragers: { kind: 'creatures', title: 'Who gathers', side: 'party' },
    what: { kind: 'choice', title: 'They', of: gatherings, default: 'forage' },
    skilled: { kind: 'switch', title: 'Skilled, listed or not', default: false },
  },
  preview(situation, { foragers, what, skilled }) {
    const all = foragers.flatMap((id) => situation.creatures[id] ?? [])
    if (all.length === 0) return refusal('Choose who gathers: nobody is chosen.')
    const hindrance = lacking(situation, what)
    if (hindrance) return refusal(hindrance)
    const country = countryOf(situation.place.terrain)
    return plain(
      `A watch; ${makes[what].toLowerCase()} for ${counted(all.length, 'gatherer')}`,
      [],
      [
        ...all.map((creature) => ({
          name: creature.name,
          value: dieSays(gatherDie(country, what, isSkilled(creature, what, skilled))),
          rule: 'BDPX-WLD-06' as const,
        })),
        ...(what === 'forage'
          ? [{ name: 'An ingredient', value: '1 in 6 each', rule: 'BDP-WILD-01' as const }]
          : []),
      ],
    )
  },
  *run(situation, { foragers, what, skilled }, at) {
    const all = foragers.flatMap((id) => situation.creatures[id] ?? [])
    const effects: Effect[] = []
    const why: Step[] = []
    let sum = 0
    let fresh = situation.nextId + 1
    const herbs: string[] = []
    for (const creature of all) {
      const got = yield* gathered(situation, creature, what, skilled)
      sum += got.portions
      why.push(...got.why)
      effects.push(...put(creature, makes[what], got.portions, `i${fresh}`))
      fresh += 1
      if (!got.herb) continue
      herbs.push(got.herb)
      effects.push(...put(creature, got.herb, 1, `i${fresh}`))
      fresh += 1
    }
    const says = [
      sum === 0 ? 'Nothing' : counted(sum, 'portion'),
      ...herbs.map((herb) => `and ${herb}`),
    ].join(' ')
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

function* gathered(
  situation: Situation,
  creature: ReadonlyCreature,
  what: ForageMethod,
  skilled: boolean,
): ProcedureOf<{ portions: number; herb: string | null; why: Step[] }> {
  const country = countryOf(situation.place.terrain)
  const die = gatherDie(country, what, isSkilled(creature, what, skilled))
  const who = `${creature.name} (${creature.id})`
  const portions = die <= 1 ? die : yield* rollOne(`${what}, ${who}`, die)
  const finds = what === 'forage' && (yield* rollOne(`an ingredient, ${who}`, 6)) === 1
  const herb = finds
    ? ingredientName(ingredientFound(country, yield* rollOne(`which, ${who}`, 6)))
    : null
  return {
    portions,
    herb,
    why: [
      { name: creature.name, value: counted(portions, 'portion'), rule: 'BDPX-WLD-06' },
      ...(herb ? [{ name: creature.name, value: herb, rule: 'BDP-WILD-03' as const }] : []),
    ],
  }
}

function put(creature: ReadonlyCreature, name: string, count: number, id: string): Effect[] {
  if (count === 0) return []
  const had = Object.values(creature.items).find((item) => item.name === name)
  const item: Item = had ? { ...had, count: had.count + count } : { id, name, count, ready: false }
  return [{ do: 'item', creature: creature.id, item }]
}
