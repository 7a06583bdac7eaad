import { defineAction, type Action, type Shelf } from '../../action.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../effects.ts'
import type { Asking } from '../../procedure.ts'
import type { Monster } from '../../monsters/canonical.ts'
import type { Step } from '../../outcome.ts'
import type { Group, Situation } from '../../situation.ts'
import { freshNames } from '../fight/names.ts'
import { creatureOf, meet, mostFoes, type GameOf } from '../meeting.ts'
import { readAmount } from '../notation.ts'
import { told } from '../told.ts'
import { plain, refusal } from '../trial.ts'
import { countOf } from '../words.ts'
import { foesMet, noMeeting } from './met.ts'

const asks = {
  monster: { kind: 'monster', title: 'Who' },
  number: { kind: 'notation', title: 'How many', default: '1' },
} as const

/** Why so many of that monster can't come; null when they can. */
function faultOf(monster: Monster | undefined, number: string, room: number): string | null {
  if (!monster)
    return 'No monster of the library is chosen: search for one, or convert it under Prep.'
  const read = readAmount(number)
  if ('says' in read) return `“${number}” can’t be read: ${read.says}.`
  const distribution = oddsOrRefusal(read.expression)
  if (!('refused' in distribution) && distribution.least > room)
    return room === mostFoes
      ? `More than ${mostFoes} are too many for one encounter.`
      : `${mostFoes} are as many as one encounter holds, and there is room for ${room}.`
  return null
}

function* counted(
  number: string,
  room: number,
): Asking<{ count: number; fixed: boolean; why: Step[] } | null> {
  const read = readAmount(number)
  if ('says' in read || room < 1) return null
  const rolled = yield* askNotation('number appearing', read.expression)
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

function making(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.encounter',
    title: 'Make an encounter',
    rule: 'GF-MEET-01',
    phase: 'encounter',
    slot: 'encounter',
    needs: [],
    finds: 'monster meet foes bestiary new',
    asks,
    preview(situation, { monster: id, number }, at) {
      if (situation.encounter)
        return refusal(
          `At hand already: ${situation.encounter.title}. Let others join (Shift+E), or end that encounter first.`,
        )
      const monster = at.shelf.monster(id)
      const fault = faultOf(monster, number, mostFoes)
      return fault ? refusal(fault) : plain(`${monster?.name ?? ''}, ${number}`)
    },
    *run(situation, { monster: id, number }, at) {
      const monster = at.shelf.monster(id)
      const come = monster && !situation.encounter ? yield* counted(number, mostFoes) : null
      if (!monster || !come) return told('GF-MEET-01', 'Encounter', 'Nobody came', [])
      const met = meet(
        {
          monster,
          number: come.count,
          from: 'by hand',
          ...(come.fixed ? {} : { numberDice: number }),
        },
        situation,
        gameOf(situation),
      )
      return told(
        'GF-MEET-01',
        'Encounter, by hand',
        met.encounter.title,
        [...met.effects, { do: 'settle action', action: 'house.encounter' }],
        { who: met.group.members, tone: 'due', total: come.count, why: come.why },
      )
    },
  })
}

/** Others come to the meeting that is at hand, as a group of their own. Rule GF-MEET-12. */
function joining(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.join-meeting',
    title: 'Others join the encounter',
    rule: 'GF-MEET-12',
    phase: 'encounter',
    slot: 'group',
    needs: [],
    finds: 'another group reinforcements more monsters add band second',
    asks,
    preview(situation, { monster: id, number }, at) {
      if (!situation.encounter) return refusal(noMeeting)
      const monster = at.shelf.monster(id)
      const fault = faultOf(monster, number, roomIn(situation))
      return fault ? refusal(fault) : plain(`${monster?.name ?? ''}, ${number}, as another group`)
    },
    *run(situation, { monster: id, number }, at) {
      const monster = at.shelf.monster(id)
      const come = monster && situation.encounter ? yield* counted(number, roomIn(situation)) : null
      if (!monster || !come) return told('GF-MEET-12', 'Others join', 'Nobody came', [])
      const group = `g${situation.nextId}`
      const names = freshNames(situation, monster.name, come.count)
      const creatures = names.map((name, nth) => ({
        ...creatureOf(
          monster,
          `c${situation.nextId + 1 + nth}`,
          name,
          situation,
          gameOf(situation),
        ),
        group,
      }))
      const band: Group = {
        id: group,
        name: countOf(come.count, monster.name),
        members: creatures.map((creature) => creature.id),
        strength: come.count,
      }
      const effects: Effect[] = [
        ...creatures.map((creature): Effect => ({ do: 'join', creature })),
        { do: 'group', group: band },
      ]
      return told('GF-MEET-12', 'Others join', band.name, effects, {
        who: band.members,
        tone: 'due',
        total: come.count,
        why: come.why,
      })
    },
  })
}

function roomIn(situation: Situation): number {
  return mostFoes - foesMet(situation).length
}

/** One more of a group that is there. Rule GF-MEET-03. */
function adding(gameOf: GameOf): Action {
  return defineAction({
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
      if (!encounter || !group || !monster || roomIn(situation) < 1)
        return told('GF-MEET-03', 'One more foe', 'Nobody joined', [])
      const id = `c${situation.nextId}`
      const [name = monster.name] = freshNames(situation, monster.name, 1)
      const creature = {
        ...creatureOf(monster, id, name, situation, gameOf(situation)),
        group: group.id,
      }
      const number = group.strength + 1
      const title = countOf(number, monster.name)
      return told(
        'GF-MEET-03',
        'One more foe',
        `${name} joins`,
        [
          { do: 'join', creature },
          {
            do: 'group',
            group: { ...group, name: title, members: [...group.members, id], strength: number },
          },
          { do: 'encounter', encounter: { ...encounter, title, number } },
        ],
        { who: [id], tone: 'bad' },
      )
    },
  })
}

function addRefused(situation: Situation, shelf: Pick<Shelf, 'monster'>): string | null {
  if (!situation.encounter) return noMeeting
  if (!shelf.monster(situation.encounter.monster ?? ''))
    return 'The monster of this encounter is no longer in the library: let others join instead.'
  return roomIn(situation) < 1 ? `${mostFoes} are as many as one encounter holds.` : null
}

export function makings(gameOf: GameOf): readonly Action[] {
  return [making(gameOf), joining(gameOf), adding(gameOf)]
}
