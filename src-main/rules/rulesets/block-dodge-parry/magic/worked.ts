import type { Effect } from '../../../effects.ts'
import type { Step, Tone } from '../../../outcome.ts'
import type { Someone } from '../people.ts'
import type { Power } from './rows.ts'

/** What a power came to. */
export interface Worked {
  says: string
  tone: Tone
  total: number
  why: Step[]
  effects: Effect[]
  who: string[]
}

/** What it leaves on those it takes, to the end of the fight where there is one. */
export function marks(
  power: Power,
  targets: readonly Someone[],
  faces: readonly number[],
  fight: boolean,
): Effect[] {
  if (!power.mark) return []
  const sum = faces.reduce((all, face) => all + face, 0)
  const name = power.mark.replace('{dice}', String(faces.length)).replace('{sum}', String(sum))
  return targets.map(({ id }) => ({
    do: 'condition',
    creature: id,
    name,
    to: { rule: power.rule, ...(fight ? { fight: true as const } : {}) },
  }))
}
