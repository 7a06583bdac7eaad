/** A number with its sign of feet, or alone. */
const pace = /(\d{1,4})(?:\s?(?:['’′]|feet\b|ft\b))?/g
/** Games that print movement per round, a third of that per turn. */
const byRound = /basic fantasy|bfrpg|dark dungeons/i

/**
 * The quickest way of moving that a text names, in feet a turn; a game that counts in tens of feet, or by the
 * round, is read as such. Null where there is no number.
 */
export function feetATurn(movement: string, system: string): number | null {
  const numbers = [...movement.matchAll(pace)].map(([, number]) => Number(number))
  const most = Math.max(0, ...numbers)
  if (most === 0) return null
  if (byRound.test(system)) return most * 3
  return most <= 30 && !/['’′]|feet|ft/.test(movement) ? most * 10 : most
}
