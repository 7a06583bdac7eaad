import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Group } from '../../core/state/creature.ts'
import { countOf } from '../../core/words.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { readAmount, type ParsedNotation } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { freshNames } from '../fight/names.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { creatureOf, buildEncounter, mostFoes } from '../meeting.ts'
import { joinBand } from './band.ts'
import { besideEffects } from './beside.ts'
import { hitPointsPreview } from './hit-points.ts'
import { noMeeting, roomIn } from './met.ts'

const asks = {
  monster: { kind: 'monster', title: 'Who' },
  number: { kind: 'notation', title: 'How many', default: '1' },
} as const

/** Monsters that come, in a number by dice or fixed, with the room there is for them. */
interface Comers {
  monster: Monster
  number: string
  expression: ParsedNotation
  room: number
}

function planComers(
  monster: Monster | undefined,
  number: string,
  room: number,
): Comers | RefusedPreview {
  if (!monster)
    return refusal('No monster of the library is chosen: search for one, or convert it under Prep.')
  const read = readAmount(number)
  if ('says' in read) return refusal(`“${number}” can’t be read: ${read.says}.`)
  const distribution = oddsOrRefusal(read.expression)
  if (!('refused' in distribution) && distribution.least > room)
    return refusal(
      room === mostFoes
        ? `More than ${mostFoes} are too many for one encounter.`
        : `${mostFoes} are as many as one encounter holds, and there is room for ${room}.`,
    )
  return { monster, number, expression: read.expression, room }
}

function* countComers({
  number,
  expression,
  room,
}: Comers): ProcedureOf<{ count: number; fixed: boolean; why: Step[] }> {
  const rolled = yield* askNotation('number appearing', expression)
  const fixed = /^\d+$/.test(number.trim())
  return {
    count: Math.min(room, Math.max(1, rolled.total)),
    fixed,
    why: [
      ...(fixed ? [] : [{ name: number, value: rolled.says }]),
      ...(rolled.total > room
        ? [{ name: 'Number', value: `${rolled.total}, held to ${room}` }]
        : []),
    ],
  }
}

/** Makes an encounter by hand. Rule GF-MEET-01. */
export const make = defineAction({
  id: 'house.encounter',
  title: 'Make an encounter',
  rule: 'GF-MEET-01',
  phase: 'encounter',
  slot: 'encounter',
  finds: 'monster meet foes bestiary new',
  asks,
  plan: (_situation, { monster, number }, { shelf }) =>
    planComers(shelf.monster(monster), number, mostFoes),
  preview: ({ monster, number }, situation, { ruleset }) =>
    plain(`${monster.name}, ${number}${hitPointsPreview(monster, number, situation, ruleset)}`),
  *run(comers, situation, { ruleset }) {
    const { monster, number } = comers
    const { count, fixed, why } = yield* countComers(comers)
    const built = buildEncounter(
      { monster, number: count, from: 'by hand', ...(fixed ? {} : { numberDice: number }) },
      situation,
      ruleset,
    )
    return gmOutcome(
      'GF-MEET-01',
      'Encounter, by hand',
      built.encounter.title,
      [
        ...built.effects.filter((effect) => effect.do !== 'encounter'),
        ...besideEffects(situation, built.encounter, [built.group]),
        { do: 'settle action', action: 'house.encounter' },
      ],
      { who: built.group.members, tone: 'due', total: count, why },
    )
  },
})

/** Adds monsters to the current encounter as a group of their own. Rule GF-MEET-12. */
export const joinEncounter = defineAction({
  id: 'house.join-meeting',
  title: 'Others join the encounter',
  rule: 'GF-MEET-12',
  phase: 'encounter',
  slot: 'group',
  finds: 'another group reinforcements more monsters add band second',
  asks,
  plan: (situation, { monster, number }, { shelf }) =>
    situation.encounter
      ? planComers(shelf.monster(monster), number, roomIn(situation))
      : refusal(noMeeting),
  preview: ({ monster, number }, situation, { ruleset }) =>
    plain(
      `${monster.name}, ${number}, as another group${hitPointsPreview(monster, number, situation, ruleset)}`,
    ),
  *run(comers, situation, { ruleset }) {
    const { monster } = comers
    const { count, why } = yield* countComers(comers)
    const group = `g${situation.nextId}`
    const creatures = freshNames(situation, monster.name, count).map((name, nth) => ({
      ...creatureOf(monster, `c${situation.nextId + 1 + nth}`, name, situation, ruleset),
      group,
    }))
    const band: Group = {
      id: group,
      name: countOf(count, monster.name),
      members: creatures.map((creature) => creature.id),
      strength: count,
    }
    const effects: Effect[] = [
      ...creatures.map((creature): Effect => ({ do: 'join', creature })),
      { do: 'group', group: band },
    ]
    return gmOutcome('GF-MEET-12', 'Others join', band.name, effects, {
      who: band.members,
      tone: 'due',
      total: count,
      why,
    })
  },
})

/** Adds one more creature to the group that the encounter began with. Rule GF-MEET-03. */
export const addOne = defineAction({
  id: 'house.add',
  title: 'One more foe',
  rule: 'GF-MEET-03',
  phase: 'encounter',
  slot: 'join',
  finds: 'add monster another reinforcement',
  plan(situation, _input, { shelf }) {
    const { encounter } = situation
    if (!encounter) return refusal(noMeeting)
    const monster = shelf.monster(encounter.monster ?? '')
    const group = situation.groups[encounter.group]
    if (!monster || !group)
      return refusal(
        'The monster of this encounter is no longer in the library: let others join instead.',
      )
    return roomIn(situation) < 1
      ? refusal(`${mostFoes} are as many as one encounter holds.`)
      : { title: encounter.title, monster, group }
  },
  preview: ({ title }) => plain(`One more joins ${title}`),
  run({ monster, group }, situation, { ruleset }) {
    const id = `c${situation.nextId}`
    const [name = monster.name] = freshNames(situation, monster.name, 1)
    const band = joinBand(situation, group, id, monster.name)
    const creature = { ...creatureOf(monster, id, name, situation, ruleset), group: band.group }
    return gmOutcome(
      'GF-MEET-03',
      'One more foe',
      `${name} joins`,
      [{ do: 'join', creature }, ...band.effects],
      { who: [id], tone: 'bad' },
    )
  },
})
