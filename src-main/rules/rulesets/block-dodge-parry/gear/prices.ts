/** Prices are bands of stars; each thing costs the middle of its own. Rules BDPX-PRC-01, BDPX-GAP-05. */
export const pennies = 5
/** A pack of three days' rations is pennies; a day of it this much. Rule BDPX-GEA-13. */
export const perDay = 2
export const oneStar = 30
export const twoStars = 75
export const threeStars = 550

/** A broken thing is mended for three quarters of its price. Rule BDPX-DEF-12. */
export function repairPrice(cost: number): number {
  return Math.ceil((3 * cost) / 4)
}
