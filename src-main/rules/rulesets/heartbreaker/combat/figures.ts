import { comBonus } from '../people.ts'

export type FightSide = 'party' | 'foes'

/** A side whose die shows 1 or 2 in the first round is surprised; an elf only by a 1. Rules HBK-INIT-02, HBK-ANC-03. */
export function isSurprised(firstRound: boolean, die: number, elf = false): boolean {
  return firstRound && die <= (elf ? 1 : 2)
}

/** The higher d6 acts first, equal ones together; both sides may be surprised. Rules HBK-INIT-01, HBK-INIT-02, E-HBK-30. */
export function initiative(
  party: number,
  foes: number,
  firstRound: boolean,
): { first: FightSide | 'simultaneous'; surprised: FightSide[] } {
  const first = party === foes ? 'simultaneous' : party > foes ? 'party' : 'foes'
  const surprised: FightSide[] = []
  if (isSurprised(firstRound, party)) surprised.push('party')
  if (isSurprised(firstRound, foes)) surprised.push('foes')
  return { first, surprised }
}

/** How several DEF or COV values combine. Rule E-HBK-04. */
export type DefenceStacking = 'sum' | 'best'

export function stacked(values: readonly number[], how: DefenceStacking = 'sum'): number {
  return how === 'best' ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0)
}

/** d20 + COM + the weapon's ATK, and in a ranged attack the WIS modifier. Rules HBK-ATK-01, HBK-ATK-03. */
export function attackTotal(d20: number, com: number, atk: number, wisModifier = 0): number {
  return d20 + comBonus(com).bonus + atk + wisModifier
}

/** d20 + DEF or COV, the DEX modifier where it counts, and COM by the house rule. Rules HBK-ATK-02, HBK-ATK-03, E-HBK-02. */
export function defenceTotal(
  d20: number,
  bonus: number,
  more: { dexModifier?: number; com?: number; includesCom?: boolean } = {},
): number {
  const { dexModifier = 0, com = 0, includesCom = true } = more
  return d20 + bonus + dexModifier + (includesCom ? comBonus(com).bonus : 0)
}

/** An attack has to beat the defence: equal totals miss. Rule HBK-ATK-04. */
export function hits(attack: number, defence: number): boolean {
  return attack > defence
}

/** The weapon's roll, with the STR modifier in melee, less AMR; never below `least`. Rules HBK-ATK-05, E-HBK-05. */
export function damage(
  roll: number,
  { strModifier = 0, amr = 0, least = 0 }: { strModifier?: number; amr?: number; least?: number },
): number {
  return Math.max(least, roll + strModifier - amr)
}

/** Only winners of the initiative leave a fight without being struck at. Rule HBK-ATK-06. */
export function fleeing(initiative: 'won' | 'tied' | 'lost'): { freeAttack: boolean } {
  return { freeAttack: initiative !== 'won' }
}
