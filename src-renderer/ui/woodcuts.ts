/** Names of the symbols in WoodcutSprite.svelte. */
export const woodcuts = [
  'hearts',
  'heartbreaker',
  'delve',
  'block-dodge-parry',
  'gods-and-monsters',
  'belfry',
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
export type WoodcutName = (typeof woodcuts)[number]

/** The woodcut whose every word stands in the name: "Six goblins" has a goblin; null for none. */
export function woodcutFor(name: string): WoodcutName | null {
  const words = name.toLowerCase()
  return woodcuts.find((cut) => cut.split('-').every((word) => words.includes(word))) ?? null
}
