import { burningLights, pauseTimer } from '../../../clock/timers.ts'
import type { AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { type RuleId, type Step, step } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import { type ProcedureOf, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { type Brought, nothing, bringEncounter } from '../../../gm/encounters/come.ts'
import { drawSign } from '../../../gm/encounters/sign.ts'
import { drawForPlace, noTable } from '../../../gm/travel/place-tables.ts'
import { dungeonClock, event5, localityLight, pendingClues } from '../house-rules/dungeon.ts'

export type DungeonEvent = 'Encounter' | 'Clue' | 'Exhaustion' | 'Locality' | 'Free'
const faces: readonly DungeonEvent[] = [
  'Encounter',
  'Clue',
  'Exhaustion',
  'Locality',
  'Free',
  'Free',
]

const ruleOf: Readonly<Record<DungeonEvent, RuleId>> = {
  Encounter: 'DLV-DEV-02',
  Clue: 'DLV-DEV-03',
  Exhaustion: 'DLV-DEV-04',
  Locality: 'DLV-DEV-05',
  Free: 'DLV-DEV-06',
}

/** Event of an event die face. Rules DLV-DEV-01, E-DLV-01. */
export function dungeonEvent(
  d6: number,
  five: 'free' | 'reroll' | 'locality' = 'free',
): { event: DungeonEvent } {
  if (d6 === 5 && five === 'locality') return { event: 'Locality' }
  return { event: faces[d6 - 1] ?? 'Free' }
}

const full = 20

/** Rest of the countdown, when the campaign counts down; null when it rolls events. Rule DLVX-ANS-21. */
function countdownOf(situation: Situation): number | null {
  if (houseRule<string>(situation, dungeonClock) !== 'countdown') return null
  return situation.countdown ?? full
}

function countedDown(left: number): Pick<Preview, 'chances' | 'bars'> {
  const bars = [1, 2, 3, 4, 5, 6].map((face) => ({
    face,
    chance: 1 / 6,
    leads: face >= left ? 0 : 1,
  }))
  const chance = bars.filter(({ leads }) => leads === 0).length / 6
  return {
    bars,
    chances: [
      { says: 'Encounter', chance, tone: 'bad' },
      { says: 'Free', chance: 1 - chance, tone: 'good' },
    ],
  }
}

function* countDown(left: number): ProcedureOf<RolledEvent> {
  const face = yield* rollOne('event', 6)
  const isReached = face >= left
  const to = isReached ? full : left - face
  return {
    event: isReached ? 'Encounter' : 'Free',
    face,
    why: [
      step(
        'Countdown',
        isReached ? `${left} less ${face}: it is there` : `${left} less ${face} is ${to}`,
        'DLVX-ANS-21',
      ),
    ],
    effects: [{ do: 'countdown', to }],
  }
}

interface RolledEvent {
  event: DungeonEvent
  face: number
  why: Step[]
  effects: Effect[]
}

/** Exact chances of the five events under the campaign's reading of a 5. */
export function eventChances(situation: Situation): Pick<Preview, 'chances' | 'bars'> {
  const left = countdownOf(situation)
  if (left !== null) return countedDown(left)
  const five = houseRule<'free' | 'reroll' | 'locality'>(situation, event5)
  const sides = five === 'reroll' ? [1, 2, 3, 4, 6] : [1, 2, 3, 4, 5, 6]
  const titles: readonly DungeonEvent[] = ['Encounter', 'Clue', 'Exhaustion', 'Locality', 'Free']
  const bars = sides.map((face) => ({
    face,
    chance: 1 / sides.length,
    leads: titles.indexOf(dungeonEvent(face, five).event),
  }))
  return {
    bars,
    chances: titles.map((title, at) => ({
      says: title,
      chance: bars.filter(({ leads }) => leads === at).length / sides.length,
      tone:
        title === 'Encounter' || title === 'Exhaustion'
          ? 'bad'
          : title === 'Free'
            ? 'good'
            : 'plain',
    })),
  }
}

export function* rollEvent(situation: Situation): ProcedureOf<RolledEvent> {
  const left = countdownOf(situation)
  if (left !== null) return yield* countDown(left)
  const five = houseRule<'free' | 'reroll' | 'locality'>(situation, event5)
  const why: Step[] = []
  for (let time = 1; ; time++) {
    const face = yield* rollOne(time === 1 ? 'event' : `event, again ${time}`, 6)
    if (face === 5 && five === 'reroll') {
      why.push(step('A 5', 'rolled again', 'E-DLV-01'))
      continue
    }
    const { event } = dungeonEvent(face, five)
    const shown =
      event === 'Free' && five === 'free'
        ? 'on a 5 or 6'
        : five === 'locality' && event === 'Locality'
          ? 'on a 4 or 5'
          : `on a ${face}`
    return {
      event,
      face,
      why: [...why, { name: event, value: shown, rule: ruleOf[event] }],
      effects: [],
    }
  }
}

/** Resolves an Encounter event: the pending encounter, else one from the wandering table. Rule DLV-DEV-02. */
export function* encounter(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  return yield* bringEncounter(situation, at, {
    met: 'DLV-DEV-02',
    foretold: 'DLV-DEV-03',
  })
}

/** Resolves a Clue event: draws the next encounter now and hints at it. Rules DLV-DEV-03, E-DLV-26. */
export function* clue(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  const one = houseRule<string>(situation, pendingClues) === 'one'
  return yield* drawSign(situation, at, {
    title: 'Clue',
    rule: 'DLV-DEV-03',
    same: one ? { rule: 'E-DLV-26' } : null,
  })
}

/** Resolves a Locality event: by the place's own table, else as the GM says. Rule DLV-DEV-05. */
export function* locality(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  if (houseRule<string>(situation, localityLight) === 'light') return lightFails(situation)
  const drawn = yield* drawForPlace(situation, at, 'locality')
  if (drawn)
    return {
      ...nothing,
      says: `Locality: ${drawn.text}`,
      why: [step('From', drawn.from, 'DLV-DEV-05')],
      effects: drawn.effects,
    }
  return {
    ...nothing,
    says: 'Locality: the place changes',
    lacks: 'locality',
    why: [step('Locality', noTable('locality'), 'DLV-DEV-05')],
  }
}

/** Puts out the light with the least time left, which keeps that time. Rule DLVX-GAP-03. */
function lightFails(situation: Situation): Brought {
  const now = situation.clock.seconds
  const [light] = burningLights(situation.timers).sort((a, b) => a.next - b.next)
  const why: Step[] = [step('Locality', 'a light fails', 'DLVX-GAP-03')]
  if (!light) return { ...nothing, says: 'Locality: no light is there to fail', why }
  return {
    ...nothing,
    says: `Locality: the ${light.title.toLowerCase()} goes out`,
    tone: 'bad',
    who: light.bearer ? [light.bearer] : [],
    why,
    effects: [{ do: 'timer', timer: pauseTimer(light as Timer, now) }],
  }
}
