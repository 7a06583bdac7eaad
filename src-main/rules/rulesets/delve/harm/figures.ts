export interface Damaged {
  damage: number
  hp: number
  str: number
  grievous: boolean
  strSave: boolean
  dead: boolean
}

/** A roll less DR off HP, the rest off STR. Rules DLV-ATK-01, DLV-ATK-02, DLV-WND-01. */
export function damage(hp: number, str: number, roll: number, dr: number): Damaged {
  const taken = Math.max(0, roll - dr)
  const past = Math.max(0, taken - hp)
  const left = Math.max(0, hp - taken)
  const strength = Math.max(0, str - past)
  const dead = past > 0 && strength === 0
  return {
    damage: taken,
    hp: left,
    str: strength,
    dead,
    grievous: taken > 0 && left === 0 && past === 0,
    strSave: past > 0 && !dead,
  }
}

export const woundNames = [
  'Gruesome Scars',
  'Eye Gouged Out',
  'Broken Arm',
  'Broken Leg',
  'Dismembered, Arm',
  'Dismembered, Leg',
] as const

export type GrievousWound = (typeof woundNames)[number]

/** The grievous wound of a d6. Rule DLV-WND-02. */
export function grievous(d6: number): { wound: GrievousWound } {
  const wound = woundNames[d6 - 1]
  if (!wound) throw new Error(`no wound stands at ${d6}: the table is a d6`)
  return { wound }
}
