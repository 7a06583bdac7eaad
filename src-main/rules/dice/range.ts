import { plainPool, type Amount } from './expression.ts'

const shape = /^\s*(\d{1,4})\s*[-\u2010-\u2014\u2212]\s*(\d{1,4})\s*$/
const usual = [4, 6, 8, 10, 12, 20, 100]
const rare = [2, 3]

/** Range as in old books: `2-8`, `3–18`; null when the text is not one. */
export function rangeIn(text: string): { least: number; most: number } | null {
  const found = shape.exec(text)
  if (!found) return null
  const [least, most] = [Number(found[1]), Number(found[2])]
  return least < most ? { least, most } : null
}

/**
 * Dice that give exactly this range: `2-8` is 2d4, `3-8` is 1d6+2; null where none do.
 * Dice without an addition come first, then the fewest dice, then the usual dice before d2 and d3.
 */
export function diceForRange(least: number, most: number): Amount | null {
  for (const dice of [usual, rare]) {
    const found = bare(least, most, dice) ?? added(least, most, dice)
    if (found) return found
  }
  return null
}

function bare(least: number, most: number, dice: readonly number[]): Amount | null {
  const sides = most / least
  return least <= 100 && dice.includes(sides) ? plainPool(least, sides) : null
}

function added(least: number, most: number, dice: readonly number[]): Amount | null {
  for (let count = 1; count < least && count <= 100; count += 1) {
    const sides = (most - least) / count + 1
    if (!dice.includes(sides)) continue
    const value = least - count
    return { kind: 'sum', left: plainPool(count, sides), right: { kind: 'number', value } }
  }
  return null
}
