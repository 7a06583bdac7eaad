import type { Amount, Expression, Pool } from './expression.ts'
import { rangeIn } from './range.ts'

/** Prints an expression in its plainest notation. Parsing it gives the same expression again. */
export function print(expression: Expression): string {
  switch (expression.kind) {
    case 'check':
      return `${amount(expression.of)} ${expression.test} ${amount(expression.against)}`
    case 'contest':
      return `${amount(expression.left)} vs ${amount(expression.right)}`
    default:
      return notRange(amount(expression))
  }
}

/** Adds parentheses to two bare numbers with a dash, which would be read as a range (`2-8`). */
function notRange(written: string): string {
  return rangeIn(written) ? written.replace(/^\d+/, '($&)') : written
}

function amount(of: Amount): string {
  switch (of.kind) {
    case 'number':
      return String(of.value)
    case 'pool':
      return pool(of)
    case 'sum':
      return `${amount(of.left)}+${operand(of.right)}`
    case 'difference':
      return `${amount(of.left)}-${operand(of.right)}`
    case 'product':
      return `${factor(of.left)}x${operand(of.right)}`
    case 'bounds':
      return bounds(of)
    case 'best':
      return `${of.end === 'high' ? 'best' : 'worst'}(${of.of.map(amount).join(', ')})`
  }
}

/** Prints an operand to the right of a sign, in parentheses where it would bind differently. */
function operand(of: Amount): string {
  const alone = of.kind === 'number' ? of.value >= 0 : of.kind === 'pool' || of.kind === 'best'
  return alone ? amount(of) : `(${amount(of)})`
}

function factor(of: Amount): string {
  return of.kind === 'product' ? amount(of) : operand(of)
}

function bounds(of: Extract<Amount, { kind: 'bounds' }>): string {
  const least = of.least === null ? '' : ` min ${of.least}`
  const most = of.most === null ? '' : ` max ${of.most}`
  return `${amount(of.of)}${least}${most}`
}

const faces = { plain: '', d66: 'd66', fate: 'dF' }

function pool(of: Pool): string {
  const dice = of.faces === 'plain' ? `d${of.sides === 100 ? '%' : of.sides}` : faces[of.faces]
  const reroll =
    of.reroll?.faces.map((face) => `${of.reroll?.once ? 'ro' : 'r'}${face}`).join('') ?? ''
  const keep = of.keep ? `k${of.keep.end === 'high' ? 'h' : 'l'}${of.keep.count}` : ''
  return `${of.count === 1 ? '' : of.count}${dice}${of.explodes ? '!' : ''}${reroll}${keep}`
}
