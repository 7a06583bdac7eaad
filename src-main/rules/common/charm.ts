import type { Effect } from '../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import type { Side } from '../core/state/creature.ts'
import { neutral } from './incapacitated.ts'

/** From worst to best. Rules HRT-SPELL-03, DLV-SPELL-04. */
const moods = ['hostile', neutral, 'friendly', 'infatuated'] as const
type Mood = (typeof moods)[number]

/** Current mood of a creature: by an earlier charm, else the encounter's attitude, else its side. */
function moodOf({ encounter }: Situation, creature: ReadonlyCreature): Mood {
  const marked = moods.find((mood) => mood in creature.conditions)
  if (marked) return marked
  if (encounter && creature.group === encounter.group) {
    if (encounter.attitude === 'friendly') return 'friendly'
    if (encounter.attitude === 'wary' || encounter.attitude === 'may negotiate') return neutral
  }
  return creature.side === 'foes' ? 'hostile' : creature.side === 'party' ? 'friendly' : neutral
}

/** A creature one step friendlier; nothing is beyond infatuated. */
export function charmed(
  situation: Situation,
  on: ReadonlyCreature,
): { on: ReadonlyCreature; was: Mood; mark: Mood } {
  const was = moodOf(situation, on)
  return { on, was, mark: moods[moods.indexOf(was) + 1] ?? 'infatuated' }
}

/**
 * Side that a charm or a command gives a creature, and `from`, the one to which it returns when the condition
 * ends. Members of the party keep theirs: their players act for them.
 */
export function sideUnder(
  caster: ReadonlyCreature,
  { on, was, mark }: { on: ReadonlyCreature; was?: string; mark: string },
): { from?: Side; effects: Effect[] } {
  if (on.side === 'party') return { effects: [] }
  const from = on.conditions[was ?? mark]?.from ?? on.side
  const to = caster.side === 'foes' && mark !== neutral ? 'foes' : 'others'
  if (from === to) return { effects: [] }
  return { from, effects: [{ do: 'side', creature: on.id, side: to }] }
}

/** True for a creature that a charm or a command took from its side. */
export function hasChangedSides({ conditions }: Pick<ReadonlyCreature, 'conditions'>): boolean {
  return Object.values(conditions).some(({ from }) => from !== undefined)
}
