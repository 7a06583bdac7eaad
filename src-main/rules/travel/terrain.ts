import { terrainTitles, terrains, type Terrain } from '../tables/terrain.ts'

/** How a kind of country bears on a watch of travel. The figures are the screen's own. Rules GF-ROAD-03, GF-ROAD-05. */
interface Going {
  id: Terrain
  title: string
  /** What is left of a watch's miles where the campaign lets country slow: 1, ½ or ¼. */
  pace: number
  /** Faces of a d6 on which they lose the way, where the campaign rolls for it. */
  astray: number
  /** Added to what a forager finds. */
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

/** The going where the party is: on plains where nobody has said. */
export function goingOf(terrain: string | undefined): Going {
  const id = terrains.find((each) => each === terrain) ?? 'plains'
  return { id, title: terrainTitles[id], ...figures[id] }
}
