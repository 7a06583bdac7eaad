import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Ruleset } from '../../../core/ruleset.ts'
import type { LightKind } from '../../../core/ruleset/gear.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { turn } from '../../../clock/clock.ts'
import { anotherDue, kindOf, nameOf } from '../../../gm/lights/kinds.ts'
import { dieBars } from '../checks/odds.ts'
import { settle } from '../effects.ts'
import { dieAfterRoll, dieSays, stepDown } from '../supplies.ts'

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

function lightGoesOut(timer: Light, situation: Situation, ruleset: Ruleset): Effect[] {
  const kind = kindOf(timer.title, situation, ruleset)
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

interface BurnResult {
  says: string[]
  why: Step[]
  effects: Effect[]
}

/** Rolls a light’s die so many times; a 1 or 2 on a d4 ends it. Rule BDPX-GEA-22. */
function* rollDown(
  situation: Situation,
  timer: Light,
  times: number,
  next: number,
  ruleset: Ruleset,
): ProcedureOf<BurnResult> {
  const name = nameOf(timer, situation)
  const first = dieOf(timer) ?? 0
  let die = first
  const faces: number[] = []
  for (let nth = 1; nth <= times && die > 0; nth++) {
    const face = yield* rollOne(`${name} (${timer.id})${nth === 1 ? '' : `, ${nth}`}`, die)
    faces.push(face)
    die = dieAfterRoll(die, face)
  }
  const now =
    die === 0 ? 'burnt out' : die < first ? `${dieSays(die)} left` : `${dieSays(die)} still`
  return {
    says: die < first ? [`${name}: ${now}`] : [],
    why: [step(name, `d${first} rolled ${faces.join(', ')}: ${now}`, 'BDPX-GEA-22')],
    effects:
      die === 0
        ? lightGoesOut(timer, situation, ruleset)
        : [
            {
              do: 'timer',
              timer: { ...(die < first ? withDie(timer, die) : (timer as Timer)), next },
            },
          ],
  }
}

/** Rolls every light that burns by a die for the ten minutes that pass. */
export function* burnLights(situation: Situation, ruleset: Ruleset): ProcedureOf<BurnResult> {
  const all: BurnResult = { says: [], why: [], effects: [] }
  const now = situation.clock.seconds
  for (const timer of Object.values(situation.timers)) {
    if (dieOf(timer) === null || timer.paused !== undefined || timer.next > now + turn) continue
    const result = yield* rollDown(situation, timer, 1, Math.max(timer.next, now) + turn, ruleset)
    all.says.push(...result.says)
    all.why.push(...result.why)
    all.effects.push(...result.effects)
  }
  return all
}

/** Takes the die of a torch a step down when it is put out. Rule BDPX-GEA-20. */
export function snuffConsequences(before: Situation, after: Situation): Effect[] {
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

/** Rolls the die of a light whose ten minutes are over. */
export const rollLight = defineAction({
  id: action,
  title: 'Roll a light’s die',
  rule: 'BDPX-GEA-22',
  phase: 'dungeon',
  slot: 'timer',
  finds: 'torch lantern usage die burn light step down',
  asks: {
    timer: { kind: 'timer', title: 'Which light', first: 'light' },
    times: { kind: 'number', title: 'How often', min: 1, max: 24, default: 1 },
    due: { kind: 'due', title: 'Called for by', optional: true },
  },
  plan(situation, { timer: id, times, due }) {
    const timer = situation.timers[id]
    const die = timer ? dieOf(timer) : null
    if (!timer || die === null) return refusal('Choose a light that burns by a usage die.')
    return { timer, die, times, due }
  },
  preview({ timer, die, times }, situation) {
    return {
      ...plain(
        `${nameOf(timer, situation)}: ${times === 1 ? '' : `${times} × `}d${die}, a 1 or 2 takes it down`,
        [],
        [step('Ten minutes', 'a roll', 'BDPX-GAP-11')],
      ),
      chances: [
        { says: die === 4 ? 'It burns out' : 'A step down', chance: 2 / die, tone: 'bad' },
        { says: 'It burns on', chance: 1 - 2 / die, tone: 'good' },
      ],
      bars: dieBars(die, (face) => (face <= 2 ? 0 : 1)),
    }
  },
  *run({ timer, times, due }, situation, at) {
    const result = yield* rollDown(situation, timer, times, timer.next, at.ruleset)
    return line(at, {
      rule: 'BDPX-GEA-22',
      what: nameOf(timer, situation),
      says: result.says[0]?.split(': ')[1] ?? 'Burns on',
      tone: result.says.length > 0 ? 'bad' : 'plain',
      who: timer.bearer ? [timer.bearer] : [],
      why: result.why,
      effects: [...result.effects, ...settle(due)],
    })
  },
})
