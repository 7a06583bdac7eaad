import { newCreature } from '../../creature.ts'
import type { CharacterKit, Problem } from '../../ruleset.ts'
import type { Creature, Situation } from '../../situation.ts'
import type { Effect } from '../../effects.ts'
import { armour } from './gear.ts'
import { carried } from './load.ts'

type Someone = Situation['creatures'][string]

/** A new character's numbers. Rule DLV-CHAR-01. */
export function newCharacter(
  hpDie: number,
  abilities: Record<'str' | 'dex' | 'wil', readonly number[]>,
  coinDice: readonly number[],
): Record<'hp' | 'str' | 'dex' | 'wil' | 'coins', number> {
  const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0)
  return {
    hp: hpDie,
    str: sum(abilities.str),
    dex: sum(abilities.dex),
    wil: sum(abilities.wil),
    coins: 10 * sum(coinDice),
  }
}

export const characters: CharacterKit = { blank, derive, problems }

function blank(id: string, name: string): Creature {
  return newCreature(id, name, 'character', {
    hp: 3,
    maxHp: 3,
    str: 10,
    dex: 10,
    wil: 10,
    dr: 0,
    load: 0,
    fatigue: 0,
    coins: 0,
  })
}

/** DR follows from what is worn. Rule DLV-EQ-05. */
function derive(creature: Someone): Effect[] {
  if (creature.kind === 'monster') return []
  const worn = creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.ready ? [item.gear ?? item.name] : []
  })
  const { dr } = armour(worn)
  return (creature.values.dr ?? 0) === dr
    ? []
    : [{ do: 'set', creature: creature.id, field: 'dr', to: dr }]
}

/** More load than there is room for. Rules DLV-INV-02, DLV-INV-05. */
function problems(creature: Someone, situation: Situation): Problem[] {
  if (creature.kind === 'monster') return []
  const has = carried(creature, situation)
  if (has.allowed) return []
  return [
    { says: `Carries ${has.units} units, and has room for ${has.capacity}`, rule: 'DLV-INV-02' },
  ]
}
