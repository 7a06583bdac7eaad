import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import { fieldOf, scoreOf, type Ability } from '../people.ts'
import { criticalDueOf } from './fallen.ts'
import { abilityDamage } from './figures.ts'

interface Hurt {
  says: string
  tone: Tone
  why: Step[]
  effects: Effect[]
}

const words = {
  ok: '',
  injury: '',
  dead: ': dead',
  'immobilized/unconscious': ': helpless',
  'debilitated/unconscious': ': helpless',
} as const

/**
 * Harm straight to an ability, past HP and armour; a save is due where it is lethal or disabling.
 * Effects of a score of 0 come from the consequences. Rules BDP-DMG-03, BDP-DMG-05.
 */
export function hurt(
  creature: ReadonlyCreature,
  ability: Ability,
  by: number,
  lethal: boolean,
): Hurt {
  const was = scoreOf(creature, ability)
  const { score, state } = abilityDamage(ability, was, by, false, null)
  const saves = lethal && by > 0 && score > 0
  return {
    says: `${ability} ${was} to ${score}${words[state]}${saves ? ', and a save' : ''}`,
    tone: by === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
    why: [
      { name: ability, value: `${was} to ${score}, past HP and armor`, rule: 'BDP-DMG-03' },
      ...(saves
        ? [{ name: 'Lethal or disabling', value: 'a save follows', rule: 'BDP-DMG-05' as const }]
        : []),
    ],
    effects: [
      ...(score === was
        ? []
        : [
            {
              do: 'set' as const,
              creature: creature.id,
              field: fieldOf[ability],
              to: score,
            },
          ]),
      ...(saves ? [{ do: 'due' as const, due: criticalDueOf(creature, ability, score) }] : []),
    ],
  }
}
