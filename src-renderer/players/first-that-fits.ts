/**
 * First of so many steps that fits, by halving: all after it fit too.
 * @returns the number of steps where none does
 */
export function firstThatFits(count: number, fits: (nth: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}
