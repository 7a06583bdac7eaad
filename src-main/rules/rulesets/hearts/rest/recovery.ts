export interface Pools {
  hp: number
  maxHp: number
  mana: number
  maxMana: number
}

/** A night's rest: 1 HP or all Mana, each character's own choice. Rule HRT-HEAL-02. */
export function nightRest(pools: Pools, choice: 'hp' | 'mana'): { hp: number; mana: number } {
  if (choice === 'mana') return { hp: pools.hp, mana: pools.maxMana }
  return { hp: Math.min(pools.maxHp, pools.hp + 1), mana: pools.mana }
}

/** A week of rest in town: both pools. Rule HRT-HEAL-03. */
export function weekInTown(pools: Pools): { hp: number; mana: number } {
  return { hp: pools.maxHp, mana: pools.maxMana }
}
