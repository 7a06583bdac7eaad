import type { Amount } from './expression.ts'

/** Upper bound on an amount's absolute value, if no die explodes 100 times in a row. */
export function largestValue(of: Amount): number {
  switch (of.kind) {
    case 'number':
      return Math.abs(of.value)
    case 'pool':
      return of.count * of.sides * (of.explodes ? 100 : 1)
    case 'sum':
    case 'difference':
      return largestValue(of.left) + largestValue(of.right)
    case 'product':
      return largestValue(of.left) * largestValue(of.right)
    case 'bounds':
      return Math.max(largestValue(of.of), Math.abs(of.least ?? 0), Math.abs(of.most ?? 0))
    case 'best':
      return Math.max(...of.of.map(largestValue))
  }
}
