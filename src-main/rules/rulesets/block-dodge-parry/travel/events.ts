import type { AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { step, type Step } from '../../../core/outcome.ts'
import type { Chance } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { eventEffect, nothing, bringEncounter, type Brought } from '../../../gm/encounters/come.ts'
import { dueNow } from '../effects.ts'
import { rollSign } from '../exploration/event-die.ts'
import { rollGround } from './terrain.ts'
import { turnSky, type WildernessSky } from './weather.ts'

export const wildEvents = [
  'Encounter',
  'Sign',
  'Environment',
  'Loss',
  'Exhaustion',
  'Discovery',
] as const
type WildEvent = (typeof wildEvents)[number]

/** The d6 of a watch; a camp ignores 4 to 6. Rules BDPX-WLD-07, BDPX-WLD-08. */
function wildEvent(d6: number, camping = false): WildEvent | 'Quiet' {
  if (camping && d6 >= 4) return 'Quiet'
  return wildEvents[d6 - 1] ?? 'Quiet'
}

const points = ['a camp', 'a cave', 'a shrine', 'a ruin', 'a vantage point'] as const

/** Point of interest or vantage, and how far off. Rule BDPX-WLD-12. */
function discoveryOf(d6: number): 'point of interest' | 'vantage' {
  return d6 <= 3 ? 'point of interest' : 'vantage'
}

function farOff(d6: number): string {
  if (d6 === 1) return 'close'
  return d6 === 6 ? 'far' : 'a short walk off'
}

/** Points of interest; a 6 is two of them. */
function* pointsOf(label: string, depth = 0): ProcedureOf<string[]> {
  const face = yield* rollOne(label, 6)
  const point = points[face - 1]
  if (point) return [point]
  if (depth >= 2) return [points[3]]
  return [
    ...(yield* pointsOf(`${label}, first`, depth + 1)),
    ...(yield* pointsOf(`${label}, second`, depth + 1)),
  ]
}

/** Rolls a discovery and how far off it is. Rule BDPX-WLD-12. */
function* rollDiscovery(): ProcedureOf<{ says: string; why: Step[] }> {
  const kind = discoveryOf(yield* rollOne('discovery', 6))
  const found = kind === 'vantage' ? ['a vantage point'] : yield* pointsOf('point of interest')
  const where = farOff(yield* rollOne('how far', 6))
  const says = `${found.join(' and ')}, ${where}`
  return { says, why: [step('Discovery', says, 'BDPX-WLD-12')] }
}

const rule = 'BDPX-WLD-08'

const tones: Readonly<Record<WildEvent, Chance['tone']>> = {
  Encounter: 'bad',
  Sign: 'plain',
  Environment: 'plain',
  Loss: 'bad',
  Exhaustion: 'bad',
  Discovery: 'good',
}

/** The six events of a watch with their exact chances. */
export const wildChances: readonly (Chance & { faces: number[] })[] = wildEvents.map(
  (says, at) => ({ says, faces: [at + 1], chance: 1 / 6, tone: tones[says] }),
)

export const tiredDue = 'bdp-tired'

/** Due for exhaustion: a watch of rest, or a Fatigue for all. */
function tiredDueOf(situation: Situation): Effect {
  return dueNow({
    id: tiredDue,
    action: 'block-dodge-parry.worn',
    input: {},
    title: 'A watch of rest, or a Fatigue each',
    why: 'They are worn out',
    rule,
    who: [...situation.party],
    holds: 'block-dodge-parry.travel',
    must: true,
  })
}

interface WildEventResult extends Brought {
  event: WildEvent | 'Quiet'
  face: number
}

/** Rolls the event of a watch and works out what it brings. Rule BDPX-WLD-08. */
export function* rollWildEvent(
  situation: Situation,
  at: AtTable,
  how: { action: ActionId; sky: WildernessSky; camping?: boolean },
): ProcedureOf<WildEventResult> {
  const face = yield* rollOne('event', 6)
  const event = wildEvent(face, how.camping)
  const brought = yield* resolveEvent(event, situation, at, how.sky)
  return {
    ...brought,
    event,
    face,
    why: [
      step(
        event,
        event === 'Quiet' ? `${face}: a camp ignores it` : `${face} in 6`,
        event === 'Quiet' ? 'BDPX-WLD-07' : rule,
      ),
      ...brought.why,
    ],
    effects: [eventEffect({ action: how.action, face, title: event }, brought), ...brought.effects],
  }
}

function* resolveEvent(
  event: WildEvent | 'Quiet',
  situation: Situation,
  at: AtTable,
  sky: WildernessSky,
): ProcedureOf<Brought> {
  if (event === 'Encounter') {
    const encounter = yield* bringEncounter(situation, at, { met: rule, foretold: rule })
    const ground = yield* rollGround(situation.place.terrain)
    return {
      ...encounter,
      says: `${encounter.says}. Ground: ${ground.says.toLowerCase()}`,
      why: [...encounter.why, ...ground.why],
    }
  }
  if (event === 'Sign') return yield* rollSign(situation, at, rule)
  if (event === 'Environment') {
    const turned = yield* turnSky(situation, sky)
    return {
      ...nothing,
      says: `Environment: ${turned.sky === sky ? `${sky} holds` : turned.sky}`,
      why: turned.why,
      effects: turned.effects,
    }
  }
  if (event === 'Loss')
    return {
      ...nothing,
      says: 'Loss: a choice that costs',
      tone: 'bad',
      why: [step('Loss', 'put a choice before them, and both ways cost', rule)],
    }
  if (event === 'Exhaustion')
    return {
      ...nothing,
      says: 'Exhaustion: a watch of rest, or a Fatigue each',
      tone: 'due',
      effects: [tiredDueOf(situation)],
    }
  if (event === 'Discovery') {
    const found = yield* rollDiscovery()
    return { ...nothing, says: `Discovery: ${found.says}`, tone: 'good', why: found.why }
  }
  return { ...nothing, says: 'Quiet' }
}

/** Result that each event would have now, in a few words. */
export function foreseeEvents(situation: Situation): Record<WildEvent, string> {
  const { foretold } = situation
  return {
    Encounter: foretold ? `${foretold.title}, as hinted` : 'from the table in use',
    Sign: foretold ? `points at ${foretold.title.toLowerCase()}` : 'a trace of the next meeting',
    Environment: 'the weather turns',
    Loss: 'a choice that costs',
    Exhaustion: 'a watch more, or a Fatigue each',
    Discovery: 'a place or a view',
  }
}
