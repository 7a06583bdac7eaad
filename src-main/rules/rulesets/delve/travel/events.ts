import { spellWeather, skies, skyOn, stepSky } from '../../../clock/weather.ts'
import type { AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { Chance } from '../../../core/preview.ts'
import { type ProcedureOf, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { type Brought, eventEffect, nothing } from '../../../gm/encounters/come.ts'
import { clue, encounter } from '../exploration/event-die.ts'
import { exhaustion } from '../exploration/exhaustion.ts'
import { weatherScale } from '../house-rules/travel.ts'
import { encumberedOf } from '../load.ts'

/** Event of a d6 in a watch of travel. Rule DLV-WEV-01. */
export function wildEvent(d6: number): { event: string } {
  return { event: ['Encounter', 'Clue', 'Exhaustion', 'Weather', 'Free', 'Free'][d6 - 1] ?? 'Free' }
}

/** One step worse or better. Rule DLV-WEV-05. */
export function weatherChange(d6: number): { change: 'worse' | 'better' } {
  return { change: d6 <= 3 ? 'worse' : 'better' }
}

export const wildEvents = ['Encounter', 'Clue', 'Exhaustion', 'Weather', 'Free'] as const
type WildEvent = (typeof wildEvents)[number]

const ruleOf = {
  Encounter: 'DLV-WEV-02',
  Clue: 'DLV-WEV-03',
  Exhaustion: 'DLV-WEV-04',
  Weather: 'DLV-WEV-05',
  Free: 'DLV-WEV-06',
} as const

/** The five events of a watch with their exact chances. Rule DLV-WEV-01. */
export const wildChances: readonly (Chance & { faces: number[] })[] = wildEvents.map((title) => {
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => wildEvent(face).event === title)
  return {
    says: title,
    faces,
    chance: faces.length / 6,
    tone:
      title === 'Free' ? 'good' : title === 'Encounter' || title === 'Exhaustion' ? 'bad' : 'plain',
  }
})

/** Forecast of each event, in a few words. */
export function forecastEvents(situation: Situation): Record<WildEvent, string> {
  const laden = encumberedOf(situation).map(({ name }) => name)
  const { foretold } = situation
  return {
    Encounter: foretold ? `${foretold.title}, as hinted` : 'from the table in use',
    Clue: foretold ? `points at ${foretold.title.toLowerCase()}` : 'a sign of the next encounter',
    Exhaustion: laden.length > 0 ? `${listed(laden)} must rest a watch` : 'nobody is laden',
    Weather: '1–3 worse, 4–6 better',
    Free: 'nothing',
  }
}

export const scaleOf = (situation: Situation): readonly string[] =>
  houseRule<string>(situation, weatherScale) === 'three'
    ? skies.filter((sky) => sky !== 'overcast')
    : skies

export function skyNow(situation: Situation): string {
  return skyOn(situation, scaleOf(situation))
}

/** Rolls the weather one step worse or better, within the ends of the scale. Rules DLV-WEV-05, E-DLV-30. */
export function* rollWeather(situation: Situation): ProcedureOf<Brought & { face: number }> {
  const face = yield* rollOne('weather', 6)
  const { change } = weatherChange(face)
  const now = skyNow(situation)
  if (spellWeather(situation) !== null)
    return { ...nothing, face, says: `Weather: ${now} holds, by a spell`, effects: [] }
  const sky = stepSky(now, change === 'worse' ? 1 : -1, scaleOf(situation))
  const effects: Effect[] = [{ do: 'weather', to: { sky, since: situation.clock.seconds } }]
  return {
    ...nothing,
    face,
    says: sky === now ? `Weather: ${sky} holds` : `Weather: ${change}, ${sky}`,
    tone: sky === 'storm' ? 'bad' : 'plain',
    why: [
      step('d6', `${face}: ${change}`, 'DLV-WEV-05'),
      step('Scale', scaleOf(situation).join(', '), 'E-DLV-30'),
    ],
    effects,
  }
}

function* resolveEvent(event: WildEvent, situation: Situation, at: AtTable): ProcedureOf<Brought> {
  if (event === 'Encounter') return yield* encounter(situation, at)
  if (event === 'Clue') return yield* clue(situation, at)
  if (event === 'Exhaustion')
    return exhaustion(situation, 'watch', {
      action: 'delve.rest-watch',
      title: 'Rest a watch',
      rule: 'DLV-WEV-04',
      when: 'now',
      holds: 'delve.travel',
    })
  if (event === 'Weather') return yield* rollWeather(situation)
  return nothing
}

export interface WildEventBrought extends Brought {
  event: WildEvent
  face: number
}

/** Rolls the event of a watch and resolves it. Rule DLV-WEV-01. */
export function* rollWatchEvent(
  situation: Situation,
  at: AtTable,
  action: ActionId,
): ProcedureOf<WildEventBrought> {
  const face = yield* rollOne('event', 6)
  const event = wildEvents.find((each) => each === wildEvent(face).event) ?? 'Free'
  const come = yield* resolveEvent(event, situation, at)
  const why: Step[] = [
    step('Event', `d6 rolled ${face}`, 'DLV-WEV-01'),
    {
      name: event,
      value: wildChances.find((each) => each.says === event)?.faces.join(' or ') ?? face,
      rule: ruleOf[event],
    },
    ...come.why,
  ]
  const recorded = eventEffect({ action, face, title: event }, come)
  return { ...come, event, face, why, effects: [recorded, ...come.effects] }
}
