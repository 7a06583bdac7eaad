import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import { besideEffects } from '../../gm/encounters/beside.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import type { NpcRecipe } from '../generated.ts'
import { figuresSay, npcFrom } from '../npc.ts'

const ways = ['met here', 'join the party'] as const

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isPeople(value: unknown): value is { title: string; recipes: NpcRecipe[] } {
  const { title, recipes } = (value ?? {}) as { title?: unknown; recipes?: unknown }
  return typeof title === 'string' && Array.isArray(recipes) && recipes.length > 0
}

/** Brings generated people into play, made by the game's own generators. Rule GF-GENERATE-03. */
export const keepPeople = defineAction({
  id: 'house.keep-people',
  title: 'Bring people into play',
  rule: 'GF-GENERATE-03',
  phase: 'table',
  slot: 'keep',
  finds: 'generator npc rivals person encounter join generated',
  asks: {
    people: { kind: 'record', title: 'People', of: 'generated people' },
    way: { kind: 'choice', title: 'They', of: ways, default: 'met here' },
  },
  plan(situation, { people, way }, at) {
    if (!isPeople(people)) return refusal('Make people first, under Prep, Generators.')
    const { nextId } = situation
    const creatures = people.recipes.flatMap(
      (recipe, nth) => npcFrom(recipe, `c${nextId + 2 + nth}`, { situation, at })?.creature ?? [],
    )
    if (creatures.length < people.recipes.length)
      return refusal(`${at.ruleset.title} makes nobody of this kind: add them by hand.`)
    return { title: people.title, creatures, isJoining: way === 'join the party' }
  },
  preview: ({ creatures, isJoining }, _situation, { ruleset }) =>
    plain(
      `${listed(creatures.map((one) => `${one.name} (${figuresSay(one, ruleset)})`))}, ${isJoining ? 'of the party' : 'met here'}`,
    ),
  run({ title, creatures, isJoining }, situation) {
    const effects = isJoining ? joinEffects(creatures) : meetEffects(title, creatures, situation)
    return gmOutcome(
      'GF-GENERATE-03',
      isJoining ? 'Joins the party' : 'Encounter, by the generator',
      isJoining ? listed(creatures.map(({ name }) => name)) : title,
      effects,
      { who: creatures.map(({ id }) => id), tone: isJoining ? 'good' : 'due' },
    )
  },
})

function joinEffects(creatures: readonly Creature[]): Effect[] {
  return creatures.map((creature) => ({ do: 'join', creature: { ...creature, side: 'party' } }))
}

/** Makes them a group that is met, until the GM says what they want. */
function meetEffects(
  title: string,
  creatures: readonly Creature[],
  situation: Situation,
): Effect[] {
  const group = `g${situation.nextId}`
  const members = creatures.map(({ id }) => id)
  const band = { id: group, name: title, members, strength: creatures.length }
  const encounter: Encounter = {
    id: `e${situation.nextId + 1}`,
    title,
    group,
    number: creatures.length,
    from: 'by the generator',
    attitude: 'unknown',
    foretold: false,
  }
  return [
    ...creatures.map((creature): Effect => ({
      do: 'join',
      creature: { ...creature, side: 'foes', group },
    })),
    { do: 'group', group: band },
    ...besideEffects(situation, encounter, [band]),
  ]
}
