import type { Action } from '../../../core/action.ts'
import type { RoadRules } from '../../../core/ruleset/travel.ts'
import type { Situation } from '../../../core/situation.ts'
import { journeyEndReason, nightWatch } from '../../../travel/journey.ts'
import { camp } from './camp.ts'
import { travelHindrance, stay, travel } from './journey.ts'
import { injured } from '../conditions.ts'
import { sleepers } from '../rest/index.ts'
import { travelOdds, travelTurn, type TravelEvent } from './events.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { hexMiles } from '../house-rules/exploration.ts'
import { skies, type TravelSky, asTheyAre, dayOf, skyNow } from './movement.ts'

/** Actions of travel: a day, a stay, a night. */
export const travelling: readonly Action[] = [travel, stay, camp]

function describeEvent(event: TravelEvent, situation: Situation): string {
  const { foretold } = situation
  const now = skyNow(situation)
  if (event === 'monster nearby') return foretold ? foretold.title : 'from the table in use'
  if (event === 'monster in the distance') return 'seen, and not yet here'
  if (event === 'nothing') return 'nothing'
  const face = event === 'weather worsens' ? 3 : 4
  const then = travelTurn(face, now).weather
  return then === now ? `${now} already` : `${now} to ${then}`
}

function weatherOdds(now: TravelSky): { sky: string; chance: number }[] {
  const after = [1, 2, 3, 4, 5, 6].map((face) => travelTurn(face, now).weather)
  return skies
    .map((sky) => ({ sky, chance: after.filter((each) => each === sky).length / 6 }))
    .filter(({ chance }) => chance > 0)
}

/** Travel forecast, as the screen shows it before a day is spent. */
export const road: RoadRules = {
  pace(situation) {
    const day = dayOf(situation, asTheyAre)
    return {
      says: day.says,
      refuses: travelHindrance(situation) ?? journeyEndReason(situation),
      miles: [{ miles: day.miles, chance: 1 }],
      // `why` lists the walkers; load slows nobody.
      slowedBy: [],
      why: day.why,
    }
  },
  events: (situation) =>
    travelOdds.map(({ event, title, faces, chance }) => ({
      title,
      faces: [...faces],
      chance,
      brings: describeEvent(event, situation),
    })),
  weather(situation) {
    const now = skyNow(situation)
    return { sky: now, scale: [...skies], turns: weatherOdds(now) }
  },
  camp(situation, borrower) {
    const watching = nightWatch(situation)
    return sleepers(situation, situation.party).map((creature) => {
      const { id, values, conditions } = creature
      const { hp = 0, maxHp = hp } = values
      const lone = watching.length === 1 && watching[0] === id
      return {
        who: id,
        fed: true,
        says: [
          ...(lone
            ? ['on watch: no rest']
            : borrower
              ? borrower.night.says(creature)
              : hp < maxHp
                ? [`STA ${hp} of ${maxHp}, + 1d6`]
                : []),
          ...(injured in conditions ? ['injured: to half'] : []),
        ],
      }
    })
  },
  hex: (situation) => houseRule<number>(situation, hexMiles),
  rule: 'HBK-TRV-01',
}
