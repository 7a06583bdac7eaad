export const levels = ['light', 'severe', 'permanent'] as const
export type Level = (typeof levels)[number]
type Choice = 'worsen' | 'new slot'

interface Gained {
  allowed: boolean
  wounds: Level[]
  slots: number
  /** Off a fitting ability's maximum, by what happened now. */
  attributePenalty: number
}

/**
 * A wound where one of its type may be there: the old one rises a level, or a new one takes a slot
 * of its own. Rules BDP-WND-01, BDP-WND-02, BDP-WND-05, E-BDP-08.
 */
export function woundGain(existing: Level | null, incoming: Level, choice: Choice): Gained {
  if (existing === null || choice === 'new slot') {
    const wounds = existing === null ? [incoming] : [existing, incoming]
    return allowed(wounds, incoming === 'permanent' ? 1 : 0)
  }
  const raised = levels[levels.indexOf(existing) + 1]
  if (raised === undefined)
    return { allowed: false, wounds: [existing], slots: 1, attributePenalty: 0 }
  return allowed([raised], raised === 'permanent' ? 1 : 0)
}

function allowed(wounds: Level[], attributePenalty: number): Gained {
  return { allowed: true, wounds, slots: wounds.length, attributePenalty }
}
