import type { RulesetId } from '../../src-main/rules/core/situation.ts'

/** Monsters that have a symbol in WoodcutSprite.svelte. */
const monsters = [
  'goblin',
  'owl-bear',
  'skeleton',
  'wolf',
  'crab-spider',
  'ogre',
  'bugbear',
  'ghoul',
  'gelatinous-cube',
] as const

/** Landmarks along a road, each with the words that name it. */
const landmarks = {
  gate: ['gate', 'castle', 'keep', 'fort', 'wall', 'city'],
  stones: ['stone', 'stones', 'ring', 'barrow', 'cairn', 'ruin', 'ruins'],
  ford: ['ford', 'bridge', 'river', 'ferry', 'brook'],
  mill: ['mill', 'farm'],
  belfry: ['belfry', 'tower', 'church', 'chapel', 'abbey', 'shrine', 'temple'],
  wood: ['wood', 'woods', 'forest', 'grove', 'trees'],
  hills: ['hill', 'hills', 'mountain', 'mountains', 'pass', 'peak', 'cave', 'mine'],
  houses: ['village', 'town', 'inn', 'house', 'hamlet', 'market', 'camp'],
} as const
type LandmarkName = keyof typeof landmarks | 'milestone'
/** Names of the symbols in WoodcutSprite.svelte; each game has one by its id. */
export type WoodcutName = RulesetId | MonsterName | LandmarkName
type MonsterName = (typeof monsters)[number]

/** The woodcut of a place by the last word of its name that has one: "Millford" and others have a milestone. */
export function landmarkFor(title: string): LandmarkName {
  const words = title.toLowerCase().split(/[^a-z]+/)
  const cuts = Object.entries(landmarks) as [LandmarkName, readonly string[]][]
  const named = words.findLast((word) => cuts.some(([, names]) => names.includes(word)))
  return cuts.find(([, names]) => named !== undefined && names.includes(named))?.[0] ?? 'milestone'
}

/** The woodcut whose every word stands in the name: "Six goblins" has a goblin; null for none. */
export function woodcutFor(name: string): MonsterName | null {
  const words = name.toLowerCase()
  return monsters.find((cut) => cut.split('-').every((word) => words.includes(word))) ?? null
}
