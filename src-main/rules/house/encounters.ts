import { defineAction, type Action } from '../action.ts'
import type { Effect } from '../effects.ts'
import { askNotation } from '../dice/roll.ts'
import { oddsOrRefusal } from '../dice/odds.ts'
import type { Situation } from '../situation.ts'
import { isDown } from '../standing.ts'
import { creatureOf, meet, mostFoes, type GameOf } from './meeting.ts'
import { readAmount } from './notation.ts'
import { told } from './told.ts'
import { plain, refusal } from './trial.ts'
import { countOf } from './words.ts'

type Someone = Situation['creatures'][string]

function stands(creature: Someone): boolean {
  return !isDown(creature)
}

function foesOf(situation: Situation): Someone[] {
  const group = situation.groups[situation.encounter?.group ?? '']
  return (group?.members ?? []).flatMap((id) => situation.creatures[id] ?? [])
}

export function encounters(gameOf: GameOf): readonly Action[] {
  const make = defineAction({
    id: 'house.encounter',
    title: 'Make an encounter',
    rule: 'GF-MEET-01',
    phase: 'encounter',
    slot: 'encounter',
    needs: [],
    finds: 'monster meet foes bestiary new',
    asks: {
      monster: { kind: 'monster', title: 'Who' },
      number: { kind: 'notation', title: 'How many', default: '1' },
    },
    preview(situation, { monster: id, number }, at) {
      if (situation.encounter)
        return refusal(`${situation.encounter.title} are at hand: end that encounter first.`)
      const monster = at.shelf.monster(id)
      if (!monster) return refusal('Choose a monster of the library.')
      const read = readAmount(number)
      if ('says' in read) return refusal(`“${number}” can’t be read: ${read.says}.`)
      const distribution = oddsOrRefusal(read.expression)
      if (!('refused' in distribution) && distribution.least > mostFoes)
        return refusal(`More than ${mostFoes} are too many for one encounter.`)
      return plain(`${monster.name}, ${number}`)
    },
    *run(situation, { monster: id, number }, at) {
      const monster = at.shelf.monster(id)
      const read = readAmount(number)
      if (!monster || 'says' in read || situation.encounter)
        return told('GF-MEET-01', 'Encounter', 'Nobody came', [])
      const rolled = yield* askNotation('number appearing', read.expression)
      const count = Math.min(mostFoes, Math.max(1, rolled.total))
      const fixed = /^\d+$/.test(number.trim())
      const met = meet(
        { monster, number: count, from: 'by hand', ...(fixed ? {} : { numberDice: number }) },
        situation,
        gameOf(situation),
      )
      const capped =
        rolled.total > mostFoes
          ? [{ name: 'Number', value: `${rolled.total}, held to ${mostFoes}` }]
          : []
      return told(
        'GF-MEET-01',
        'Encounter, by hand',
        met.encounter.title,
        [...met.effects, { do: 'settle action', action: 'house.encounter' }],
        {
          who: met.group.members,
          tone: 'due',
          total: count,
          why: [...(fixed ? [] : [{ name: number, value: rolled.says }]), ...capped],
        },
      )
    },
  })

  const add = defineAction({
    id: 'house.add',
    title: 'One more foe',
    rule: 'GF-MEET-03',
    phase: 'encounter',
    slot: 'join',
    needs: [],
    finds: 'add monster another reinforcement',
    asks: {},
    preview(situation, _input, at) {
      const refuses = addRefused(situation, at.shelf)
      return refuses
        ? refusal(refuses)
        : plain(`One more joins ${situation.encounter?.title ?? ''}`)
    },
    *run(situation, _input, at) {
      yield* []
      const { encounter } = situation
      const group = situation.groups[encounter?.group ?? '']
      const monster = at.shelf.monster(encounter?.monster ?? '')
      if (!encounter || !group || !monster)
        return told('GF-MEET-03', 'One more foe', 'Nobody joined', [])
      const id = `c${situation.nextId}`
      const name = nextName(
        monster.name,
        Object.values(situation.creatures).map((creature) => creature.name),
      )
      const creature = {
        ...creatureOf(monster, id, name, situation, gameOf(situation)),
        group: group.id,
      }
      const number = encounter.number + 1
      const title = countOf(number, monster.name)
      return told(
        'GF-MEET-03',
        'One more foe',
        `${name} joins`,
        [
          { do: 'join', creature },
          {
            do: 'group',
            group: {
              ...group,
              name: title,
              members: [...group.members, id],
              strength: group.strength + 1,
            },
          },
          { do: 'encounter', encounter: { ...encounter, title, number } },
        ],
        { who: [id], tone: 'bad' },
      )
    },
  })

  return [make, end, add, remove]
}

function addRefused(situation: Situation, shelf: { monster(id: string): unknown }): string | null {
  if (!situation.encounter) return 'No encounter is at hand: make one first (E).'
  if (!shelf.monster(situation.encounter.monster ?? ''))
    return 'The monster of this encounter is no longer in the library: make another encounter.'
  return foesOf(situation).length >= mostFoes
    ? `${mostFoes} are as many as one encounter holds.`
    : null
}

/** The first number nobody has: "Goblin 7". */
function nextName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++)
    if (!taken.includes(`${name} ${number}`) && !(number === 1 && taken.includes(name)))
      return `${name} ${number}`
}

const end = defineAction({
  id: 'house.end-encounter',
  title: 'End the encounter',
  rule: 'GF-MEET-02',
  phase: 'encounter',
  slot: 'encounter',
  needs: [],
  finds: 'leave over done set aside foes go',
  asks: {},
  preview(situation) {
    const { encounter } = situation
    if (!encounter) return refusal('No encounter is at hand.')
    return plain(`${encounter.title} leave the table, ${survivors(situation)}`)
  },
  *run(situation) {
    yield* []
    const { encounter } = situation
    if (!encounter) return told('GF-MEET-02', 'End the encounter', 'No encounter is at hand', [])
    const foes = foesOf(situation)
    return told(
      'GF-MEET-02',
      `${encounter.title} leave`,
      survivors(situation),
      [
        ...foes.map((foe): Effect => ({ do: 'leave', creature: foe.id })),
        { do: 'disband', group: encounter.group },
        { do: 'encounter', encounter: null },
        ...(situation.fight ? [{ do: 'fight' as const, fight: null }] : []),
        ...duesOf(situation, encounter.group),
      ],
      { why: foes.filter(stands).map(({ name }) => ({ name, value: 'alive' })) },
    )
  },
})

function survivors(situation: Situation): string {
  const alive = foesOf(situation).filter(stands).length
  return alive === 0
    ? 'none of them alive'
    : `${alive} of ${situation.encounter?.number ?? alive} alive`
}

/** What was due about them, and the initiative of a fight that is over. */
function duesOf(situation: Situation, group: string): Effect[] {
  const members = situation.groups[group]?.members ?? []
  return Object.values(situation.dues)
    .filter(
      (due) =>
        due.input.group === group ||
        due.action.endsWith('.initiative') ||
        (due.who.length > 0 && due.who.every((id) => members.includes(id))),
    )
    .map((due) => ({ do: 'settle', due: due.id }))
}

const remove = defineAction({
  id: 'house.remove',
  title: 'Take somebody away',
  rule: 'GF-MEET-04',
  phase: 'table',
  slot: 'join',
  needs: [],
  finds: 'remove delete creature leave dead body',
  asks: { who: { kind: 'creature', title: 'Whom' } },
  preview: (situation, { who }) =>
    situation.creatures[who]
      ? plain(`${situation.creatures[who].name} leaves the table`)
      : refusal('Choose who leaves.'),
  *run(situation, { who }) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature) return told('GF-MEET-04', 'Take away', 'Nobody left', [])
    return told(
      'GF-MEET-04',
      creature.name,
      'Leaves the table',
      [{ do: 'leave', creature: who }, ...fewer(situation, creature)],
      { who: [who] },
    )
  },
})

/** Somebody who stood was there by mistake: the group was never so strong. A fallen one stays counted. */
function fewer(situation: Situation, creature: Someone): Effect[] {
  const group = situation.groups[creature.group ?? '']
  if (!group) return []
  const members = group.members.filter((id) => id !== creature.id)
  const strength = stands(creature) ? Math.max(0, group.strength - 1) : group.strength
  return [{ do: 'group', group: { ...group, members, strength } }]
}
