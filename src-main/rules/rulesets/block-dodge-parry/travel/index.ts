import type { Action } from '../../../core/action.ts'
import { step } from '../../../core/outcome.ts'
import type { RoadPace, RoadRules } from '../../../core/ruleset/travel.ts'
import type { Situation } from '../../../core/situation.ts'
import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { stepSky } from '../../../clock/weather.ts'
import { missing, walkers } from '../character/people.ts'
import { chanceOn } from '../checks/odds.ts'
import { needsLacking } from '../rest/deprivation.ts'
import { fedMark, mealsLeft } from '../rest/meals.ts'
import { campActivityAction } from './camp-activities.ts'
import { camp, qualityFor } from './camp.ts'
import { foreseeEvents, wildChances, wildEvents } from './events.ts'
import { gather } from './forage.ts'
import { astrayOn, reckon, travel, travelHindrance, wayOf } from './journey.ts'
import { explore, restWatch } from './staying.ts'
import { skies, skyNow, turnOf, weather, weatherCost } from './weather.ts'

/** Watches of the wilderness; the campaign's own game makes the creatures of an encounter. */
export const travels: readonly Action[] = [
  travel,
  explore,
  restWatch,
  weather,
  gather,
  camp,
  campActivityAction,
  reckon,
]

function paceNow(situation: Situation): RoadPace {
  const cost = weatherCost(situation, skyNow(situation), 'as the rule says')
  const astray = astrayOn(wayOf(situation, 'as the country'), false) / 6
  const far = cost.lost ? 0 : 1
  return {
    says: cost.lost ? 'no nearer: the weather' : 'one watch of the way',
    refuses: travelHindrance(situation),
    miles: [{ miles: far, chance: 1 - astray }].concat(
      astray > 0 && far > 0 ? [{ miles: 0, chance: astray }] : [],
    ),
    slowedBy: [],
    why: [
      ...cost.why,
      ...(astray > 0
        ? [step('The way', `lost on ${Math.round(astray * 6)} or less of a d6`, 'BDPX-WLD-03')]
        : []),
    ],
  }
}

function turns(situation: Situation): { sky: string; chance: number }[] {
  const now = skyNow(situation)
  return skies
    .map((sky) => ({
      sky,
      chance: chanceOn(6, (face) => stepSky(now, turnOf(face), skies) === sky),
    }))
    .filter(({ chance }) => chance > 0)
}

function campForecast(
  situation: Situation,
  borrower?: BorrowerRules,
): { who: string; fed: boolean; says: string[] }[] {
  const all = walkers(situation)
  const nights = qualityFor(situation, all)
  let left = mealsLeft(situation, 'ration')
  return all.map((creature) => {
    const fed = left > 0 || fedMark in creature.conditions
    if (left > 0) left -= 1
    const { fatigue = 0 } = creature.values
    const quality = nights.get(creature.id) ?? 'perilous'
    const lost = missing(creature, 'STR') + missing(creature, 'DEX') + missing(creature, 'WIL')
    return {
      who: creature.id,
      fed,
      says: [
        `${quality} sleep`,
        ...needsLacking(creature).map((lack) => `lacks ${lack}`),
        ...(fatigue > 0 && quality === 'normal' ? ['Fatigue to 0'] : []),
        ...(lost > 0 ? [`${lost} ability lost`] : []),
        ...(borrower && fed && quality !== 'perilous' ? borrower.night.says(creature) : []),
      ],
    }
  })
}

/** Travel as the screen shows it before a watch is spent. */
export const road: RoadRules = {
  unit: { one: 'watch', many: 'watches', short: 'w' },
  pace: paceNow,
  events(situation) {
    const brings = foreseeEvents(situation)
    return wildEvents.map((title) => {
      const { faces = [], chance = 0 } = wildChances.find(({ says }) => says === title) ?? {}
      return { title, faces: [...faces], chance, brings: brings[title] }
    })
  },
  weather: (situation) => ({
    sky: skyNow(situation),
    scale: [...skies],
    turns: turns(situation),
  }),
  camp: campForecast,
  rule: 'BDPX-WLD-01',
}
