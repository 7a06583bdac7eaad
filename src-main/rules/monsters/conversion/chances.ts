/** Chance, 0 to 1, that a d20 passes at or under a score; 1 always does and 20 never. */
export function atOrUnder(score: number): number {
  return Math.min(19, Math.max(1, Math.floor(score))) / 20
}

/** Chance, 0 to 1, that a d20 falls strictly under a score. */
export function strictlyUnder(score: number): number {
  return Math.min(20, Math.max(0, Math.ceil(score) - 1)) / 20
}

/** Ways to roll 2, 3, … 12 on two dice. */
const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

/** Chance, 0 to 1, that 2d6 roll at or under a morale of 2 to 12. */
export function moraleChance(morale: number): number {
  const below = ways.slice(0, Math.max(0, Math.floor(morale) - 1))
  return below.reduce((sum, each) => sum + each, 0) / 36
}

/** Chance, 0 to 1, that two blows of a d6 come to no more than so many points. */
export function twoBlowChance(points: number): number {
  return moraleChance(Math.min(12, points))
}

/** Chance, 0 to 1, that armour of so many points takes all of one blow of a d6. */
export function blowStopped(armour: number): number {
  return Math.min(6, Math.max(0, armour)) / 6
}

/** Chance, 0 to 1, that a beginner, THAC0 19, hits a descending AC; 20 always does and 1 never. */
export function beginnerHitChance(armourClass: number): number {
  return Math.min(19, Math.max(1, 2 + armourClass)) / 20
}
