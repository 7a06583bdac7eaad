import { onLadder, step, stepDice, weaponLadder } from './ladder.ts'

export { onLadder, step, stepDice, weaponLadder }

/** `strict` passes below the score only; `equal` passes at the score too. */
type Under = 'strict' | 'equal'
/** Advantage and disadvantage: a die rolled twice, of which the better or the worse face counts. */
export type Leaning = 'normal' | 'advantage' | 'disadvantage'

/** Best face of a roll, when high or low faces are better. */
export function keepBest(faces: readonly number[], better: 'high' | 'low' = 'high'): number {
  if (faces.length === 0) throw new RangeError('there is no die to keep')
  return better === 'high' ? Math.max(...faces) : Math.min(...faces)
}

/** Worst face of a roll, when high or low faces are better. */
export function keepWorst(faces: readonly number[], better: 'high' | 'low' = 'high'): number {
  return keepBest(faces, better === 'high' ? 'low' : 'high')
}

/** Number of dice that a leaning rolls. */
export function diceFor(leaning: Leaning): 1 | 2 {
  return leaning === 'normal' ? 1 : 2
}

/** Leaning of a roll; advantage and disadvantage cancel, however many there are of each. */
export function combineLeaning(advantage: boolean, disadvantage: boolean): Leaning {
  if (advantage === disadvantage) return 'normal'
  return advantage ? 'advantage' : 'disadvantage'
}

/** Face that counts by a leaning. In roll-under, `better` is `low`. */
export function counting(
  faces: readonly number[],
  leaning: Leaning,
  better: 'high' | 'low',
): number {
  return leaning === 'disadvantage' ? keepWorst(faces, better) : keepBest(faces, better)
}

/** Chance, 0 to 1, that one die of `sides` passes under `score`. */
export function chanceUnder(
  sides: number,
  score: number,
  how: Under = 'strict',
  leaning: Leaning = 'normal',
): number {
  const passing = Math.floor(how === 'strict' ? Math.ceil(score) - 1 : score)
  return leaned(portion(passing, sides), leaning)
}

/** Chance, 0 to 1, that one die of `sides` comes to `target` or more. */
export function chanceOver(sides: number, target: number, leaning: Leaning = 'normal'): number {
  return leaned(portion(sides - Math.ceil(target) + 1, sides), leaning)
}

function portion(faces: number, sides: number): number {
  return Math.max(0, Math.min(sides, faces)) / sides
}

/** Chance of success with a leaning, from that of a single roll. */
function leaned(chance: number, leaning: Leaning): number {
  if (leaning === 'advantage') return 1 - (1 - chance) ** 2
  return leaning === 'disadvantage' ? chance ** 2 : chance
}

export type ContestEnd = 'win' | 'tie' | 'lose'

/** Result of a contest, seen from our side; the higher total wins. */
export function contest(ours: number, theirs: number): ContestEnd {
  if (ours === theirs) return 'tie'
  return ours > theirs ? 'win' : 'lose'
}

/** Chances of `contest` when each side rolls one die and adds its number. */
export function chanceContest(
  ours: { sides: number; plus: number },
  theirs: { sides: number; plus: number },
): Record<ContestEnd, number> {
  const ends = { win: 0, tie: 0, lose: 0 }
  for (let face = 1; face <= ours.sides; face += 1) {
    const total = face + ours.plus
    const below = Math.max(0, Math.min(theirs.sides, Math.ceil(total - theirs.plus) - 1))
    const level = total - theirs.plus
    const tie = Number.isInteger(level) && level >= 1 && level <= theirs.sides ? 1 : 0
    ends.win += below
    ends.tie += tie
    ends.lose += theirs.sides - below - tie
  }
  const all = ours.sides * theirs.sides
  return { win: ends.win / all, tie: ends.tie / all, lose: ends.lose / all }
}
