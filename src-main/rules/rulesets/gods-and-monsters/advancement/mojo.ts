/** Experience for mojo used on an archetypal roll. Rules GAM-ADV-07, GAM-MOJ-11. */
export function mojoXp(used: number): number {
  return 50 * used
}

/** Mojo to raise an ability by one, at the cheapest price that applies. Rule GAM-MOJ-02. */
export function abilityCost(score: number, archetypal: boolean, oneShort: boolean): number {
  if (oneShort) return score
  return (archetypal ? 2 : 3) * score
}

/** Mojo to raise a field's bonus by one. Rule GAM-MOJ-03. */
export function fieldBonusCost(bonus: number): number {
  return 4 + bonus
}

/** Mojo of a new field, with one skill. Rule GAM-MOJ-03. */
export const newFieldCost = 11

/** Rules GAM-MOJ-03, GAM-MOJ-06. */
export function skillCost(keptForOthers: boolean): number {
  return keptForOthers ? 7 : 5
}

/**
 * A bid on a failed archetypal roll: only what was lacking is paid, in whole points, and nothing where
 * the bid falls short. Rule GAM-MOJ-07.
 */
export function mojoBid(
  face: number,
  target: number,
  bid: number,
): { success: boolean; paid: number } {
  const lacking = Math.max(0, Math.ceil(face - target))
  return lacking <= bid ? { success: true, paid: lacking } : { success: false, paid: 0 }
}

/** Raises the fitting field by one where the mojo paid on the roll reaches its price. Rule GAM-MOJ-12. */
export function mojoIncrease(
  paid: number,
  bonus: number,
): { price: number; gained: boolean; bonus: number } {
  const price = fieldBonusCost(bonus)
  const gained = paid >= price
  return { price, gained, bonus: gained ? bonus + 1 : bonus }
}
