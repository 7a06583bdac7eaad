import { onLadder, step, stepDice, weaponLadder } from './ladder.ts'

export { onLadder, step, stepDice, weaponLadder }

/** `strict` passes below the score only; `equal` passes at the score too. */
type Under = 'strict' | 'equal'
/** Whether a die is thrown twice and the better or the worse face counts. */
export type Leaning = 'normal' | 'advantage' | 'disadvantage'

/** Roll-under: whether a face passes against a score. */
export function rollUnder(face: number, score: number, how: Under = 'strict'): boolean {
  return how === 'strict' ? face < score : face <= score
}

/** Roll-over: whether a total passes at or over a target. */
export function rollOver(total: number, target: number): boolean {
  return total >= target
}

/** Which of the dice thrown counts, when high faces are the better ones, or low ones. */
export function keepBest(faces: readonly number[], better: 'high' | 'low' = 'high'): number {
  if (faces.length === 0) throw new RangeError('there is no die to keep')
  return better === 'high' ? Math.max(...faces) : Math.min(...faces)
}

/** The other end of `keepBest`. */
export function keepWorst(faces: readonly number[], better: 'high' | 'low' = 'high'): number {
  return keepBest(faces, better === 'high' ? 'low' : 'high')
}

/** How many dice a leaning throws. */
export function diceFor(leaning: Leaning): 1 | 2 {
  return leaning === 'normal' ? 1 : 2
}

/** Advantage and disadvantage at once cancel, however many there are of each. */
export function lean(advantage: boolean, disadvantage: boolean): Leaning {
  if (advantage === disadvantage) return 'normal'
  return advantage ? 'advantage' : 'disadvantage'
}

/** The face that counts. Rolling under, `better` is `low`. */
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

/** A chance of success when two tries are made and the better or the worse one counts. */
function leaned(chance: number, leaning: Leaning): number {
  if (leaning === 'advantage') return 1 - (1 - chance) ** 2
  return leaning === 'disadvantage' ? chance ** 2 : chance
}

export type ContestEnd = 'win' | 'tie' | 'lose'

/** Who wins when the higher total does. */
export function contest(ours: number, theirs: number): ContestEnd {
  if (ours === theirs) return 'tie'
  return ours > theirs ? 'win' : 'lose'
}

/** Chances of `contest` when each side throws one die and adds its number. */
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
