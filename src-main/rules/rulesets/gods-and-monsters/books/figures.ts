export const upkeepKinds = ['weapon', 'armor', 'riding animal', 'other animal'] as const
type UpkeepKind = (typeof upkeepKinds)[number]

/** Part of its price that a thing costs to keep, in hundredths: a weapon by the year, all else by the month. Rule GAM-UPK-02. */
const hundredths: Readonly<Record<UpkeepKind, number>> = {
  weapon: 10,
  armor: 5,
  'riding animal': 10,
  'other animal': 5,
}

/** Silver for so many whole periods. Rules GAM-UPK-02, GAM-AMB-65. */
export function upkeep(kind: UpkeepKind, cost: number, periods: number): number {
  return (cost * periods * hundredths[kind]) / 100
}

export const livingStyles = ['poor', 'basic', 'extravagant'] as const
type LivingStyle = (typeof livingStyles)[number]

/** Silver for so many days: one a day, one a week for the poor, 10 to 100 a day for those who show it. Rule GAM-UPK-01. */
export function living(days: number, style: LivingStyle, aDay = 10): number {
  if (style === 'basic') return days
  return style === 'poor' ? days / 7 : days * Math.max(10, Math.min(100, aDay))
}

/** The level of a manifestation made up in play, until it is settled. Rule GAM-SPL-04. */
export function improvisedLevel(guessed: number): number {
  return guessed + 2
}
