/** Verve that may be spent on one action: as much as the monk level. Rule GAM-PSY-05. */
export function vervePaid(verve: number, monkLevel: number): number {
  return Math.max(0, Math.min(verve, monkLevel))
}

/** Harm of a psychic attack: the first verve pays for it, each further one adds 1. Rules GAM-PSY-05, GAM-AMB-67. */
export function psychicDamage(
  d4: number,
  charismaMajor: number,
  verve: number,
  monkLevel: number,
): number {
  const beyond = Math.max(0, vervePaid(verve, monkLevel) - 1)
  return Math.max(0, d4 + charismaMajor + beyond)
}

/** What verve spent on defending adds. Rule GAM-PSY-05. */
export function psychicDefense(verve: number, monkLevel: number): number {
  return 2 * vervePaid(verve, monkLevel)
}
