import { totals } from '../../../common/check.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { goingOf } from '../../../travel/terrain.ts'
import { forcedMarchHalved, halfMiles, terrainSlows, weatherSlows } from '../house-rules/travel.ts'
import { encumberedOf } from '../load.ts'

/** Miles of a watch, half when anyone is encumbered. Rules DLV-WTR-02, E-DLV-08. */
export function travelMiles(
  dice: readonly number[],
  encumbered: boolean,
  halfMiles: 'down' | 'exact' = 'down',
): { miles: number } {
  const miles = dice.reduce((sum, die) => sum + die, 0)
  if (!encumbered) return { miles }
  return { miles: halfMiles === 'down' ? Math.floor(miles / 2) : miles / 2 }
}

/** A night watch on the march: a d6 of miles and a fatigue each. Rules DLV-WTR-04, E-DLV-18. */
export function forcedMarch(
  d6: number,
  fatigue: number,
  night: boolean,
  encumbered: boolean,
  halves = true,
): { allowed: boolean; miles: number; fatigue: number } {
  if (!night) return { allowed: false, miles: 0, fatigue }
  return {
    allowed: true,
    miles: encumbered && halves ? Math.floor(d6 / 2) : d6,
    fatigue: fatigue + 1,
  }
}

export type How = 'travel' | 'march'

/** Pace of the party for a watch of travel, in this terrain and weather. */
export interface WatchPace {
  how: How
  count: number
  laden: boolean
  /** Fraction of the miles left by terrain and weather. */
  part: number
  why: Step[]
}

const dice = { travel: 2, march: 1 } as const

/**
 * Pace of this watch; without load when `laden` is false. Rules DLV-WTR-02, DLV-WTR-04, E-DLV-18, GF-ROAD-03,
 * GF-ROAD-04.
 */
export function paceOf(situation: Situation, how: How, laden = true): WatchPace {
  const slow = laden ? encumberedOf(situation) : []
  const halves = how === 'travel' || houseRule<boolean>(situation, forcedMarchHalved)
  const going = goingOf(situation.place.terrain)
  const ground = houseRule<boolean>(situation, terrainSlows) ? going.pace : 1
  const storm = situation.weather?.sky === 'storm' && houseRule<boolean>(situation, weatherSlows)
  const why: Step[] = [
    ...(slow.length > 0 && halves
      ? [
          {
            name: 'Encumbered',
            value: `${listed(slow.map(({ name }) => name))}: half the miles`,
            rule: how === 'travel' ? ('DLV-INV-03' as const) : ('E-DLV-18' as const),
          },
        ]
      : slow.length === 0
        ? [step('Unencumbered', 'arms and personal things only', 'DLV-INV-01')]
        : []),
    ...(ground < 1
      ? [step(going.title, `${ground === 0.5 ? 'half' : 'a quarter of'} the miles`, 'GF-ROAD-03')]
      : []),
    ...(storm ? [step('Storm', 'half the miles', 'GF-ROAD-04')] : []),
  ]
  return {
    how,
    count: dice[how],
    laden: slow.length > 0 && halves,
    part: ground * (storm ? 0.5 : 1),
    why,
  }
}

/** Miles of a watch's dice at this pace. Rules DLV-WTR-02, DLV-WTR-04, E-DLV-08. */
export function milesAt(situation: Situation, pace: WatchPace, faces: readonly number[]): number {
  const reading = houseRule<'down' | 'exact'>(situation, halfMiles)
  const miles =
    pace.how === 'travel'
      ? travelMiles(faces, pace.laden, reading).miles
      : forcedMarch(faces[0] ?? 1, 0, true, pace.laden).miles
  if (pace.part === 1) return miles
  return reading === 'exact' ? Math.floor(miles * pace.part * 2) / 2 : Math.floor(miles * pace.part)
}

/** Exact chances of every number of miles, least first. */
export function milesOdds(
  situation: Situation,
  pace: WatchPace,
): { total: number; miles: number; chance: number }[] {
  return totals(pace.count, 6).map(({ total, chance }) => ({
    total,
    miles: milesAt(situation, pace, [total]),
    chance,
  }))
}

/** "2d6 miles, halved". */
export function paceSays(pace: WatchPace): string {
  const halved = (pace.laden ? 0.5 : 1) * pace.part
  const cut =
    halved === 1
      ? ''
      : halved === 0.5
        ? ', halved'
        : halved === 0.25
          ? ', quartered'
          : ', cut to an eighth'
  return `${pace.count}d6 miles${cut}`
}
