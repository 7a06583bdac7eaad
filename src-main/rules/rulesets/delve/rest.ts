type Ability = 'STR' | 'DEX' | 'WIL'
export type Loss = Record<Ability, number>
interface Weariness {
  hp: number
  maxHp: number
  fatigue: number
  loss: Loss
}

/** A short, long or full rest; a long one gives back a d6 of one ability. Rules DLV-REST-01 to DLV-REST-03, E-DLV-02. */
export function rest(
  type: 'short' | 'long' | 'full',
  before: Weariness,
  how: { shortRestClearsFatigue?: boolean; healPick?: Ability; d6?: number } = {},
): { hp: number; fatigue: number; loss: Loss } {
  const { maxHp, fatigue, loss } = before
  if (type === 'full') return { hp: maxHp, fatigue: 0, loss: { STR: 0, DEX: 0, WIL: 0 } }
  if (type === 'short')
    return { hp: maxHp, fatigue: how.shortRestClearsFatigue === false ? fatigue : 0, loss }
  const picked = how.healPick
  return {
    hp: maxHp,
    fatigue: 0,
    loss: picked ? { ...loss, [picked]: Math.max(0, loss[picked] - (how.d6 ?? 0)) } : loss,
  }
}

/** A night watch with a day's rations is a long rest; without them no HP comes back. Rule DLV-WTR-05. */
export function camp(
  ate: boolean,
  before: { hp: number; maxHp: number; fatigue: number },
): { longRest: boolean; hp: number; fatigue: number; hpBlocked: boolean } {
  if (!ate) return { longRest: false, hp: before.hp, fatigue: before.fatigue, hpBlocked: true }
  return { longRest: true, hp: before.maxHp, fatigue: 0, hpBlocked: false }
}
