import { roll, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { totals } from '../../../common/trial.ts'
import { exploded, type Exploding } from './explode.ts'

/** Dice of a firearm, which explode: `2d6*`. */
export interface Starred {
  count: number
  sides: number
}

/** The dice of `2d6*`; null for dice without a star. */
export function starredOf(dice: string): Starred | null {
  const found = /^(\d{1,2})d(\d{1,3})\*$/i.exec(dice.trim())
  if (!found) return null
  const [count, sides] = [Number(found[1]), Number(found[2])]
  return count >= 1 && sides >= 2 ? { count, sides } : null
}

/** Throws exploding dice, each further throw under a label of its own. Rules HBK-GLO-05, E-HBK-08. */
export function* throwStarred(
  label: string,
  { count, sides }: Starred,
  how: Exploding,
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
  return { total: exploded(sides, rolls, how), says: `[${says}]` }
}

/** Exact chances of each total, those of `most` and more in one. Rule E-HBK-08. */
export function starredOdds(
  { count, sides }: Starred,
  how: Exploding,
  most: number,
): { total: number; chance: number }[] {
  if (how === 'wholeRoll') return wholeOdds({ count, sides }, most)
  const die = dieOdds(sides, how === 'perDieOnce', most)
  let all = [1]
  for (let at = 0; at < count; at++) all = added(all, die, most)
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
  return filled(chances)
}

function added(a: readonly number[], b: readonly number[], most: number): number[] {
  const sums: number[] = []
  a.forEach((chance, left) => {
    b.forEach((other, right) => {
      const at = Math.min(left + right, most)
      if (chance * other > 0) sums[at] = (sums[at] ?? 0) + chance * other
    })
  })
  return filled(sums)
}

function wholeOdds({ count, sides }: Starred, most: number): { total: number; chance: number }[] {
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
  return filled(chances).flatMap((chance, total) => (chance > 0 ? [{ total, chance }] : []))
}

function filled(sparse: readonly (number | undefined)[]): number[] {
  return Array.from({ length: sparse.length }, (_, at) => sparse[at] ?? 0)
}
