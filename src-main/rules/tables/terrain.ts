/** Terrains above ground; `at` of an encounter table is one of them. */
export const terrains = [
  'plains',
  'forest',
  'hills',
  'mountains',
  'swamp',
  'desert',
  'coast',
  'road',
  'ruins',
] as const
export type Terrain = (typeof terrains)[number]

/** Titles of terrains: `coast` includes rivers, `road` settled land. */
export const terrainTitles: Readonly<Record<Terrain, string>> = {
  plains: 'Plains',
  forest: 'Forest',
  hills: 'Hills',
  mountains: 'Mountains',
  swamp: 'Swamp',
  desert: 'Desert',
  coast: 'River or coast',
  road: 'Road, settled land',
  ruins: 'Ruins',
}
