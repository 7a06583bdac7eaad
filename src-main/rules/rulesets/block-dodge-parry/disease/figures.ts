import type { Ability } from '../../../common/abilities.ts'

export interface Disease {
  name: string
  /** "1d4 days", or "indefinite". */
  lasts: string
  ability: Ability
  /** Dice or a number, on a failed save. */
  damage: string
  /** Saves that end it; null where none are given. */
  saves: number | null
  signs: string
}

/** Rule BDP-DIS-04. */
export const diseases: readonly Disease[] = [
  {
    name: 'Swampsigh',
    lasts: '1d4 days',
    ability: 'STR',
    damage: '1',
    saves: null,
    signs: 'sickly green skin',
  },
  {
    name: 'Bonebreaker Plague',
    lasts: 'indefinite',
    ability: 'STR',
    damage: '2',
    saves: 3,
    signs: 'weak muscles, brittle bones',
  },
  {
    name: 'Tick Jitters',
    lasts: '1d6 days',
    ability: 'DEX',
    damage: '1d2',
    saves: null,
    signs: 'sudden spasms',
  },
  {
    name: 'Shadowrot',
    lasts: 'indefinite',
    ability: 'DEX',
    damage: '2',
    saves: 4,
    signs: 'black spots everywhere',
  },
  {
    name: 'Mindfog Fever',
    lasts: '1d4 days',
    ability: 'WIL',
    damage: '1',
    saves: null,
    signs: 'forgetful and confused',
  },
  {
    name: 'Soul’s Despair',
    lasts: 'indefinite',
    ability: 'WIL',
    damage: '1d4',
    saves: null,
    signs: 'hallucinations, hopelessness',
  },
]

const straight = (name: string): string => name.trim().toLowerCase().replace(/’/g, "'")

/** The disease of that name, whichever apostrophe it is written with. */
export function diseaseNamed(name: string): Disease | undefined {
  return diseases.find((each) => straight(each.name) === straight(name))
}

/** @throws for a name the text does not list. */
export function disease(name: string): Disease {
  const found = diseaseNamed(name)
  if (!found) throw new Error(`there is no disease called ${name}`)
  return found
}

/** Sides of the die of its harm; null where it is a plain number. */
export function harmDie({ damage }: Disease): number | null {
  const [, sides] = damage.split('d')
  return sides === undefined ? null : Number(sides)
}

/** Sides of the die of its days; null where it does not end by itself. */
export function daysDie({ lasts }: Disease): number | null {
  const found = /1d(\d+) days/.exec(lasts)
  return found ? Number(found[1]) : null
}

interface Day {
  /** Score of the ability that suffers. */
  score: number
  damageRoll: number | null
  successes: number
  oneSaveHeals?: boolean
}

/** Score, saves passed and cure after a day, once it is known whether the save passed. */
export function dayEnds(
  of: Disease,
  saved: boolean,
  { score, damageRoll, successes, oneSaveHeals = false }: Day,
): { score: number; successes: number; cured: boolean } {
  const passed = successes + (saved ? 1 : 0)
  const harm = harmDie(of) === null ? Number(of.damage) : (damageRoll ?? 0)
  return {
    score: saved ? score : Math.max(0, score - harm),
    successes: passed,
    cured: saved && (of.saves === null ? oneSaveHeals : passed >= of.saves),
  }
}
