import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { stepSky } from '../../../clock/weather.ts'
import type { Action } from '../../../core/action.ts'
import type { RoadPace, RoadRules } from '../../../core/ruleset/travel.ts'
import type { Situation } from '../../../core/situation.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { encumberedOf, isEncumbered } from '../load.ts'
import { abilityMended } from '../rest.ts'
import { eat, eatDay, hungry } from '../supplies.ts'
import { makeCamp } from './camp.ts'
import { forecastEvents, scaleOf, skyNow, wildChances, wildEvents } from './events.ts'
import { forage } from './forage.ts'
import { journey, staysPut } from './journey.ts'
import { milesOdds, paceOf, paceSays } from './movement.ts'
import { explore, restWatch, turnWeather } from './staying.ts'

/** The wilderness: one thing a watch, its event, and the night in camp. Rules DLV-TIME-01 to DLV-WEV-06. */
export const travel: readonly Action[] = [
  ...journey,
  makeCamp,
  explore,
  restWatch,
  turnWeather,
  forage,
  eat,
]

/** Pace of this watch: a forced march by night when travel is refused, else travel. */
function paceNow(situation: Situation, loaded: boolean): RoadPace {
  const byDay = staysPut(situation, 'travel')
  const byNight = thisWatch(situation).daylight ? byDay : staysPut(situation, 'march')
  const how = byDay !== null && byNight === null ? 'march' : 'travel'
  const pace = paceOf(situation, how, loaded)
  const odds = new Map<number, number>()
  for (const { miles, chance } of milesOdds(situation, pace))
    odds.set(miles, (odds.get(miles) ?? 0) + chance)
  return {
    says: how === 'march' ? `A forced march: ${paceSays(pace)}` : paceSays(pace),
    refuses: how === 'march' ? byNight : byDay,
    miles: [...odds].map(([miles, chance]) => ({ miles, chance })),
    slowedBy: loaded && pace.laden ? encumberedOf(situation).map(({ id }) => id) : [],
    why: pace.why,
  }
}

function weatherChances(situation: Situation): { sky: string; chance: number }[] {
  const scale = scaleOf(situation)
  const now = skyNow(situation)
  const steps = [stepSky(now, -1, scale), stepSky(now, 1, scale)]
  return scale
    .map((sky) => ({ sky, chance: steps.filter((to) => to === sky).length / 2 }))
    .filter(({ chance }) => chance > 0)
}

function campForecast(
  situation: Situation,
  borrower?: BorrowerRules,
): { who: string; fed: boolean; says: string[] }[] {
  const { fed } = eatDay(situation, situation.party)
  return situation.party.flatMap((who) => {
    const creature = situation.creatures[who]
    if (!creature || 'dead' in creature.conditions) return []
    const { hp = 0, maxHp = hp, fatigue = 0 } = creature.values
    const ability = abilityMended(creature, 'what is lowest')
    const eats = fed.includes(who)
    const laden = isEncumbered(creature, situation)
    const rests = eats && creature.kind !== 'animal'
    const says = [
      ...(laden ? ['laden'] : []),
      ...(hungry in creature.conditions ? ['hungry'] : []),
      ...(rests && borrower ? borrower.night.says(creature) : []),
      ...(rests && !borrower && !laden && hp < maxHp ? [`HP ${hp} to ${maxHp}`] : []),
      ...(eats && !borrower && fatigue > 0 ? ['fatigue to 0'] : []),
      ...(eats && !borrower && ability ? [`${ability} + d6`] : []),
    ]
    return [{ who, fed: eats, says }]
  })
}

/** Travel forecast, as the screen shows it before a watch is spent. */
export const travelRules: RoadRules = {
  pace: paceNow,
  events(situation) {
    const brings = forecastEvents(situation)
    return wildEvents.map((title) => {
      const { faces = [], chance = 0 } = wildChances.find(({ says }) => says === title) ?? {}
      return { title, faces: [...faces], chance, brings: brings[title] }
    })
  },
  weather: (situation) => ({
    sky: skyNow(situation),
    scale: [...scaleOf(situation)],
    turns: weatherChances(situation),
  }),
  camp: campForecast,
  rule: 'DLV-WTR-01',
}
