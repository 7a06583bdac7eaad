import { roll, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { totals } from '../../../common/check.ts'

export type ExplodingReading = 'perDieChain' | 'perDieOnce' | 'wholeRoll'

/**
 * Total of exploding dice. `rolls` has one list of faces per die, longer where the die was rolled again.
 * Rules HBK-GLO-05, E-HBK-08.
 */
export function explodingTotal(
  sides: number,
  rolls: readonly (readonly number[])[],
  how: ExplodingReading = 'perDieChain',
): number {
  if (how === 'wholeRoll') return wholeRollTotal(sides, rolls)
  return rolls.reduce(
    (sum, faces) => sum + chainTotal(sides, faces, how === 'perDieOnce' ? 2 : Infinity),
    0,
  )
}

function chainTotal(sides: number, faces: readonly number[], most: number): number {
  let total = 0
  for (const [at, face] of faces.entries()) {
    if (at >= most) break
    total += face
    if (face < sides) break
  }
  return total
}

/** Total when all dice are rolled again as long as every one shows its highest face. */
function wholeRollTotal(sides: number, rolls: readonly (readonly number[])[]): number {
  let total = 0
  for (let time = 0; ; time++) {
    const faces = rolls.flatMap((die) => die[time] ?? [])
    total += faces.reduce((sum, face) => sum + face, 0)
    if (faces.length < rolls.length || faces.some((face) => face < sides)) return total
  }
}

/** Dice of a firearm, which explode: `2d6*`. */
export interface ExplodingDice {
  count: number
  sides: number
}

/** The dice of `2d6*`; null for dice without a star. */
export function parseExploding(dice: string): ExplodingDice | null {
  const found = /^(\d{1,2})d(\d{1,3})\*$/i.exec(dice.trim())
  if (!found) return null
  const [count, sides] = [Number(found[1]), Number(found[2])]
  return count >= 1 && sides >= 2 ? { count, sides } : null
}

/** Rolls exploding dice, each further roll under a label of its own. Rules HBK-GLO-05, E-HBK-08. */
export function* rollExploding(
  label: string,
  { count, sides }: ExplodingDice,
  how: ExplodingReading,
): ProcedureOf<{ total: number; says: string }> {
  const first = yield* roll(label, sides, count)
  const rolls = first.map((face) => [face])
  if (how === 'wholeRoll') {
    for (let time = 2; rolls.every((faces) => faces.at(-1) === sides); time++) {
      const again = yield* roll(`${label}, again ${time}`, sides, count)
      again.forEach((face, die) => rolls[die]?.push(face))
    }
  } else {
    for (const [die, faces] of rolls.entries())
      while (faces.at(-1) === sides && (how === 'perDieChain' || faces.length < 2))
        faces.push(yield* rollOne(`${label} ${die + 1}.${faces.length + 1}`, sides))
  }
  const says = rolls.map((faces) => faces.join('!+')).join(' ')
  return { total: explodingTotal(sides, rolls, how), says: `[${says}]` }
}

/** Exact chances of each total, those of `most` and more in one. Rule E-HBK-08. */
export function explodingOdds(
  { count, sides }: ExplodingDice,
  how: ExplodingReading,
  most: number,
): { total: number; chance: number }[] {
  if (how === 'wholeRoll') return wholeRollOdds({ count, sides }, most)
  const die = dieOdds(sides, how === 'perDieOnce', most)
  let all = [1]
  for (let at = 0; at < count; at++) all = sumOdds(all, die, most)
  return all.flatMap((chance, total) => (chance > 0 ? [{ total, chance }] : []))
}

/** Chances by total of one exploding die; `chances[most]` is everything from there on. */
function dieOdds(sides: number, once: boolean, most: number): number[] {
  const chances: number[] = []
  const add = (total: number, chance: number): void => {
    const at = Math.min(total, most)
    chances[at] = (chances[at] ?? 0) + chance
  }
  let base = 0
  let reach = 1
  for (let time = 1; ; time++) {
    for (let face = 1; face < sides; face++) add(base + face, reach / sides)
    base += sides
    reach /= sides
    if (once && time === 2) {
      add(base, reach)
      break
    }
    if (base >= most) {
      add(base, reach)
      break
    }
  }
  return fillGaps(chances)
}

function sumOdds(a: readonly number[], b: readonly number[], most: number): number[] {
  const sums: number[] = []
  a.forEach((chance, left) => {
    b.forEach((other, right) => {
      const at = Math.min(left + right, most)
      if (chance * other > 0) sums[at] = (sums[at] ?? 0) + chance * other
    })
  })
  return fillGaps(sums)
}

function wholeRollOdds(
  { count, sides }: ExplodingDice,
  most: number,
): { total: number; chance: number }[] {
  const plain = totals(count, sides)
  const chances: number[] = []
  let [base, reach] = [0, 1]
  while (base < most) {
    for (const { total, chance } of plain.slice(0, -1)) {
      const at = Math.min(base + total, most)
      chances[at] = (chances[at] ?? 0) + reach * chance
    }
    reach *= plain.at(-1)?.chance ?? 0
    base += count * sides
  }
  chances[most] = (chances[most] ?? 0) + reach
  return fillGaps(chances).flatMap((chance, total) => (chance > 0 ? [{ total, chance }] : []))
}

function fillGaps(sparse: readonly (number | undefined)[]): number[] {
  return Array.from({ length: sparse.length }, (_, at) => sparse[at] ?? 0)
}
