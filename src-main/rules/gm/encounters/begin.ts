import type { Game } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Group } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import { lowerFirst } from '../../core/words.ts'
import { drawnSteps, buildEncounter, type DrawnEncounter } from '../meeting.ts'
import { rollActivity } from './activity.ts'
import { besideEffects } from './beside.ts'
import { distanceText, rollDistance } from './distance.ts'
import { dequeueForetold } from './foretold.ts'
import { companyOf, type Company } from './minds.ts'
import { distanceRolled, surpriseRolled } from './rulings.ts'
import { rollSurprise, surpriseSays } from './surprise.ts'

type Opening = Pick<Encounter, 'surprise' | 'distance' | 'unit' | 'activity'>

/** Parts of an encounter that are settled before it begins, and so not rolled. */
export type SettledOpening = Opening & Partial<Pick<Encounter, 'attitude'>>

/** Parts of an encounter that are neither rolled nor chosen yet. */
export function unsetParts(
  situation: Situation,
  encounter: Opening,
  game: Game,
): (keyof Opening)[] {
  return [
    ...(!encounter.surprise && surpriseRolled(situation, game) ? ['surprise' as const] : []),
    ...(encounter.distance === undefined && distanceRolled(situation, game)
      ? ['distance' as const]
      : []),
    ...(encounter.activity === undefined ? ['activity' as const] : []),
  ]
}

/** Rolls what is still open about an encounter: surprise, distance, activity. */
export function* rollOpening(
  situation: Situation,
  so: Opening,
  company: Company,
  game: Game,
): ProcedureOf<{ opening: Opening; why: Step[] }> {
  const opening: Opening = {}
  const why: Step[] = []
  const surprise = surpriseRolled(situation, game)
  if (!so.surprise && surprise) {
    const rolled = yield* rollSurprise(surprise)
    opening.surprise = rolled.surprise
    why.push(...rolled.why)
  }
  const distance = distanceRolled(situation, game)
  if (so.distance === undefined && distance) {
    const rolled = yield* rollDistance(distance, situation, so.surprise ?? opening.surprise)
    opening.distance = rolled.distance
    opening.unit = rolled.unit
    why.push(...rolled.why)
  }
  if (so.activity === undefined) {
    const rolled = yield* rollActivity(company)
    opening.activity = rolled.activity
    why.push(...rolled.why)
  }
  return { opening, why }
}

/** Summary of an encounter: "Six goblins, 60 ft, party surprised, quarrelling". */
export function describeOpening(
  title: string,
  { distance, unit, surprise, activity }: Opening,
): string {
  return [
    title,
    ...(distance === undefined ? [] : [distanceText(distance, unit)]),
    ...(surprise && (surprise.party || surprise.foes) ? [lowerFirst(surpriseSays(surprise))] : []),
    ...(activity ? [lowerFirst(activity)] : []),
  ].join(', ')
}

/** An encounter that begins, with everything rolled for it. */
interface Begun {
  encounter: Encounter
  members: string[]
  /** Summary: "Four goblins, 60 ft, hunting". */
  says: string
  why: Step[]
  effects: Effect[]
}

/**
 * Begins an encounter with everything rolled: surprise, distance, activity. One that is open already
 * stays open. Rules GF-MEET-05, GF-MEET-13.
 * `waits`: announced encounter that this one is. `groups`: further groups of it. `settled`: parts not to be rolled.
 */
export function* beginEncounter(
  situation: Situation,
  drawn: DrawnEncounter,
  game: Game,
  {
    waits,
    groups = [],
    settled = {},
  }: {
    waits?: Situation['foretold']
    groups?: readonly Group[]
    settled?: SettledOpening
  } = {},
): ProcedureOf<Begun> {
  const company = companyOf(drawn.monster, drawn.number)
  const { opening, why } = yield* rollOpening(situation, settled, company, game)
  const rule = surpriseRolled(situation, game)?.rule
  const built = buildEncounter(drawn, situation, game, waits?.id)
  const encounter = {
    ...built.encounter,
    ...settled,
    ...opening,
    ...(waits?.clue ? { clue: waits.clue } : {}),
  }
  return {
    encounter,
    members: built.group.members,
    says: describeOpening(encounter.title, { ...settled, ...opening }),
    why: [...drawnSteps(drawn), ...why],
    effects: [
      ...built.effects.filter((effect) => effect.do !== 'encounter'),
      ...besideEffects(situation, encounter, [built.group, ...groups], rule),
      ...(waits ? [dequeueForetold(waits)] : []),
      { do: 'settle action', action: 'house.encounter' },
    ],
  }
}
