/** A number with its sign of feet, or alone. */
const pace = /(\d{1,4})(?:\s?(?:['’′]|feet\b|ft\b))?/g

/**
 * The quickest way of moving that a text names, in feet a turn; games that count in tens of feet are read as such.
 * Null where there is no number.
 */
export function feetATurn(movement: string): number | null {
  const numbers = [...movement.matchAll(pace)].map(([, number]) => Number(number))
  const most = Math.max(0, ...numbers)
  if (most === 0) return null
  return most <= 30 && !/['’′]|feet|ft/.test(movement) ? most * 10 : most
}
