import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { stepped } from '../../../clock/weather.ts'
import type { RoadPace, RoadRules } from '../../../core/ruleset/travel.ts'
import type { Situation } from '../../../core/situation.ts'
import { missing } from '../people.ts'
import { fedMark, mealsLeft } from '../rest/fed.ts'
import { lacks } from '../rest/deprived.ts'
import { qualityFor } from './camp.ts'
import { foreseen, wildChances } from './events.ts'
import { astrayOn, skies, turnOf, wildEvents } from './figures.ts'
import { staysPut, wayOf } from './road.ts'
import { skyNow } from './sky.ts'
import { walkers, weathered } from './weathering.ts'

function paceNow(situation: Situation): RoadPace {
  const cost = weathered(situation, skyNow(situation), 'as the rule says')
  const astray = astrayOn(wayOf(situation, 'as the country'), false) / 6
  const far = cost.lost ? 0 : 1
  return {
    says: cost.lost ? 'no nearer: the weather' : 'one watch of the way',
    refuses: staysPut(situation),
    miles: [{ miles: far, chance: 1 - astray }].concat(
      astray > 0 && far > 0 ? [{ miles: 0, chance: astray }] : [],
    ),
    slowedBy: [],
    why: [
      ...cost.why,
      ...(astray > 0
        ? [
            {
              name: 'The way',
              value: `lost on ${Math.round(astray * 6)} or less of a d6`,
              rule: 'BDPX-WLD-03' as const,
            },
          ]
        : []),
    ],
  }
}

function turns(situation: Situation): { sky: string; chance: number }[] {
  const now = skyNow(situation)
  const to = [1, 2, 3, 4, 5, 6].map((face) => stepped(now, turnOf(face), skies))
  return skies
    .map((sky) => ({ sky, chance: to.filter((each) => each === sky).length / 6 }))
    .filter(({ chance }) => chance > 0)
}

function camp(
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
        ...lacks(creature).map((lack) => `lacks ${lack}`),
        ...(fatigue > 0 && quality === 'normal' ? ['Fatigue to 0'] : []),
        ...(lost > 0 ? [`${lost} ability lost`] : []),
        ...(borrower && fed && quality !== 'perilous' ? borrower.night.says(creature) : []),
      ],
    }
  })
}

/** The road as the screen shows it before a watch is spent. */
export const road: RoadRules = {
  unit: { one: 'watch', many: 'watches', short: 'w' },
  pace: paceNow,
  events(situation) {
    const brings = foreseen(situation)
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
  camp,
  rule: 'BDPX-WLD-01',
}
