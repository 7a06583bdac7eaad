import type { Amount } from './expression.ts'

/** Upper bound on an amount's absolute value, if no die explodes 100 times in a row. */
export function reach(of: Amount): number {
  switch (of.kind) {
    case 'number':
      return Math.abs(of.value)
    case 'pool':
      return of.count * of.sides * (of.explodes ? 100 : 1)
    case 'sum':
    case 'difference':
      return reach(of.left) + reach(of.right)
    case 'product':
      return reach(of.left) * reach(of.right)
    case 'bounds':
      return Math.max(reach(of.of), Math.abs(of.least ?? 0), Math.abs(of.most ?? 0))
    case 'best':
      return Math.max(...of.of.map(reach))
  }
}
