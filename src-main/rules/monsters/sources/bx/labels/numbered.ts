/** How a count is written before what is counted: `Nº de ataques`, `N. appar.`, `Num. encuentro`. */
const numbers = ['no', 'no.', 'n.', 'n.o', 'num.', 'num', 'nr.', 'nro.', 'nro', 'n', 'numero']

/** Labels of a count with every short form of `number` before them, in small letters without accents. */
export function numbered(...things: readonly string[]): string[] {
  return numbers.flatMap((number) => things.map((thing) => `${number} ${thing}`))
}
