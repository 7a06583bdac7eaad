import { terrainTitles, terrains, type Terrain } from '../tables/terrain.ts'

/** Effects of terrain on a watch of travel. The figures are Gatefold's own. Rules GF-ROAD-03, GF-ROAD-05. */
interface Going {
  id: Terrain
  title: string
  /** Factor of a watch's miles, if the campaign lets terrain slow travel: 1, ½ or ¼. */
  pace: number
  /** Number of d6 faces on which the party gets lost, if the campaign rolls for it. */
  astray: number
  /** Modifier of the food found by foraging. */
  bears: -1 | 0 | 1
}

const figures: Readonly<Record<Terrain, Omit<Going, 'id' | 'title'>>> = {
  road: { pace: 1, astray: 0, bears: 0 },
  plains: { pace: 1, astray: 1, bears: 0 },
  coast: { pace: 1, astray: 0, bears: 1 },
  forest: { pace: 0.5, astray: 2, bears: 1 },
  hills: { pace: 0.5, astray: 1, bears: 0 },
  ruins: { pace: 0.5, astray: 1, bears: -1 },
  swamp: { pace: 0.5, astray: 3, bears: 0 },
  desert: { pace: 0.5, astray: 2, bears: -1 },
  mountains: { pace: 0.25, astray: 2, bears: -1 },
}

export const goings: readonly Going[] = terrains.map((id) => ({
  id,
  title: terrainTitles[id],
  ...figures[id],
}))

/** Travel effects of a terrain; those of plains when it is unset. */
export function goingOf(terrain: string | undefined): Going {
  const id = terrains.find((each) => each === terrain) ?? 'plains'
  return { id, title: terrainTitles[id], ...figures[id] }
}
