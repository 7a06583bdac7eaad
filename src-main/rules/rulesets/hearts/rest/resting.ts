import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import type { Pools } from './recovery.ts'

export function poolsOf({ values }: ReadonlyCreature): Pools {
  return {
    hp: values.hp ?? 0,
    maxHp: values.maxHp ?? 0,
    mana: values.mana ?? 0,
    maxMana: values.maxMana ?? 0,
  }
}

/** Chosen creatures who live; a dying one rests only when the GM has chosen them. Rule HRT-HEAL-04. */
export function ableToRest(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions }) => !('dead' in conditions))
}

/** A step for each of the dead among those chosen. Rule HRT-HEAL-04. */
export function theDead(situation: Situation, who: readonly string[]): Step[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions }) => 'dead' in conditions)
    .map(({ name }) => ({ name, value: 'dead: rest brings nobody back', rule: 'HRT-HEAL-04' }))
}

interface Rested {
  creature: ReadonlyCreature
  after: { hp: number; mana: number }
}

/** Effects of a rest. */
export function brought({ creature, after }: Rested): Effect[] {
  const { hp, mana } = poolsOf(creature)
  return [
    ...(after.hp === hp
      ? []
      : [{ do: 'set' as const, creature: creature.id, field: 'hp', to: after.hp }]),
    ...(after.mana === mana
      ? []
      : [{ do: 'set' as const, creature: creature.id, field: 'mana', to: after.mana }]),
  ]
}

/** "HP 1 to 2", "Mana 0 to 4": what a rest brings back, a part each. */
export function changesOf({ creature, after }: Rested): string[] {
  const { hp, mana } = poolsOf(creature)
  return [
    ...(after.hp === hp ? [] : [`HP ${hp} to ${after.hp}`]),
    ...(after.mana === mana ? [] : [`Mana ${mana} to ${after.mana}`]),
  ]
}

/** "Maud to 3 HP and Pell to 4 Mana"; empty where nothing was wanting. */
export function gained(rested: readonly Rested[]): string {
  return listed(
    rested.flatMap(({ creature, after }) => {
      const { hp, mana } = poolsOf(creature)
      const says = [
        ...(after.hp === hp ? [] : [`${after.hp} HP`]),
        ...(after.mana === mana ? [] : [`${after.mana} Mana`]),
      ]
      return says.length === 0 ? [] : [`${creature.name} to ${says.join(', ')}`]
    }),
  )
}
