import {
  choiceIn,
  itIs,
  numberIn,
  numberOr,
  optionIn,
  textIn,
  type Operations,
} from '../../../worked-checks/operations.ts'
import { groupBonus } from '../groups/figures.ts'
import {
  chaseBonus,
  coveredPenalty,
  dailyMiles,
  darkMovement,
  darknesses,
  forcedMarchTarget,
  grounds,
  totalReadings,
  trackGrounds,
  trackReadings,
  trailPenalty,
  yardsInMile,
} from './figures.ts'
import { outdoors, pace, runsDouble, speedNames, speeds, timeBase } from './speeds.ts'

/** Ways to go and trails to follow, by the names that worked checks use. */
export const movementOperations: Operations = {
  'gam.speed': (i) => {
    const name = choiceIn(i, 'speed', speedNames)
    const doubles = 'animal' in i && runsDouble(textIn(i, 'animal'))
    const { yardsPerMinute, feetPerRound } = pace(numberIn(i, 'movement'), name, doubles)
    const base = 'endurance' in i ? timeBase(name, numberIn(i, 'endurance')) : undefined
    return {
      yards_per_minute: yardsPerMinute,
      feet_per_round: feetPerRound,
      ...(base ? { time_base: `${base.count} ${base.unit}` } : {}),
      reactions: speeds[name].reactions,
      attack: speeds[name].attack,
    }
  },
  'gam.outdoorReactionPenalty': (i) => ({
    modifier: outdoors(choiceIn(i, 'speed', speedNames), 'reactions'),
  }),
  'gam.forcedMarchTest': (i) => ({
    target: forcedMarchTarget({
      health: numberIn(i, 'health'),
      reduced: numberIn(i, 'movement_reduced_by'),
      previous: numberIn(i, 'previous_tests'),
      water: numberIn(i, 'water_penalty'),
      injuries: numberOr(i, 'injuries', 0),
    }),
  }),
  'gam.darkMovement': (i) => ({
    movement: darkMovement(
      numberIn(i, 'movement'),
      choiceIn(i, 'darkness', darknesses),
      optionIn(i, 'totalDarkness', totalReadings),
    ),
  }),
  'gam.dailyMiles': (i) => ({
    miles: dailyMiles(numberIn(i, 'movement'), choiceIn(i, 'terrain', grounds), itIs(i, 'pushed')),
    health_test: itIs(i, 'pushed'),
  }),
  'gam.chaseBonus': (i) => chaseBonus(numberIn(i, 'movement_a'), numberIn(i, 'movement_b')),
  'gam.trackingTarget': (i) => {
    const yards =
      'distance_miles' in i
        ? numberIn(i, 'distance_miles') * yardsInMile
        : numberOr(i, 'distance_yards', 0)
    const trail = trailPenalty(
      yards,
      choiceIn(i, 'ground', trackGrounds),
      optionIn(i, 'trackingFree', trackReadings),
    )
    return {
      target:
        numberIn(i, 'perception') - numberIn(i, 'days') + groupBonus(numberIn(i, 'group')) + trail,
    }
  },
  'gam.coverTracks': (i) => ({
    tracker_modifier: coveredPenalty(numberIn(i, 'target'), numberIn(i, 'd20')),
  }),
}
