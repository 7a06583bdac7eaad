export const gains = ['survival', 'injury'] as const
/** Gain of a rest: points of survival, or one injury fewer. */
export type Gain = (typeof gains)[number]

export interface Hurt {
  level: number
  survival: number
  maxSurvival: number
  injuries: number
}

/** Survival never goes past its maximum by rest or healing. Rule GAM-SUR-01. */
export function restorePoints(had: number, most: number, by: number): number {
  return Math.max(had, Math.min(most, had + by))
}

function gained(hurt: Hurt, gain: Gain): { survival: number; injuries: number } {
  return gain === 'survival'
    ? {
        survival: restorePoints(hurt.survival, hurt.maxSurvival, hurt.level),
        injuries: hurt.injuries,
      }
    : { survival: hurt.survival, injuries: Math.max(0, hurt.injuries - 1) }
}

/** The health test of a night. Rules GAM-SUR-02, GAM-INJ-02, GAM-CTS-18. */
export function nightTarget(health: number, injuries: number, bonus = 0): number {
  return health - injuries + bonus
}

/** Eight hours: as much as one's level or an injury fewer by a health test, 1 survival without. Rules GAM-SUR-02, GAM-AMB-23. */
export function nightRest(
  hurt: Hurt & { health: number; bonus?: number },
  d20: number,
  gain: Gain,
): { target: number; survival: number; injuries: number } {
  const target = nightTarget(hurt.health, hurt.injuries, hurt.bonus)
  if (d20 <= target) return { target, ...gained(hurt, gain) }
  return {
    target,
    survival: restorePoints(hurt.survival, hurt.maxSurvival, 1),
    injuries: hurt.injuries,
  }
}

/** A day and its night, without a test. Rule GAM-SUR-03. */
export function fullDayRest(hurt: Hurt, gain: Gain): { survival: number; injuries: number } {
  return gained(hurt, gain)
}

/** Verve is full again when the day begins. Rule GAM-SUR-07. */
export function wake(verve: number, maxVerve: number): number {
  return Math.max(verve, maxVerve)
}

/** Gain of verve in an encounter without conflict: by the level, or up to it. Rule GAM-AMB-80. */
export type EngagedReading = 'by level' | 'to level'

/** Verve of an encounter without conflict, once for each of an adventure. Rules GAM-SUR-08, GAM-AMB-80. */
export function engageEncounter(
  level: number,
  verve: number,
  maxVerve: number,
  timesAlready: number,
  reading: EngagedReading = 'by level',
): number {
  if (timesAlready > 0) return verve
  const by = reading === 'by level' ? level : Math.max(0, level - verve)
  return restorePoints(verve, maxVerve, by)
}
