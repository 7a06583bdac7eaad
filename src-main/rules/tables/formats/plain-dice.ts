import { parse } from '../../dice/notation.ts'

/** Dice of a foreign formula in our notation: `1D6 x 10`, `2d6 + 1`; null for what is more than dice. */
export function plainDice(formula: string): string | null {
  const plain = formula
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[×]/g, 'x')
    .replace(/^d/, '1d')
    .replace(/d%/g, 'd100')
  if (!/^[\dd+*x()/-]+$/.test(plain) || !/\d/.test(plain)) return null
  const read = parse(plain)
  return read.ok && read.expression.kind !== 'check' && read.expression.kind !== 'contest'
    ? plain
    : null
}
