import { roll, rollOne, rollSum, type ProcedureOf } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'

export const swaps = ['none', 'STR and DEX', 'STR and WIL', 'DEX and WIL'] as const
type Swap = (typeof swaps)[number]

export interface RolledScores {
  hp: number
  str: number
  dex: number
  wil: number
}

/** HP d6, abilities 3d6 in order. Rule BDPX-CHR-01. */
export function* rollScores(): ProcedureOf<RolledScores> {
  const hp = yield* rollOne('HP', 6)
  const str = yield* rollSum('STR', 6, 3)
  const dex = yield* rollSum('DEX', 6, 3)
  const wil = yield* rollSum('WIL', 6, 3)
  return { hp, str, dex, wil }
}

/** Swaps two abilities. Rule BDPX-CHR-01. */
export function swapAbilities(rolled: RolledScores, swap: Swap): RolledScores {
  const { str, dex, wil } = rolled
  if (swap === 'STR and DEX') return { ...rolled, str: dex, dex: str }
  if (swap === 'STR and WIL') return { ...rolled, str: wil, wil: str }
  return swap === 'DEX and WIL' ? { ...rolled, dex: wil, wil: dex } : rolled
}

interface Age {
  title: string
  /** Least age, to which a d10 is added, or a d6 for the young. */
  from: number
  /** Number of career skills: fixed, or the lower, the first or the higher of d4s. */
  skills: number | 'lower' | 'one' | 'higher'
  str: number
  dex: number
  wil: number
}

/** Age by a d6, an option. Rule BDPX-CHR-06. */
export function ageOf(d6: number): Age {
  if (d6 <= 1) return { title: 'young', from: 17, skills: 1, str: -1, dex: 2, wil: -2 }
  if (d6 === 2) return { title: 'emerging', from: 23, skills: 'lower', str: 0, dex: 1, wil: -1 }
  if (d6 <= 4) return { title: 'in their prime', from: 33, skills: 'one', str: 1, dex: 0, wil: 0 }
  if (d6 === 5) return { title: 'wizened', from: 43, skills: 'higher', str: 0, dex: -1, wil: 1 }
  return { title: 'old', from: 53, skills: 4, str: -1, dex: -2, wil: 2 }
}

/** Rolls the years above an age's least and its number of career skills. Rule BDPX-CHR-06. */
export function* rollYears({
  title,
  from,
  skills,
}: Age): ProcedureOf<{ years: number; skills: number }> {
  const more = title === 'young' ? yield* rollOne('young years', 6) : yield* rollOne('years', 10)
  const years = from + more
  if (typeof skills === 'number') return { years, skills }
  const dice = yield* roll('career skills', 4, skills === 'one' ? 1 : 2)
  return { years, skills: skills === 'higher' ? Math.max(...dice) : Math.min(...dice) }
}

/** Values of a new creature with these scores. */
export function valuesOf({ hp, str, dex, wil }: RolledScores): Record<string, number> {
  return {
    hp,
    maxHp: hp,
    str,
    dex,
    wil,
    maxStr: str,
    maxDex: dex,
    maxWil: wil,
    armor: 0,
    fatigue: 0,
    magicDice: 0,
    faithDice: 0,
    coins: 0,
  }
}

export function scoresOf({ values }: Creature): string {
  const { hp = 0, str = 0, dex = 0, wil = 0 } = values
  return `HP ${hp}, STR ${str}, DEX ${dex}, WIL ${wil}`
}
