/** Seconds of a round, in conflict and out of it. Rules GAM-TIM-02, GAM-CMB-01. */
const roundSeconds = 10

/** Rule GAM-TIM-02. */
export function roundsIn(seconds: number): number {
  return seconds / roundSeconds
}
