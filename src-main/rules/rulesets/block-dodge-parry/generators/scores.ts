import { rollOne, rollSum, type ProcedureOf } from '../../../core/procedure.ts'
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
  years: (d10: number, d6: number) => number
  /** Number of career skills, from two d4. */
  skills: (d4s: readonly number[]) => number
  str: number
  dex: number
  wil: number
}

/** Age by a d6, an option. Rule BDPX-CHR-06. */
export function ageOf(d6: number): Age {
  const age = (
    title: string,
    from: number,
    skills: Age['skills'],
    ...by: [number, number, number]
  ): Age => ({
    title,
    years: (d10, small) => from + (title === 'young' ? small : d10),
    skills,
    str: by[0],
    dex: by[1],
    wil: by[2],
  })
  const [one, two]: [Age['skills'], Age['skills']] = [() => 1, (dice) => Math.min(...dice)]
  if (d6 <= 1) return age('young', 17, one, -1, 2, -2)
  if (d6 === 2) return age('emerging', 23, two, 0, 1, -1)
  if (d6 <= 4) return age('in their prime', 33, (dice) => dice[0] ?? 1, 1, 0, 0)
  if (d6 === 5) return age('wizened', 43, (dice) => Math.max(...dice), 0, -1, 1)
  return age('old', 53, () => 4, -1, -2, 2)
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
