import { defineAction } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { anotherDue, kindOf, nameOf } from '../../../gm/lights/kinds.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { LightKind } from '../../../core/ruleset/gear.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { dieSays, stepDown, usage } from '../rest/usage-die.ts'

const action = 'block-dodge-parry.light'

/** Torch and lantern, by usage dice. Rules BDPX-GEA-09, BDPX-GEA-20, BDPX-GEA-22, BDPX-GAP-11. */
export const lights: readonly LightKind[] = [
  {
    id: 'torch',
    title: 'Torch',
    burns: turn,
    icon: 'torch',
    usage: { sides: 8, action },
    rule: 'BDPX-GEA-20',
  },
  {
    id: 'lantern',
    title: 'Lantern',
    burns: turn,
    icon: 'lantern',
    usage: { sides: 10, action },
    rule: 'BDPX-GEA-09',
  },
]

type Light = Situation['timers'][string]

/** Sides of a light’s usage die; null for one that burns by the clock. */
function dieOf(timer: Light): number | null {
  return timer.kind === 'light' ? (timer.counts?.['die'] ?? null) : null
}

/** Copy of a light with a smaller die. */
function withDie(timer: Light, sides: number): Timer {
  const whole = timer as Timer
  return { ...whole, counts: { ...whole.counts, die: sides } }
}

function goesOut(timer: Light, gameOf: GameOf, situation: Situation): Effect[] {
  const kind = kindOf(timer.title, situation, gameOf)
  const id = `${timer.id}@out`
  return [
    { do: 'stop timer', timer: timer.id },
    ...(kind
      ? [
          {
            do: 'due' as const,
            due: {
              ...anotherDue(kind),
              id,
              input: { bearer: timer.bearer ?? '', light: kind.title, due: id },
              who: timer.bearer ? [timer.bearer] : [],
            },
          },
        ]
      : []),
  ]
}

interface Burnt {
  says: string[]
  why: Step[]
  effects: Effect[]
}

/** Rolls a light’s die so many times; a 1 or 2 on a d4 ends it. Rule BDPX-GEA-22. */
function* rolledDown(
  situation: Situation,
  timer: Light,
  times: number,
  gameOf: GameOf,
  next: number,
): ProcedureOf<Burnt> {
  const name = nameOf(timer, situation)
  const first = dieOf(timer) ?? 0
  let die = first
  const faces: number[] = []
  for (let nth = 1; nth <= times && die > 0; nth++) {
    const face = yield* rollOne(`${name} (${timer.id})${nth === 1 ? '' : `, ${nth}`}`, die)
    faces.push(face)
    die = usage(die, face)
  }
  const now =
    die === 0 ? 'burnt out' : die < first ? `${dieSays(die)} left` : `${dieSays(die)} still`
  return {
    says: die < first ? [`${name}: ${now}`] : [],
    why: [{ name, value: `d${first} rolled ${faces.join(', ')}: ${now}`, rule: 'BDPX-GEA-22' }],
    effects:
      die === 0
        ? goesOut(timer, gameOf, situation)
        : [
            {
              do: 'timer',
              timer: { ...(die < first ? withDie(timer, die) : (timer as Timer)), next },
            },
          ],
  }
}

/** Every light that burns by a die is rolled for the ten minutes that pass now. */
export function* lightsBurn(situation: Situation, gameOf: GameOf): ProcedureOf<Burnt> {
  const all: Burnt = { says: [], why: [], effects: [] }
  const now = situation.clock.seconds
  for (const timer of Object.values(situation.timers)) {
    if (dieOf(timer) === null || timer.paused !== undefined || timer.next > now + turn) continue
    const came = yield* rolledDown(situation, timer, 1, gameOf, Math.max(timer.next, now) + turn)
    all.says.push(...came.says)
    all.why.push(...came.why)
    all.effects.push(...came.effects)
  }
  return all
}

/** A torch put out is a step further down: it won’t burn so long again. Rule BDPX-GEA-20. */
export function usageLights(before: Situation, after: Situation): Effect[] {
  if (before.timers === after.timers) return []
  return Object.values(after.timers).flatMap((timer): Effect[] => {
    const die = dieOf(timer)
    const was = before.timers[timer.id]
    if (die === null || !was || was.paused !== undefined || timer.paused === undefined) return []
    if (timer.title !== 'Torch') return []
    const left = stepDown(die)
    return left === 0
      ? [{ do: 'stop timer', timer: timer.id }]
      : [{ do: 'timer', timer: withDie(timer, left) }]
  })
}

/** The die of a light whose ten minutes are over. */
export function lightDie(gameOf: GameOf) {
  return defineAction({
    id: action,
    title: 'Roll a light’s die',
    rule: 'BDPX-GEA-22',
    phase: 'dungeon',
    slot: 'timer',
    needs: [],
    finds: 'torch lantern usage die burn light step down',
    asks: {
      timer: { kind: 'timer', title: 'Which light' },
      times: { kind: 'number', title: 'How often', min: 1, max: 24, default: 1 },
      due: { kind: 'due', title: 'Called for by', optional: true },
    },
    preview(situation, { timer: id, times }) {
      const timer = situation.timers[id]
      const die = timer ? dieOf(timer) : null
      if (!timer || die === null) return refusal('Choose a light that burns by a usage die.')
      return {
        ...plain(
          `${nameOf(timer, situation)}: ${times === 1 ? '' : `${times} × `}d${die}, a 1 or 2 takes it down`,
          [],
          [{ name: 'Ten minutes', value: 'a roll', rule: 'BDPX-GAP-11' }],
        ),
        chances: [
          { says: die === 4 ? 'It burns out' : 'A step down', chance: 2 / die, tone: 'bad' },
          { says: 'It burns on', chance: 1 - 2 / die, tone: 'good' },
        ],
        bars: Array.from({ length: die }, (_, at) => ({
          face: at + 1,
          chance: 1 / die,
          leads: at < 2 ? 0 : 1,
        })),
      }
    },
    *run(situation, { timer: id, times, due }, at) {
      const timer = situation.timers[id]
      const settled: Effect[] = due ? [{ do: 'settle', due }] : []
      if (!timer || dieOf(timer) === null)
        return line(at, {
          rule: 'BDPX-GEA-22',
          what: 'A light',
          says: 'It is out already',
          effects: settled,
        })
      const came = yield* rolledDown(situation, timer, times, gameOf, timer.next)
      return line(at, {
        rule: 'BDPX-GEA-22',
        what: nameOf(timer, situation),
        says: came.says[0]?.split(': ')[1] ?? 'Burns on',
        tone: came.says.length > 0 ? 'bad' : 'plain',
        who: timer.bearer ? [timer.bearer] : [],
        why: came.why,
        effects: [...came.effects, ...settled],
      })
    },
  })
}
