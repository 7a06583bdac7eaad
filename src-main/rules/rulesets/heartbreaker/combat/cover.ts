/** States of a target when shot at, and the COV of each. Rule HBK-COV-01. */
const covers = [
  { state: 'exposed', cov: 0 },
  { state: 'obscured', cov: 1 },
  { state: 'sidestepping', cov: 1 },
  { state: 'partial cover', cov: 2 },
  { state: 'jogging', cov: 2 },
  { state: 'hidden', cov: 3 },
  { state: 'running', cov: 3 },
] as const

export type CoverState = (typeof covers)[number]['state']
export const coverStates: readonly CoverState[] = covers.map(({ state }) => state)

/** COV of a state. Rule HBK-COV-01. */
export function coverValue(state: CoverState): number {
  return covers.find((each) => each.state === state)?.cov ?? 0
}
