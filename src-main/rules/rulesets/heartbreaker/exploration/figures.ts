export const directions = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof directions)[number]

export type TurnEvent =
  'monster' | 'ignored' | 'torches and spells end' | 'short rest or timer' | 'nothing'

/** Event of a d12 face in a place with entrances on these sides. Rule HBK-DTURN-02. */
export function dungeonTurn(
  d12: number,
  entrances: readonly Direction[],
): { event: TurnEvent; direction: Direction | null } {
  const direction = directions[d12 - 1]
  if (direction) return { event: entrances.includes(direction) ? 'monster' : 'ignored', direction }
  if (d12 === 5) return { event: 'torches and spells end', direction: null }
  return { event: d12 === 6 ? 'short rest or timer' : 'nothing', direction: null }
}
