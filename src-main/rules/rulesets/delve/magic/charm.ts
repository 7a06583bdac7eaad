import type { Effect } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import type { Situation } from '../../../core/situation.ts'
import type { CastResult, SpellAtWork } from './working.ts'
import { lasting, lastingStep, toneOf } from './marking.ts'

const moods = ['neutral', 'friendly', 'infatuated'] as const

/** One step kinder each. Rule DLV-SPELL-04. */
export function charm(situation: Situation, working: SpellAtWork): CastResult {
  const { spell, targets, caster } = working
  const moved = targets.map((creature) => {
    const now = moods.findIndex((mood) => mood in creature.conditions)
    return {
      creature,
      was: moods[now],
      mood: moods[Math.min(now + 1, moods.length - 1)] ?? 'neutral',
    }
  })
  return {
    says:
      listed(moved.map(({ creature, mood }) => `${creature.name} is ${mood}`)) || 'Nobody is taken',
    tone: toneOf(caster, moved.length > 0),
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }, ...lastingStep(working)],
    effects: moved.flatMap(({ creature, was, mood }): Effect[] => [
      ...(was && was !== mood
        ? [{ do: 'condition' as const, creature: creature.id, name: was, to: null }]
        : []),
      {
        do: 'condition',
        creature: creature.id,
        name: mood,
        to: { ...lasting(situation, working), rule: spell.rule },
      },
    ]),
  }
}
