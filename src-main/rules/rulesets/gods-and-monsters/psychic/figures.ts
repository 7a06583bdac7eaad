/** Verve that may be spent on one action: as much as the monk level. Rule GAM-PSY-05. */
function vervePaid(verve: number, monkLevel: number): number {
  return Math.max(0, Math.min(verve, monkLevel))
}

/** Use of an attack’s first verve: pays for it only, or adds damage too. Rule GAM-AMB-67. */
export type FirstVerve = 'pays' | 'adds'

/**
 * Damage of a psychic attack: the first verve pays for it, each further one adds 1. Rules GAM-PSY-05,
 * GAM-AMB-67.
 */
export function psychicDamage(
  d4: number,
  charismaMajor: number,
  verve: number,
  monkLevel: number,
  first: FirstVerve = 'pays',
): number {
  const beyond = vervePaid(verve, monkLevel) - (first === 'pays' ? 1 : 0)
  return Math.max(0, d4 + charismaMajor + Math.max(0, beyond))
}

/** Defense bonus of the verve spent on defending. Rule GAM-PSY-05. */
export function psychicDefense(verve: number, monkLevel: number): number {
  return 2 * vervePaid(verve, monkLevel)
}
