import type { Effect } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { encumberedHp } from './house-rules/load.ts'
import { isEncumbered } from './load.ts'
import { hungry } from './supplies.ts'

/** Condition of a character whose load has taken their HP. */
const encumberedMark = 'Encumbered'
/** Field of the HP set aside while encumbered, by the house rule. */
const setAside = 'hpAside'

/** Effects of load and hunger after any change. Rules DLV-INV-04, E-DLV-04, DLV-WTR-05. */
export function burdens(before: Situation, after: Situation): Effect[] {
  const settings = before.houseRules !== after.houseRules
  return after.party
    .flatMap((id) => after.creatures[id] ?? [])
    .filter((creature) => settings || before.creatures[creature.id] !== creature)
    .filter(({ kind, values }) => kind !== 'animal' && values.hp !== undefined)
    .flatMap((creature) => {
      const starved = stillHungry(before.creatures[creature.id], creature)
      return starved.length > 0 ? starved : laden(creature, after)
    })
}

/** Reverts HP regained while hungry; hunger ends with a meal or a long rest. */
function stillHungry(was: ReadonlyCreature | undefined, is: ReadonlyCreature): Effect[] {
  const { hp = 0 } = is.values
  const { hp: had = 0 } = was?.values ?? {}
  if (!was || hp <= had || !(hungry in is.conditions) || !(hungry in was.conditions)) return []
  return [{ do: 'set', creature: is.id, field: 'hp', to: had }]
}

function laden(creature: ReadonlyCreature, situation: Situation): Effect[] {
  const marked = encumberedMark in creature.conditions
  const { hp = 0, maxHp = hp } = creature.values
  const aside = houseRule<string>(situation, encumberedHp) === 'suspended'
  if (isEncumbered(creature, situation)) {
    return [
      ...(marked ? [] : [mark(creature, true, costs(hp))]),
      ...(hp > 0 ? [set(creature, 'hp', 0)] : []),
      ...(hp > 0 && aside ? [set(creature, setAside, hp)] : []),
    ]
  }
  if (!marked) return []
  const kept = creature.values[setAside] ?? 0
  return [
    mark(creature, false, 'encumbered no more'),
    ...(kept > 0 ? [set(creature, setAside, 0)] : []),
    ...(kept > 0 && aside ? [set(creature, 'hp', Math.max(hp, Math.min(kept, maxHp)))] : []),
  ]
}

function set(creature: ReadonlyCreature, field: string, to: number): Effect {
  return { do: 'set', creature: creature.id, field, to }
}

function costs(hp: number): string {
  return hp > 0 ? `encumbered, HP ${hp} to 0` : 'encumbered'
}

function mark(creature: ReadonlyCreature, on: boolean, says: string): Effect {
  return {
    do: 'condition',
    creature: creature.id,
    name: encumberedMark,
    to: on ? { rule: 'DLV-INV-04' } : null,
    says,
  }
}
