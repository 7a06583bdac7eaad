import { hour, turn } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { Condition } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Power } from './rows.ts'

/** Result of a power. */
export interface PowerResult {
  says: string
  tone: Tone
  total: number
  why: Step[]
  effects: Effect[]
  who: string[]
}

/** To the end of this fight or the next one for what is of battle, for hours or turns where a power says so. */
function lasting(
  { name }: Power,
  dice: number,
  sum: number,
  { clock, fight }: Situation,
): Pick<Condition, 'until' | 'fight'> {
  if (name === 'Elemental Protection') return { until: clock.seconds + sum * hour }
  if (name === 'Song of Vigilance') return { until: clock.seconds + turn }
  if (name === 'Surge of Resilience') return { until: clock.seconds + dice * turn }
  const battle = ['Smite', 'Empower', 'Divine Protection', 'Song of Iron', 'Song of Slaying']
  return fight || battle.includes(name) ? { fight: true } : {}
}

/** Conditions that a power leaves on its targets. Rules BDPX-DIV-03, BDPX-SNG-02. */
export function marks(
  power: Power,
  targets: readonly ReadonlyCreature[],
  faces: readonly number[],
  situation: Situation,
): Effect[] {
  if (!power.mark) return []
  const sum = faces.reduce((all, face) => all + face, 0)
  const name = power.mark
    .replace('{dice}', String(faces.length))
    .replace('{sum}', String(sum))
    .replace(/\b1 (attack|turn|hour)s$/, '1 $1')
  return targets.map(({ id }) => ({
    do: 'condition',
    creature: id,
    name,
    to: { rule: power.rule, ...lasting(power, faces.length, sum, situation) },
  }))
}
