/** Ways in which four blows of a d6, each of no hit or one, come to 0, 1, … 4 hits. Rule HRT-ATK-02. */
const ways = [1, 4, 6, 4, 1]

/** Chance, 0 to 1, that somebody of so many HP and no AP still stands after four blows of a d6. */
export function standsAfterFour(hp: number): number {
  return ways.slice(0, Math.max(0, hp)).reduce((sum, each) => sum + each, 0) / 16
}
