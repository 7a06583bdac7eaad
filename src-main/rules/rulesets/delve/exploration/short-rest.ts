import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { atHome } from '../at-home.ts'
import { shortRestClearsFatigue } from '../house-rules/rest.ts'
import { rest } from '../rest.ts'
import { encumbered } from './exhaustion.ts'

/**
 * Effects of a short rest; none in a borrower's campaign, where HP does not return this way. Rule
 * DLV-REST-01.
 */
export function restEffects(situation: Situation): { why: Step[]; effects: Effect[] } {
  if (!atHome(situation))
    return {
      why: [{ name: 'Short rest', value: 'heals nobody in this game', rule: 'DLV-REST-01' }],
      effects: [],
    }
  const clears = houseRule<boolean>(situation, shortRestClearsFatigue)
  const laden = new Set(encumbered(situation).map(({ id }) => id))
  const party = situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    // The dying need aid before they can rest. Rule DLV-ATK-03.
    .filter(({ conditions }) => !('dead' in conditions || 'dying' in conditions))
  const effects = party.flatMap((creature): Effect[] => {
    const { hp = 0, maxHp = 0, fatigue = 0 } = creature.values
    const rested = rest(
      'short',
      { hp, maxHp, fatigue, loss: { STR: 0, DEX: 0, WIL: 0 } },
      { shortRestClearsFatigue: clears },
    )
    return [
      ...(rested.hp === hp || laden.has(creature.id)
        ? []
        : [{ do: 'set' as const, creature: creature.id, field: 'hp', to: rested.hp }]),
      ...(rested.fatigue === fatigue
        ? []
        : [{ do: 'set' as const, creature: creature.id, field: 'fatigue', to: rested.fatigue }]),
    ]
  })
  const better = new Set(
    effects.flatMap((effect) => ('creature' in effect ? [effect.creature] : [])),
  ).size
  return {
    effects,
    why: [
      {
        name: 'Short rest',
        value: `${counted(better, 'character')} better for it`,
        rule: 'DLV-REST-01',
      },
      ...(laden.size > 0
        ? [{ name: 'Encumbered', value: 'no HP comes back', rule: 'DLV-INV-04' as const }]
        : []),
    ],
  }
}
