import type { Id } from '../situation.ts'

/** A kind of country. The figures are the screen's own. Rule GF-ROAD-03. */
export interface Terrain {
  id: Id
  title: string
  /** What is left of a watch's miles where the campaign lets country slow: 1, ½ or ¼. */
  pace: number
  /** Faces of a d6 on which they lose the way, where the campaign rolls for it. */
  astray: number
  /** Whether there is anything to eat in it. */
  bears: 'plenty' | 'some' | 'little'
}

export const terrains: readonly Terrain[] = [
  { id: 'road', title: 'Road', pace: 1, astray: 0, bears: 'some' },
  { id: 'open', title: 'Open country', pace: 1, astray: 1, bears: 'some' },
  { id: 'coast', title: 'Coast', pace: 1, astray: 0, bears: 'plenty' },
  { id: 'forest', title: 'Forest', pace: 0.5, astray: 2, bears: 'plenty' },
  { id: 'hills', title: 'Hills', pace: 0.5, astray: 1, bears: 'some' },
  { id: 'marsh', title: 'Marsh', pace: 0.5, astray: 3, bears: 'some' },
  { id: 'desert', title: 'Desert', pace: 0.5, astray: 2, bears: 'little' },
  { id: 'mountains', title: 'Mountains', pace: 0.25, astray: 2, bears: 'little' },
]
export const plainCountry = 'open'

export function terrainOf(id: Id): Terrain {
  const found = terrains.find((each) => each.id === id) ?? terrains.find(isPlain)
  if (!found) throw new Error('there is no country at all')
  return found
}

const isPlain = ({ id }: Terrain): boolean => id === plainCountry
