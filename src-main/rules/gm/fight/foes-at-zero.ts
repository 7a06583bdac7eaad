import type { Effect } from '../../core/effects.ts'
import { houseRule, type HouseRule } from '../../core/ruleset/house-rules.ts'
import type { Id, Situation } from '../../core/situation.ts'

/** House rule for foes at 0 hit points, in games whose book leaves a choice. Rule GF-FIGHT-13. */
export const foesAtZero: HouseRule = {
  id: 'foesAtZero',
  title: 'Foes at 0 hit points',
  group: 'Fight and morale',
  rule: 'GF-FIGHT-13',
  asks: 'A foe is brought to 0 hit points: does the book’s rule apply, or is it dead?',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'book',
        title: 'As the book has it',
        means: 'Its checks and decisions are due for foes too.',
      },
      { value: 'dead', title: 'Dead at once', means: 'Nothing is asked and nothing is rolled.' },
    ],
  },
}

const dead = (creature: Id): Effect => ({
  do: 'condition',
  creature,
  name: 'dead',
  to: { rule: 'GF-FIGHT-13' },
  says: 'dies',
})

/** Kills foes that come to 0 hit points and settles the dues about them alone. Rule GF-FIGHT-13. */
export function killFoesAtZero(before: Situation, after: Situation): Effect[] {
  if (houseRule<string>(after, foesAtZero) !== 'dead') return []
  return Object.values(after.creatures)
    .filter(({ side }) => side === 'foes')
    .flatMap((foe): Effect[] => {
      const was = before.creatures[foe.id]
      const fell = was !== undefined && (was.values.hp ?? 1) > 0 && (foe.values.hp ?? 1) <= 0
      if (fell && !foe.conditions['dead']) return [dead(foe.id)]
      if (foe.conditions['dead']?.rule !== 'GF-FIGHT-13') return []
      return Object.values(after.dues)
        .filter(({ who, input }) => who.length === 1 && input.who === foe.id)
        .map(({ id }) => ({ do: 'settle', due: id }))
    })
}
