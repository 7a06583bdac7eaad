import type { Preview } from '../../../core/preview.ts'
import type { AtTable } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import { burningLights } from '../../../clock/timers.ts'
import type { Effect } from '../../../core/effects.ts'
import { eventEffect, nothing, bringEncounter, type Brought } from '../../../gm/encounters/come.ts'
import { type Outcome, type Step, step } from '../../../core/outcome.ts'
import { choose, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { directions, type Direction, entrancesOf } from './entrances.ts'
import { endSpells } from '../magic/casting.ts'

type TurnEvent =
  'monster' | 'ignored' | 'torches and spells end' | 'short rest or timer' | 'nothing'

/** Event of a d12 face in a place with entrances on these sides. Rule HBK-DTURN-02. */
export function dungeonTurn(
  d12: number,
  entrances: readonly Direction[],
): { event: TurnEvent; direction: Direction | null } {
  const direction = directions[d12 - 1]
  if (direction) return { event: entrances.includes(direction) ? 'monster' : 'ignored', direction }
  if (d12 === 5) return { event: 'torches and spells end', direction: null }
  return { event: d12 === 6 ? 'short rest or timer' : 'nothing', direction: null }
}

/** Display name of each event. */
const eventTitles = {
  monster: 'Encounter',
  ignored: 'No way in',
  'torches and spells end': 'Torches out',
  'short rest or timer': 'Rest due',
  nothing: 'Free',
} as const satisfies Record<TurnEvent, string>

const tones = {
  monster: 'bad',
  ignored: 'plain',
  'torches and spells end': 'bad',
  'short rest or timer': 'bad',
  nothing: 'good',
} as const satisfies Record<TurnEvent, string>

/** Chances of each event in a turn; with entrances not set, every side counts as one. Rule HBK-DTURN-02. */
function eventChances(entrances: readonly Direction[] | null): Pick<Preview, 'chances' | 'bars'> {
  const ways = entrances ?? directions
  const came = Array.from({ length: 12 }, (_, at) => dungeonTurn(at + 1, ways).event)
  const events = (Object.keys(eventTitles) as TurnEvent[]).filter((event) => came.includes(event))
  return {
    bars: came.map((event, at) => ({
      face: at + 1,
      chance: 1 / 12,
      leads: events.indexOf(event),
    })),
    chances: events.map((event) => ({
      says: eventTitles[event],
      chance: came.filter((each) => each === event).length / 12,
      tone: tones[event],
    })),
  }
}

const rule = 'HBK-DTURN-02'

interface TurnResult extends Brought {
  event: TurnEvent
  face: number
}

export const restDue = 'heartbreaker-rest'

export const turnPasses: Effect = { do: 'advance', seconds: turn }

/** Rolls the d12 of a turn and resolves its event. Rule HBK-DTURN-02. */
export function* rollTurn(
  situation: Situation,
  at: AtTable,
  action: ActionId,
): ProcedureOf<TurnResult> {
  const face = yield* rollOne('turn', 12)
  const ways = yield* waysFor(situation, face)
  const { event, direction } = dungeonTurn(face, ways)
  const come = yield* resolveEvent(event, direction, situation, at)
  const title = eventTitles[event]
  return {
    ...come,
    event,
    face,
    why: [{ name: 'Turn', value: `d12 rolled ${face}`, rule }, ...come.why],
    effects: [eventEffect({ action, face, title }, come), ...come.effects],
  }
}

/** Entrances of the place; when not set, asks the GM about the side rolled. */
function* waysFor(situation: Situation, face: number): ProcedureOf<readonly Direction[]> {
  const known = entrancesOf(situation)
  const direction = directions[face - 1]
  if (known || !direction) return known ?? []
  const is = yield* choose(`a way in from the ${direction}`, ['there is one', 'there is none'], {
    usual: 'there is none',
  })
  return is === 'there is one' ? [direction] : []
}

function* resolveEvent(
  event: TurnEvent,
  direction: Direction | null,
  situation: Situation,
  at: AtTable,
): ProcedureOf<Brought> {
  if (event === 'monster') return yield* monsterComes(direction ?? 'north', situation, at)
  if (event === 'ignored')
    return {
      ...nothing,
      says: `Nothing: no way in from the ${direction ?? 'north'}`,
      why: [{ name: `From the ${direction ?? 'north'}`, value: 'no way in: ignored', rule }],
    }
  if (event === 'torches and spells end') return burnOut(situation)
  return event === 'short rest or timer' ? restNeeded(situation) : noEvent
}

function* monsterComes(
  direction: Direction,
  situation: Situation,
  at: AtTable,
): ProcedureOf<Brought> {
  const come = yield* bringEncounter(situation, at, { met: rule, foretold: rule })
  return {
    ...come,
    says: `${come.says}, from the ${direction}`,
    why: [{ name: 'From', value: `the ${direction}`, rule }, ...come.why],
  }
}

/** Lit torches burn out at the end of the turn, and spells end. Rule HBK-DTURN-02. */
function burnOut(situation: Situation): Brought {
  const torches = burningLights(situation.timers).filter(({ title }) => /torch/i.test(title))
  const spells = endSpells(situation)
  const running = Object.values(situation.timers).filter(({ kind }) => kind === 'spell')
  return {
    says: 'Torches burn out and spells end',
    tone: 'bad',
    who: [],
    why: [
      { name: 'Torches', value: torches.length === 0 ? 'none burns' : torches.length, rule },
      {
        name: 'Spells',
        value: spells.length + running.length === 0 ? 'none lasts' : spells.length + running.length,
        rule,
      },
    ],
    effects: [
      ...torches.map((timer): Effect => {
        const { counts: _open, ...burning } = timer as Timer
        return { do: 'timer', timer: { ...burning, next: situation.clock.seconds + turn } }
      }),
      ...running.map(({ id }): Effect => ({ do: 'stop timer', timer: id })),
      ...spells,
    ],
  }
}

/** Result above 6, for which the d12 names no event. Rule E-HBK-29. */
const noEvent: Brought = {
  ...nothing,
  says: 'Nothing',
  why: [step('7 and up', 'nothing comes', 'E-HBK-29')],
}

/** Makes a short rest due; dismiss it when a clock of the place ticks instead. Rule HBK-DTURN-02. */
function restNeeded(situation: Situation): Brought {
  const why = 'They need a short rest, or a clock of the place ticks'
  return {
    says: why,
    tone: 'due',
    who: [...situation.party],
    why: [{ name: 'A 6', value: 'a short rest, or the place’s own timer', rule }],
    effects: [
      {
        do: 'due',
        due: {
          id: restDue,
          action: 'heartbreaker.short-rest',
          input: {},
          title: 'Short rest',
          why,
          rule,
          when: 'now',
          who: [...situation.party],
          must: false,
        },
      },
    ],
  }
}

export function previewTurn(situation: Situation, verdict: string, extra: Step[] = []): Preview {
  const ways = entrancesOf(situation)
  return {
    terms: [],
    verdict,
    why: [
      ...extra,
      {
        name: 'Ways in',
        value: ways === null ? 'not told: you are asked' : ways.join(', ') || 'none',
        rule,
      },
    ],
    ...eventChances(ways),
  }
}

/** Adds the turn and its d12 to the action that took it. Rules HBK-DTURN-02, HBK-DTURN-03. */
export function* inTheTurn(
  situation: Situation,
  at: AtTable,
  action: ActionId,
  done: Outcome,
): ProcedureOf<Outcome> {
  const come = yield* rollTurn(situation, at, action)
  const tells = come.event !== 'nothing'
  return {
    ...done,
    says: tells ? `${done.says}. ${come.says}` : done.says,
    tone: tells && come.tone === 'due' ? 'due' : done.tone,
    who: [...new Set([...done.who, ...come.who])],
    why: [...done.why, step('It took', 'a turn', 'HBK-DTURN-03'), ...come.why],
    effects: [...done.effects, ...come.effects, turnPasses],
  }
}
