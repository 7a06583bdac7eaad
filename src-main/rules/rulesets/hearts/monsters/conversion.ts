import { moraleByTable, wilByTable, type MoraleGap } from '../../../monsters/conversion/morale.ts'

export type { MoraleGap }

/** How well a B/X monster is protected; the book names chain and plate and gives no AC numbers. */
export type Armour = 'none' | 'moderate' | 'heavy'
/** How magical a monster is. */
export type Magic = 'none' | 'slight' | 'moderate' | 'major'
/** Source of ST: one of the two B/X readings, or ours that inverts the mean of the saves (E-HRT-15). */
export type BxSave = 'tenPlusHd' | 'average' | 'inverted'

/** House rules a conversion heeds, as the ledger names them; a missing one has its default. */
interface ConversionOptions {
  bxSave?: BxSave
  moraleGap?: MoraleGap
}

interface BxInput {
  /** Hit Dice: ½ is 0.5, fixed hit points only is 0. */
  hd: number
  armour: Armour
  magic?: Magic
  /** Saving throws as printed, five of them or one; left out when the text gives a class. */
  saves?: readonly number[]
  options?: ConversionOptions
}

interface CairnInput {
  hp: number
  str: number
  armor: number
}

/** Added HP for hide or mail. Rules HRT-BX-03 and HRT-BX-04. */
export const armourHp: Record<Armour, number> = { none: 0, moderate: 1, heavy: 2 }

/** Mana by how magical it is. Rule HRT-BX-08. */
export const manaOf: Record<Magic, number> = { none: 0, slight: 1, moderate: 3, major: 6 }

/** HP of a B/X monster before armour: one a whole Hit Die, at least 1. Rules HRT-BX-01, E-HRT-16. */
function hpFromHitDice(hd: number): number {
  return Math.max(1, Math.floor(hd))
}

/** Mean of the saves, rounded down. Rule HRT-BX-06. */
export function meanSave(saves: readonly number[]): number {
  return Math.floor(saves.reduce((sum, save) => sum + save, 0) / saves.length)
}

/**
 * ST of a B/X monster: 10 + whole Hit Dice, the mean of its saves, or 21 minus that mean. Without
 * printed saves there is only the first. Rule HRT-BX-06.
 */
function stFromBx(hd: number, saves: readonly number[], bxSave: BxSave): number {
  if (bxSave === 'tenPlusHd' || saves.length === 0) return 10 + Math.max(0, Math.floor(hd))
  return bxSave === 'average' ? meanSave(saves) : 21 - meanSave(saves)
}

/** A B/X monster's pools in HEARTS. Rules HRT-BX-01 to HRT-BX-08. */
export function convertBx(input: BxInput): { hp: number; ap: number; st: number; mana: number } {
  return {
    hp: hpFromHitDice(input.hd) + armourHp[input.armour],
    ap: 0,
    st: stFromBx(input.hd, input.saves ?? [], input.options?.bxSave ?? 'tenPlusHd'),
    mana: manaOf[input.magic ?? 'none'],
  }
}

/** Added HP for Cairn armour: 1 at Armor 1 or 2, 2 at 3 and above. Rule HRT-CAIRN-02. */
export function cairnArmourHp(armor: number): number {
  if (armor >= 3) return 2
  return armor >= 1 ? 1 : 0
}

/** A Cairn monster's HP and ST in HEARTS. Rules HRT-CAIRN-01, -02 and -04. */
export function convertCairn(input: CairnInput): { hp: number; ap: number; st: number } {
  return { hp: input.hp + cairnArmourHp(input.armor), ap: 0, st: input.str }
}

/** WIL for a B/X morale of 2 to 12; null where the table has no row. Rule HRT-CAIRN-06. */
export function moraleToWil(input: { morale: number; options?: ConversionOptions }): {
  wil: number | null
} {
  return { wil: wilByTable(input.morale, input.options?.moraleGap ?? 'floorRow') }
}

/** B/X morale, 2 to 12, for any WIL. Rule HRT-CAIRN-06, gaps by E-HRT-08. */
export function wilToMorale(input: { wil: number; options?: ConversionOptions }): {
  morale: number
} {
  return { morale: moraleByTable(input.wil, input.options?.moraleGap ?? 'floorRow') }
}
