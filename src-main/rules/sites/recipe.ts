import type { SitePurpose, SiteRecipe } from '../core/state/site.ts'
import type { Asks } from '../core/asks.ts'
import { purposes } from './purposes.ts'

const stockings = {
  classic: 'dungeon/stocking',
  crowded: 'dungeon/stocking-crowded',
  strange: 'dungeon/stocking-strange',
} as const

/** Inputs of the generator of dungeons. */
export const dungeonInputs = {
  purpose: {
    kind: 'choice',
    title: 'Kind of place',
    of: Object.keys(purposes) as SitePurpose[],
    default: 'any',
  },
  size: { kind: 'number', title: 'Places', min: 5, max: 40, default: 12 },
  level: { kind: 'number', title: 'Dungeon level', min: 1, max: 20, default: 1 },
  factions: { kind: 'number', title: 'Groups that hold it', min: 0, max: 4, default: 2 },
  contents: {
    kind: 'choice',
    title: 'Contents',
    of: Object.keys(stockings) as (keyof typeof stockings)[],
    default: 'classic',
  },
  loops: { kind: 'choice', title: 'Loops', of: ['few', 'some', 'many'], default: 'some' },
  secrets: { kind: 'number', title: 'Secret ways at most', min: 0, max: 6, default: 2 },
} as const satisfies Asks

/** Recipe of a dungeon from inputs that have been read. */
export function dungeonRecipe(input: Readonly<Record<string, unknown>>, seed: string): SiteRecipe {
  const { purpose, size, level, factions, contents, loops, secrets } = input
  return {
    purpose: purpose as SitePurpose,
    size: Number(size),
    level: Number(level),
    factions: Number(factions),
    stocking: stockings[contents as keyof typeof stockings],
    loops: loops as SiteRecipe['loops'],
    secrets: Number(secrets),
    seed,
  }
}
