import { defineAction, type Action } from '../../core/action.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../core/effects.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Monster } from '../../monsters/canonical.ts'
import type { Step } from '../../core/outcome.ts'
import type { Group } from '../../core/state/creature.ts'
import { freshNames } from '../fight/names.ts'
import { creatureOf, meet, mostFoes, type GameOf } from '../meeting.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { countOf } from '../../core/words.ts'
import { adding } from './add.ts'
import { besideEffects } from './beside.ts'
import { hitPointsAhead } from './hit-points.ts'
import { noMeeting, roomIn } from './met.ts'

const asks = {
  monster: { kind: 'monster', title: 'Who' },
  number: { kind: 'notation', title: 'How many', default: '1' },
} as const

/** Reason that this number of the monster can't be added; null when it can. */
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
): ProcedureOf<{ count: number; fixed: boolean; why: Step[] } | null> {
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
      const monster = at.shelf.monster(id)
      const fault = faultOf(monster, number, mostFoes)
      return fault || !monster
        ? refusal(fault ?? '')
        : plain(
            `${monster.name}, ${number}${hitPointsAhead(monster, situation, gameOf(situation))}`,
          )
    },
    *run(situation, { monster: id, number }, at) {
      const monster = at.shelf.monster(id)
      const come = monster ? yield* counted(number, mostFoes) : null
      if (!monster || !come) return gmOutcome('GF-MEET-01', 'Encounter', 'Nobody came', [])
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
      return gmOutcome(
        'GF-MEET-01',
        'Encounter, by hand',
        met.encounter.title,
        [
          ...met.effects.filter((effect) => effect.do !== 'encounter'),
          ...besideEffects(situation, met.encounter, [met.group]),
          { do: 'settle action', action: 'house.encounter' },
        ],
        { who: met.group.members, tone: 'due', total: come.count, why: come.why },
      )
    },
  })
}

/** Adds monsters to the current encounter as a group of their own. Rule GF-MEET-12. */
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
      return fault || !monster
        ? refusal(fault ?? '')
        : plain(
            `${monster.name}, ${number}, as another group${hitPointsAhead(monster, situation, gameOf(situation))}`,
          )
    },
    *run(situation, { monster: id, number }, at) {
      const monster = at.shelf.monster(id)
      const come = monster && situation.encounter ? yield* counted(number, roomIn(situation)) : null
      if (!monster || !come) return gmOutcome('GF-MEET-12', 'Others join', 'Nobody came', [])
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
      return gmOutcome('GF-MEET-12', 'Others join', band.name, effects, {
        who: band.members,
        tone: 'due',
        total: come.count,
        why: come.why,
      })
    },
  })
}

export function makings(gameOf: GameOf): readonly Action[] {
  return [making(gameOf), joining(gameOf), adding(gameOf)]
}
