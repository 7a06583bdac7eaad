import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { Ability } from '../people.ts'

/** Condition of a tonic drunk ahead of a night. Rule BDP-WILD-09. */
export const tonic = 'Sleeping Tonic'

interface Salve {
  name: string
  ability: Ability
  rule: RuleId
}

/** Salves to put on ahead of eight hours' rest. Rules BDP-WILD-06 to BDP-WILD-08. */
export const salves: readonly Salve[] = [
  { name: 'Healing Salve', ability: 'STR', rule: 'BDP-WILD-06' },
  { name: 'Musclesoothe Mixture', ability: 'DEX', rule: 'BDP-WILD-07' },
  { name: 'Dreamweed Tea', ability: 'WIL', rule: 'BDP-WILD-08' },
]

/** Salves that a creature has put on for the night. */
export function salveOn(creature: ReadonlyCreature): Salve[] {
  return salves.filter(({ name }) => name in creature.conditions)
}
