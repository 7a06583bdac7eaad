import type { HitDice, SaveLetter } from '../../canonical.ts'

export type Saves = Readonly<Record<SaveLetter, number>>

/** Most whole dice of each row of monsters' saves, then death, wands, paralysis, breath, spells. */
const saveRows: readonly (readonly [most: number, ...saves: number[]])[] = [
  [0, 14, 15, 16, 17, 18],
  [3, 12, 13, 14, 15, 16],
  [6, 10, 11, 12, 13, 14],
  [9, 8, 9, 10, 10, 12],
  [12, 6, 7, 8, 8, 10],
  [15, 4, 5, 6, 5, 8],
  [18, 2, 3, 4, 3, 6],
  [21, 2, 2, 2, 2, 4],
  [Infinity, 2, 2, 2, 2, 2],
]

/** Saves of a monster that saves as its own Hit Dice; below 1 as a normal human. Rule GF-BX-03. */
export function savesByHitDice(dice: number): Saves {
  const row = saveRows.find(([most]) => Math.floor(dice) <= most)
  const [D = 2, W = 2, P = 2, B = 2, S = 2] = row?.slice(1) ?? []
  return { D, W, P, B, S }
}

/** Attack bonus of each row, by the most dice it serves; a die with points added counts as the next. */
const bonusRows: readonly (readonly [most: number, bonus: number])[] = [
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 5],
  [7, 6],
  [9, 7],
  [11, 8],
  [13, 9],
  [15, 10],
  [17, 11],
  [19, 12],
  [21, 13],
]

/** THAC0 and attack bonus. Rule GF-BX-04. */
export function attackByHitDice({ dice, modifier }: Pick<HitDice, 'dice' | 'modifier'>): {
  thac0: number
  bonus: number
} {
  const counted = Math.max(1, Math.ceil(dice)) + (modifier > 0 ? 1 : 0)
  const bonus = bonusRows.find(([most]) => counted <= most)?.[1] ?? 14
  return { thac0: 19 - bonus, bonus }
}

/** Most dice of each row, experience, and as much again for each asterisk; then both where points are added to the dice. */
const experienceRows: readonly (readonly [
  most: number,
  plain: number,
  starred: number,
  plus: number,
  plusStarred: number,
])[] = [
  [1, 10, 3, 15, 4],
  [2, 20, 5, 25, 10],
  [3, 35, 15, 50, 25],
  [4, 75, 50, 125, 75],
  [5, 175, 125, 225, 175],
  [6, 275, 225, 350, 300],
  [7, 450, 400, 450, 400],
  [8, 650, 550, 650, 550],
  [10, 900, 700, 900, 700],
  [12, 1100, 800, 1100, 800],
  [16, 1350, 950, 1350, 950],
  [20, 2000, 1150, 2000, 1150],
  [21, 2500, 2000, 2500, 2000],
]
/** Added to both figures for each Hit Die above the table. */
const eachBeyond = 250

/** Experience for one monster. Rule GF-BX-07. */
export function experienceByHitDice({ dice, modifier, stars }: Omit<HitDice, 'hitPoints'>): number {
  if (dice < 1 || (dice === 1 && modifier < 0)) return 5 + stars
  const whole = Math.floor(dice)
  const row = experienceRows.find(([most]) => whole <= most) ?? experienceRows.at(-1)
  const [, plain = 0, starred = 0, plus = 0, plusStarred = 0] = row ?? []
  const beyond = eachBeyond * Math.max(0, whole - 21)
  const [base, each] = modifier > 0 ? [plus, plusStarred] : [plain, starred]
  return base + beyond + stars * (each + beyond)
}
