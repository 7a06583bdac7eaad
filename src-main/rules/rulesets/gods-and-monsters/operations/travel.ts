import {
  choiceIn,
  isTrue,
  numberIn,
  numberOr,
  textIn,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { totalDarkness } from '../house-rules/travel.ts'
import {
  chaseBonus,
  dailyMiles,
  darkMovement,
  darknesses,
  grounds,
  outdoorModifier,
  pace,
  runsAtDouble,
  speedNames,
  speeds,
  timeBase,
  trackGrounds,
  type TotalReading,
} from '../travel/movement.ts'
import {
  creatureWith,
  isMade,
  plays,
  ruledIn,
  situationWith,
  targetShown,
  termShown,
} from './play.ts'

/** Ways to go and trails to follow, by the names that worked checks use. */
export const movementOperations: Operations = {
  'gam.speed': (i) => {
    const name = choiceIn(i, 'speed', speedNames)
    const doubles = 'animal' in i && runsAtDouble(textIn(i, 'animal'))
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
    modifier: outdoorModifier(choiceIn(i, 'speed', speedNames), 'reactions'),
  }),
  'gam.forcedMarchTest': (i) => {
    const scores = { health: numberIn(i, 'health'), injuries: numberOr(i, 'injuries', 0) }
    const input = {
      at: 'explore',
      reduced: numberIn(i, 'movement_reduced_by'),
      previous: numberIn(i, 'previous_tests'),
      water: numberIn(i, 'water_penalty'),
    }
    const situation = situationWith(i, creatureWith(scores))
    return { target: targetShown(situation, 'gods-and-monsters.press-on', input) }
  },
  'gam.darkMovement': (i) => ({
    movement: darkMovement(
      numberIn(i, 'movement'),
      choiceIn(i, 'darkness', darknesses),
      ruledIn<TotalReading>(i, totalDarkness),
    ),
  }),
  'gam.dailyMiles': (i) => ({
    miles: dailyMiles(
      numberIn(i, 'movement'),
      choiceIn(i, 'terrain', grounds),
      isTrue(i, 'pushed'),
    ),
    health_test: isTrue(i, 'pushed'),
  }),
  'gam.chaseBonus': (i) => chaseBonus(numberIn(i, 'movement_a'), numberIn(i, 'movement_b')),
  'gam.trackingTarget': (i) => {
    const input = {
      ...fresh,
      days: numberIn(i, 'days'),
      count: numberIn(i, 'group'),
      yards:
        'distance_miles' in i
          ? numberIn(i, 'distance_miles') * yardsInMile
          : numberOr(i, 'distance_yards', 0),
      ground: choiceIn(i, 'ground', trackGrounds),
    }
    const situation = situationWith(i, creatureWith({ perception: numberIn(i, 'perception') }))
    return { target: targetShown(situation, 'gods-and-monsters.track', input) }
  },
  'gam.coverTracks': (i) => ({ tracker_modifier: trackerModifier(i) }),
}

const yardsInMile = 1760

/** A trail of somebody who has just passed, over open ground. */
const fresh = { days: 0, count: 1, yards: 0, ground: 'natural', covered: 0, bonus: 0 }

/** Penalty to whoever follows a trail by as much as it was covered. */
function trackerModifier(check: Values): number {
  const target = numberIn(check, 'target')
  const situation = situationWith(check, creatureWith({ perception: target }))
  const faces = [numberIn(check, 'd20')]
  const hidden = plays(situation, 'gods-and-monsters.cover-tracks', { bonus: 0 }, faces)
  const covered = isMade(hidden) ? target - (hidden.total ?? 0) : 0
  return termShown(situation, 'gods-and-monsters.track', { ...fresh, covered }, 'Covered')
}
