import { read } from '../../../clock/clock.ts'
import { skies, skyOf, skyOn } from '../../../clock/weather.ts'
import { compact } from '../../../common/compact.ts'
import { totals } from '../../../common/check.ts'
import type { RoadRules } from '../../../core/ruleset/travel.ts'
import type { Season } from '../../../core/state/time.ts'
import { milesOf } from '../../../travel/journey.ts'
import { partyOf } from '../character/people.ts'
import { facesOf, wandererChances } from '../exploration/wanderers.ts'
import { loadOf } from '../load.ts'
import { isHurt, sleepers } from '../rest/nights.ts'
import { byCountry, daySteps, groundOf, planDay, travelRefusal, type Going } from './journey.ts'

/** Chance of each sky in a season, by the screen’s own table. Rule GF-WEATHER-01. */
const skiesIn = new Map(
  (['spring', 'summer', 'autumn', 'winter'] as const).map((season) => [season, chancesOf(season)]),
)

function chancesOf(season: Season): { sky: string; chance: number }[] {
  const points = totals(2, 6)
  return skies.map((sky) => ({
    sky,
    chance: points
      .filter(({ total }) => skyOf(season, total) === sky)
      .reduce((sum, { chance }) => sum + chance, 0),
  }))
}

/** Travel as shown before a day is spent: on foot, by daylight, over the present terrain. Rule GAM-MOV-11. */
export const road: RoadRules = {
  pace(situation) {
    const going: Going = {
      ground: groundOf(situation, byCountry),
      darkness: 'light',
      pushed: false,
    }
    const day = planDay(situation, going)
    const says = day ? milesOf(day.miles) : 'nobody travels'
    return {
      says: `${says}, ${going.ground} ground`,
      refuses: travelRefusal(situation),
      miles: day ? [{ miles: day.miles, chance: 1 }] : [],
      slowedBy: partyOf(situation)
        .filter((each) => loadOf(each, situation).costs !== '')
        .map(({ id }) => id),
      why: day ? daySteps(day, going) : [],
    }
  },
  events(situation) {
    const faces = facesOf(situation)
    if (faces === 0) return []
    const brings = situation.foretold?.title ?? 'from the table in use'
    return wandererChances(situation).chances.map(({ says, chance }) => ({
      title: says,
      faces: [1, 2, 3, 4, 5, 6].filter((face) => face <= faces === (says === 'Encounter')),
      chance,
      brings: says === 'Encounter' ? brings : 'nothing',
    }))
  },
  weather(situation) {
    const sky = skyOn(situation, skies)
    return { sky, scale: [...skies], turns: skiesIn.get(read(situation.clock).season) ?? [] }
  },
  camp: (situation, borrower) =>
    sleepers(situation).map((creature) => {
      const { hp = 0, maxHp = hp, injuries = 0, level = 1 } = creature.values
      const says = compact(
        hp < maxHp && `survival ${hp} of ${maxHp}, + ${Math.max(1, level)}`,
        injuries > 0 && `injuries ${injuries}`,
      )
      if (borrower) return { who: creature.id, fed: true, says: borrower.night.says(creature) }
      return { who: creature.id, fed: true, says: isHurt(creature) ? says : [] }
    }),
  rule: 'GAM-MOV-11',
}
