/**
 * First of so many steps that fits: all after it fit too. The first is tried at once, as it mostly fits; then by halving.
 * @returns the number of steps where none does
 */
export function firstThatFits(count: number, fits: (nth: number) => boolean): number {
  if (count > 0 && fits(0)) return 0
  let low = 1
  let high = Math.max(1, count)
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}
