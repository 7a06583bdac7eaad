import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { Effect } from '../../../core/effects.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { setFields } from '../character.ts'

export interface Pools {
  hp: number
  maxHp: number
  mana: number
  maxMana: number
}

type Restored = Pick<Pools, 'hp' | 'mana'>

/** A night's rest: 1 HP or all Mana, each character's own choice. Rule HRT-HEAL-02. */
export function nightRest(pools: Pools, choice: 'hp' | 'mana'): Restored {
  if (choice === 'mana') return { hp: pools.hp, mana: pools.maxMana }
  return { hp: Math.min(pools.maxHp, pools.hp + 1), mana: pools.mana }
}

/** A week of rest in town: both pools. Rule HRT-HEAL-03. */
export function weekInTown(pools: Pools): Restored {
  return { hp: pools.maxHp, mana: pools.maxMana }
}

export function poolsOf({ values }: ReadonlyCreature): Pools {
  const { hp = 0, maxHp = 0, mana = 0, maxMana = 0 } = values
  return { hp, maxHp, mana, maxMana }
}

/** Creatures that rest, and a step for each of the dead among those chosen. */
interface Resting {
  able: ReadonlyCreature[]
  dead: Step[]
}

/** Chosen creatures who live; a dying one rests only when the GM has chosen them. Rule HRT-HEAL-04. */
export function planRest(situation: Situation, who: readonly string[]): Resting | RefusedPreview {
  const chosen = who.flatMap((id) => situation.creatures[id] ?? [])
  const able = chosen.filter(({ conditions }) => !('dead' in conditions))
  if (able.length === 0) return refusal('Choose who rests.')
  const dead = chosen
    .filter((creature) => !able.includes(creature))
    .map(({ name }): Step => step(name, 'dead: rest brings nobody back', 'HRT-HEAL-04'))
  return { able, dead }
}

/** A creature and its pools after a rest. */
export interface Rested {
  creature: ReadonlyCreature
  after: Restored
}

export const restedEffects = ({ creature, after }: Rested): Effect[] =>
  setFields(creature, { ...after })

/** Pools that a rest brings back, as texts: each with its figures before and after. */
function restored<T>(
  { creature, after }: Rested,
  says: (pool: string, was: number, is: number) => T,
): T[] {
  const { hp, mana } = poolsOf(creature)
  return [
    ...(after.hp === hp ? [] : [says('HP', hp, after.hp)]),
    ...(after.mana === mana ? [] : [says('Mana', mana, after.mana)]),
  ]
}

/** "HP 1 to 2", "Mana 0 to 4": what a rest brings back, a part each. */
export function changesOf(rested: Rested): string[] {
  return restored(rested, (pool, was, is) => `${pool} ${was} to ${is}`)
}

/** "Maud to 3 HP and Pell to 4 Mana"; "Nobody was hurt" where nothing was wanting. */
export function restSays(all: readonly Rested[]): string {
  const gains = all.flatMap((rested) => {
    const says = restored(rested, (pool, _was, is) => `${is} ${pool}`)
    return says.length === 0 ? [] : [`${rested.creature.name} to ${says.join(', ')}`]
  })
  return listed(gains) || 'Nobody was hurt'
}
