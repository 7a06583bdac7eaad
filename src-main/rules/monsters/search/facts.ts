import { terrains, type Terrain } from '../../tables/terrain.ts'
import type { Monster } from '../canonical.ts'

/** Habitat, as the bestiary is filtered: a terrain above ground, or underground. */
export type Haunt = Terrain | 'underground'
export const haunts: readonly Haunt[] = [...terrains, 'underground']

/** Kinds of monster. */
export const kinds = [
  'beast',
  'construct',
  'demon',
  'dragon',
  'elemental',
  'fey',
  'giant',
  'humanoid',
  'monstrosity',
  'ooze',
  'plant',
  'spirit',
  'undead',
  'vermin',
] as const
export type MonsterKind = (typeof kinds)[number]

/** Facts that the bestiary filters by. */
export interface MonsterFacts {
  family: 'bx' | 'cairn'
  /** Hit Dice as the text prints them: 0.5 for half a die, 0 where hit points are fixed; null without any. */
  hd: number | null
  haunts: readonly Haunt[]
  kinds: readonly MonsterKind[]
  /** The game its text was written for; the layout's id where the text came without one. */
  system: string
  /** Stretches of its text that became no figure. */
  unread: number
}

const known = new WeakMap<Monster, MonsterFacts>()

/** Facts of a monster, cached by object: a changed monster is another object. */
export function factsOf(monster: Monster): MonsterFacts {
  const before = known.get(monster)
  if (before) return before
  const facts = read(monster)
  known.set(monster, facts)
  return facts
}

function read({ figures, tags, source, layout, unread }: Monster): MonsterFacts {
  const words = tags.map((tag) => tag.trim().toLowerCase())
  return {
    family: figures.family,
    hd: figures.family === 'bx' ? (figures.hd?.value.dice ?? null) : null,
    haunts: among(words, hauntOf),
    kinds: among(words, kindOf),
    system: source.system.trim() || layout,
    unread: unread.length,
  }
}

function among<T>(words: readonly string[], of: ReadonlyMap<string, T>): T[] {
  return [...new Set(words.flatMap((word) => of.get(word) ?? []))]
}

/** Names by word: each name itself, and the words that books and GMs write instead. */
function naming<T extends string>(
  names: readonly T[],
  others: Readonly<Partial<Record<T, readonly string[]>>>,
): ReadonlyMap<string, T> {
  return new Map(
    names.flatMap((name) => [name, ...(others[name] ?? [])].map((word) => [word, name] as const)),
  )
}

/** The kinds that some words name. */
export function kindsOf(words: readonly string[]): MonsterKind[] {
  return among(
    words.map((word) => word.trim().toLowerCase()),
    kindOf,
  )
}

const hauntOf = naming(haunts, {
  plains: ['plain', 'grassland', 'steppe', 'clear', 'open'],
  forest: ['wood', 'woods', 'woodland', 'jungle'],
  hills: ['hill', 'barrens'],
  mountains: ['mountain'],
  swamp: ['marsh', 'bog', 'fen'],
  desert: ['waste', 'wastes'],
  coast: ['sea', 'river', 'lake', 'ocean', 'water', 'aquatic'],
  road: ['settled', 'town', 'city', 'village', 'urban'],
  ruins: ['ruin'],
  underground: ['cave', 'caves', 'cavern', 'crypt', 'tomb', 'sewer', 'maze', 'dungeon'],
})

const kindOf = naming(kinds, {
  beast: ['animal', 'snake', 'bird', 'fish', 'dinosaur'],
  construct: ['golem', 'automaton'],
  demon: ['fiend', 'devil', 'infernal'],
  dragon: ['drake', 'wyrm'],
  fey: ['fairy', 'fae', 'faerie'],
  humanoid: ['people', 'human', 'men', 'goblinoid', 'demihuman', 'lycanthrope', 'shapechanger'],
  monstrosity: ['monster', 'aberration', 'chimera'],
  ooze: ['slime', 'jelly'],
  plant: ['fungus', 'fungi'],
  spirit: ['ghost'],
  vermin: ['insect', 'spider', 'bug', 'arachnid'],
})
