import { skyOn } from '../../../clock/weather.ts'
import { listed, upperFirst } from '../../../core/words.ts'
import { type RuleId, type Step, step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { hexMiles } from '../house-rules/exploration.ts'
import { partyOf } from '../character/people.ts'
import { sick } from '../conditions.ts'

/** Three skies, from fair to foul. Rule HBK-TTURN-01. */
export const skies = ['clear', 'rain', 'storm'] as const

export type TravelSky = (typeof skies)[number]

/** Hexes in a day by travel mode. Rules HBK-TRV-01, E-HBK-32. */
const modes = {
  foot: 3,
  donkey: 4,
  raft: 4,
  horse: 5,
  boat: 5,
  'flying animal': 6,
  ship: 6,
} as const

type TravelMode = keyof typeof modes

export const modeNames = Object.keys(modes) as TravelMode[]

/** Hexes that the weather takes. Rule HBK-TRV-02. */
const weatherTakes: Readonly<Record<TravelSky, number>> = { clear: 0, rain: 2, storm: 4 }

/** Hexes of a day, never below 0. Rules HBK-TRV-01, HBK-TRV-02, E-HBK-19. */
export function hexes(mode: TravelMode, weather: TravelSky): number {
  return Math.max(0, modes[mode] - weatherTakes[weather])
}

export const asTheyAre = 'as they are'

/** Weather on this game’s scale: anything fairer than rain is clear. Rule HBK-TRV-02. */
export function skyNow(situation: Pick<Situation, 'weather'>): TravelSky {
  return skyOn(situation, skies)
}

/**
 * Travel mode of a mount by its name; null when it is none or can carry nobody now. Rules HBK-TRV-01,
 * HBK-UPK-04.
 */
function mountOf({ name, kind, conditions }: ReadonlyCreature): TravelMode | null {
  if (kind !== 'animal' || 'dead' in conditions || sick in conditions) return null
  if (/\b(?:griffon|pegasus|hippogriff|wyvern|roc|flying)\b/i.test(name)) return 'flying animal'
  if (/\b(?:horse|warhorse|pony|camel)\b/i.test(name)) return 'horse'
  return /\b(?:donkey|mule|ass)\b/i.test(name) ? 'donkey' : null
}

interface Going {
  mode: TravelMode
  /** Walkers who slow the riders; empty when nobody rides. */
  slow: ReadonlyCreature[]
  why: Step[]
}

/** Travel mode as chosen, else that of the party’s slowest member. Rule HBK-TRV-01. */
function travelModeOf(situation: Situation, chosen: TravelMode | typeof asTheyAre): Going {
  if (chosen !== asTheyAre) return { mode: chosen, slow: [], why: [] }
  const people = partyOf(situation).filter(
    ({ kind, conditions }) => kind !== 'animal' && !('dead' in conditions),
  )
  const beasts = partyOf(situation).filter(({ kind }) => kind === 'animal')
  const mounts = beasts.flatMap((beast) => mountOf(beast) ?? []).sort((a, b) => modes[b] - modes[a])
  const ailing = beasts.filter(({ conditions }) => sick in conditions)
  const lame: Step[] = ailing.map(({ name }) =>
    step(name, 'sick: of no use until fed and stabled', 'HBK-UPK-04'),
  )
  const walkers = people.slice(mounts.length)
  if (people.length === 0 || walkers.length > 0)
    return { mode: 'foot', slow: mounts.length > 0 ? walkers : [], why: lame }
  return { mode: mounts[people.length - 1] ?? 'foot', slow: [], why: lame }
}

interface TravelDay {
  hexes: number
  miles: number
  says: string
  slow: ReadonlyCreature[]
  why: Step[]
}

/**
 * Distance in a day: hexes by travel mode, less the weather, and miles by hex size. Rules HBK-TRV-01,
 * HBK-TRV-02, HBKX-GAP-09.
 */
export function dayOf(
  situation: Situation,
  chosen: TravelMode | typeof asTheyAre,
  most = 6,
): TravelDay {
  const { mode, slow, why } = travelModeOf(situation, chosen)
  const sky = skyNow(situation)
  const count = Math.min(most, hexes(mode, sky))
  const miles = count * houseRule<number>(situation, hexMiles)
  return {
    hexes: count,
    miles,
    slow,
    says: `${count} ${count === 1 ? 'hex' : 'hexes'} ${mode === 'foot' ? 'on foot' : `by ${mode}`}${sky === 'clear' ? '' : ` in ${sky === 'storm' ? 'a storm' : 'rain'}`}, ${miles} miles`,
    why: [
      step(mode === 'foot' ? 'On foot' : upperFirst(mode), `${modes[mode]} hexes`, 'HBK-TRV-01'),
      ...(mode === 'ship' ? [step('Ship', 'any ship', 'E-HBK-32')] : []),
      ...(slow.length > 0
        ? [
            {
              name: 'On foot',
              value: listed(slow.map(({ name }) => name)),
              rule: 'HBK-TRV-01' as RuleId,
            },
          ]
        : []),
      step(
        upperFirst(sky),
        weatherTakes[sky] > 0 ? `${weatherTakes[sky]} hexes less` : 'no hex lost',
        'HBK-TRV-02',
      ),
      ...(modes[mode] - weatherTakes[sky] < 0
        ? [step('Fewer than none', 'counts as 0 hexes', 'E-HBK-19')]
        : []),
      step('A hex', `${houseRule<number>(situation, hexMiles)} miles`, 'HBKX-GAP-09'),
      ...why,
    ],
  }
}
