import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import type { Casting } from './casting.ts'
import { durationOf, durationStep, lay } from './lasting.ts'
import type { SpellResult } from './worked.ts'

/** From worst to best. Rule HRT-SPELL-03. */
const moods = ['hostile', 'neutral', 'friendly', 'infatuated'] as const
type Mood = (typeof moods)[number]

/** One step friendlier; nothing is beyond infatuated. Rule HRT-SPELL-03. */
function charmed(mood: Mood): Mood {
  return moods[Math.min(moods.indexOf(mood) + 1, moods.length - 1)] ?? 'infatuated'
}

/** Current mood of a creature: by an earlier charm, else the encounter's attitude, else its side. */
function moodOf(situation: Situation, creature: ReadonlyCreature): Mood {
  const marked = moods.find((mood) => mood in creature.conditions)
  if (marked) return marked
  const { encounter } = situation
  if (encounter && creature.group === encounter.group) {
    if (encounter.attitude === 'friendly') return 'friendly'
    if (encounter.attitude === 'wary' || encounter.attitude === 'may negotiate') return 'neutral'
  }
  return creature.side === 'foes' ? 'hostile' : creature.side === 'party' ? 'friendly' : 'neutral'
}

/** Rule HRT-SPELL-03: no save is allowed. */
export function charm(situation: Situation, { spell, mana, targets }: Casting): SpellResult {
  const seconds = durationOf(situation, spell, mana)
  const moved = targets.map((on) => {
    const was = moodOf(situation, on)
    return { on, was, mark: charmed(was) }
  })
  return {
    says: listed(moved.map(({ on, mark }) => `${on.name} is ${mark}`)),
    tone: 'good',
    why: [
      ...moved.map(({ on, was, mark }) => ({
        name: on.name,
        value: `${was} to ${mark}`,
        rule: spell.rule,
      })),
      durationStep(spell, seconds),
    ],
    effects: [
      ...moved.flatMap(({ on, was, mark }) =>
        was !== mark && was in on.conditions
          ? [{ do: 'condition' as const, creature: on.id, name: was, to: null }]
          : [],
      ),
      ...lay(situation, spell, moved, seconds),
    ],
  }
}
