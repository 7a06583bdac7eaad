/** Most blows that are counted. */
const mostBlows = 40

/** Blows of a d6 after which half of those with so many HP are down, or just about. */
export function blowsFor(hp: number): number {
  return Math.min(mostBlows, 2 * Math.max(1, hp))
}

/** Chance, 0 to 1, that somebody of so many HP and no AP still stands after blows of a d6, each of no hit or one. Rule HRT-ATK-02. */
export function standsAfter(blows: number, hp: number): number {
  let ways = 1
  let below = 0
  for (let hits = 0; hits < Math.min(hp, blows + 1); hits += 1) {
    below += ways
    ways = (ways * (blows - hits)) / (hits + 1)
  }
  return below / 2 ** blows
}
