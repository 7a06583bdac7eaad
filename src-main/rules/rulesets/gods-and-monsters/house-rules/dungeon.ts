import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

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
