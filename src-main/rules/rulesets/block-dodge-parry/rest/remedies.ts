import type { RuleId } from '../../../outcome.ts'
import type { Ability, Someone } from '../people.ts'

/** Drunk ahead of a night: the condition that waits for it. Rule BDP-WILD-09. */
export const tonic = 'Sleeping Tonic'

interface Salve {
  name: string
  ability: Ability
  rule: RuleId
}

/** Put on ahead of eight hours' rest. Rules BDP-WILD-06 to BDP-WILD-08. */
export const salves: readonly Salve[] = [
  { name: 'Healing Salve', ability: 'STR', rule: 'BDP-WILD-06' },
  { name: 'Musclesoothe Mixture', ability: 'DEX', rule: 'BDP-WILD-07' },
  { name: 'Dreamweed Tea', ability: 'WIL', rule: 'BDP-WILD-08' },
]

/** Salves that wait for the night on somebody. */
export function salveOn(creature: Someone): Salve[] {
  return salves.filter(({ name }) => name in creature.conditions)
}
