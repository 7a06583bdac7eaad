/** What may lie about above ground; an encounter table says by `at` which it serves. */
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

/** As the GM reads it: a river is under `coast`, settled land under `road`. */
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
