export type Dying = 'at0' | 'unconscious' | 'dead'
export type DyingPass = 'asRuled' | 'keepRolling' | 'wakeAt1'

/** Below half of the full STA. Rule HBK-REST-01. */
export function isInjured(sta: number, max: number): boolean {
  return 2 * sta < max
}

/** STA after healing: never past the full figure, and past half of it only uninjured. Rules HBK-REST-01, HBK-REST-02, E-HBK-18. */
export function healed(sta: number, max: number, injured: boolean, roll: number): number {
  const cap = injured ? Math.floor(max / 2) : max
  return Math.max(sta, Math.min(cap, sta + Math.max(0, roll)))
}

/** A bare SAV at 0 STA, and a second one once unconscious. Rules HBK-DEATH-02, E-HBK-07. */
export function dying(
  state: Dying,
  passed: boolean,
  pass: DyingPass = 'asRuled',
): { state: Dying | 'awake'; sta: number } {
  if (state === 'dead') return { state, sta: 0 }
  if (!passed) return { state: state === 'at0' ? 'unconscious' : 'dead', sta: 0 }
  return state === 'unconscious' && pass === 'wakeAt1'
    ? { state: 'awake', sta: 1 }
    : { state, sta: 0 }
}
