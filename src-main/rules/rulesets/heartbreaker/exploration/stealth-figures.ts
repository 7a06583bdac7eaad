/** Modifiers to sneaking, one list for each line of the book. Rule HBK-STL-02. */
export const stealthLines = [
  { by: 1, conditions: ['dark vs light', 'different levels', 'distracted'] },
  {
    by: -1,
    conditions: ['chain armour', 'light plate', 'noisy ground', 'target unseen', 'wary target'],
  },
  { by: -2, conditions: ['full plate', 'light', 'nothing to hide behind', 'target on lookout'] },
] as const

export type StealthCondition = (typeof stealthLines)[number]['conditions'][number]
export type StealthReading = 'perLine' | 'perCondition'

/** The modifiers that count, line by line or each by itself. Rule E-HBK-06. */
export function stealthModifiers(
  conditions: readonly StealthCondition[],
  reading: StealthReading = 'perLine',
): { names: StealthCondition[]; by: number }[] {
  return stealthLines.flatMap((line) => {
    const here = (line.conditions as readonly StealthCondition[]).filter((each) =>
      conditions.includes(each),
    )
    if (here.length === 0) return []
    if (reading === 'perLine') return [{ names: here, by: line.by }]
    return here.map((each) => ({ names: [each], by: line.by }))
  })
}

/** Chance in 6 to go unseen, from the DEX check; from never (0) to always (6). Rules HBK-STL-01, HBK-STL-02. */
export function stealthChance(
  dexCheck: number,
  conditions: readonly StealthCondition[],
  reading: StealthReading = 'perLine',
): number {
  const by = stealthModifiers(conditions, reading).reduce((sum, each) => sum + each.by, 0)
  return Math.min(6, Math.max(0, dexCheck + by))
}
