/** Event of a d6 in a watch of travel. Rule DLV-WEV-01. */
export function wildEvent(d6: number): { event: string } {
  return { event: ['Encounter', 'Clue', 'Exhaustion', 'Weather', 'Free', 'Free'][d6 - 1] ?? 'Free' }
}

/** One step worse or better. Rule DLV-WEV-05. */
export function weather(d6: number): { change: 'worse' | 'better' } {
  return { change: d6 <= 3 ? 'worse' : 'better' }
}

/** Miles of a watch, half when anyone is encumbered. Rules DLV-WTR-02, E-DLV-08. */
export function travel(
  dice: readonly number[],
  encumbered: boolean,
  halfMiles: 'down' | 'exact' = 'down',
): { miles: number } {
  const miles = dice.reduce((sum, die) => sum + die, 0)
  if (!encumbered) return { miles }
  return { miles: halfMiles === 'down' ? Math.floor(miles / 2) : miles / 2 }
}

/** A night watch on the march: a d6 of miles and a fatigue each. Rules DLV-WTR-04, E-DLV-18. */
export function forcedMarch(
  d6: number,
  fatigue: number,
  night: boolean,
  encumbered: boolean,
  halves = true,
): { allowed: boolean; miles: number; fatigue: number } {
  if (!night) return { allowed: false, miles: 0, fatigue }
  return {
    allowed: true,
    miles: encumbered && halves ? Math.floor(d6 / 2) : d6,
    fatigue: fatigue + 1,
  }
}
