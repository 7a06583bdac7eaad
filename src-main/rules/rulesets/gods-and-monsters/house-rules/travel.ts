import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const outdoorAttack = choice(
  'outdoorAttack',
  'Travel',
  'GAM-AMB-60',
  'Attacks on the fast outdoors',
  'On open ground penalties count as those of the next slower speed: the attacker’s bonus as well?',
  [false, 'Reactions alone', 'Attackers keep the bonus of the true speed.'],
  [true, 'Both', 'Attackers have the bonus of the slower speed.'],
)

export const halfMovement = choice(
  'halfMovement',
  'Travel',
  'GAM-AMB-61',
  'Halves of Movement',
  'Darkness and half consciousness leave fractions.',
  ['kept', 'Kept', 'Distances are reckoned with them.'],
  ['down', 'Dropped', 'Movement is a whole number.'],
)

export const flyingDay = choice(
  'flyingDay',
  'Travel',
  'GAM-AMB-62',
  'A day in the air',
  'Flyers make their Movement in miles an hour, and it is said “eight times a walker”: the two disagree.',
  ['hours', 'By the hour', 'Eight hours of Movement in miles.'],
  ['eight times', 'Eight times a walker', 'Sixteen times Movement in miles.'],
)

export const trackingFree = choice(
  'trackingFree',
  'Travel',
  'GAM-AMB-64',
  'The first stretch of a trail',
  'The length of a trail is an obstacle of quarter miles: is the first one free?',
  ['free', 'Free', 'A penalty from half a mile.'],
  ['counts', 'It counts', 'A penalty from a quarter of a mile.'],
)

export const upkeepParts = choice(
  'upkeepParts',
  'Town',
  'GAM-AMB-65',
  'Part of a year or month',
  'It isn’t said what upkeep is due for part of a period.',
  ['whole', 'Whole periods', 'Nothing until it is over.'],
  ['begun', 'Begun periods', 'All of it once it has begun.'],
)

export const totalDarkness = choice(
  'totalDarkness',
  'Travel',
  'GAM-AMB-75',
  'Total darkness',
  'Movement is “reduced again by half”: of what the night left, or of the whole?',
  ['a quarter', 'A quarter', 'Half of the half is left.'],
  ['none', 'None', 'Two halves are lost.'],
)

/**
 * House rules for open questions of movement, tracking and upkeep.
 * Rules GAM-AMB-60 to GAM-AMB-62, GAM-AMB-64, GAM-AMB-65, GAM-AMB-75.
 */
export const travelRules: readonly HouseRule[] = [
  outdoorAttack,
  halfMovement,
  flyingDay,
  trackingFree,
  upkeepParts,
  totalDarkness,
]

/** Rule GF-TURN-01. */
export const wandererFaces: HouseRule = {
  id: 'wandererFaces',
  title: 'Who wanders by',
  asks: 'The game rolls for nobody: the Guide has them come. How many faces of a d6 bring somebody in a turn below ground, or in a day on the road? None leaves it to you.',
  rule: 'GF-TURN-01',
  group: 'Dungeon',
  lentWith: ['travel'],
  choice: { kind: 'number', default: 1, min: 0, max: 6 },
}

/** House rules for what the game leaves to the Guide below ground and Gatefold rolls. */
export const dungeonRules: readonly HouseRule[] = [wandererFaces]
