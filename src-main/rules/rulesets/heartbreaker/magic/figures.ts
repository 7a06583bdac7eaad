/** Spells that MAG holds, each cast once a day. Rule HBK-MAG-01. */
export function spellsKnown(mag: number): { spells: number } {
  return { spells: Math.max(0, mag) }
}

/** How the highest level grows with MAG. Rule E-HBK-09. */
export type LevelReading = '1+floor' | 'floor' | 'ceil'

/** The highest level of a levelled list; none without MAG. Rules HBK-MAG-02, E-HBK-09. */
export function maxSpellLevel(mag: number, reading: LevelReading = '1+floor'): { level: number } {
  if (mag <= 0) return { level: 0 }
  if (reading === 'ceil') return { level: Math.ceil(mag / 3) }
  return { level: Math.floor(mag / 3) + (reading === 'floor' ? 0 : 1) }
}

/** A d20 and the level must beat a d20 and twice the hit dice. Rules HBK-TURN-01, E-HBK-16. */
export function turnRoll(
  d20: number,
  lvl: number,
  monsterD20: number,
  monsterHd: number,
): { pc: number; monster: number; success: boolean } {
  const pc = d20 + lvl
  const monster = monsterD20 + 2 * monsterHd
  return { pc, monster, success: pc > monster }
}

/** Whole monsters flee, the weakest first, as far as the hit dice go. Rule HBK-TURN-02. */
export function turnFlee(budget: number, hds: readonly number[]): { flee: number[]; left: number } {
  const flee: number[] = []
  let left = budget
  for (const hd of [...hds].sort((a, b) => a - b)) {
    if (hd > left) break
    flee.push(hd)
    left -= hd
  }
  return { flee, left }
}
