import type { HexTerrain } from '../../core/state/region.ts'
import { seeded, streamFor } from '../../dice/rng.ts'
import { middleOf, roundCoordinate } from './geometry.ts'

/** Drawing of a terrain: what is filled and what is a stroke. */
export interface DrawnGround {
  solid: string
  lines: string
}

/** Spots for the signs of a terrain within a hex, from the middle. */
const spots: readonly (readonly [number, number])[] = [
  [-8, 6],
  [7, 7],
  [0, -4],
]

/** Numbers between -1 and 1 that belong to a hex for good: its trees never move. */
function wobble(id: string): () => number {
  const rng = seeded(streamFor('6a09e667f3bcc908bb67ae8584caa73b', id))
  return () => (rng.die(201) - 101) / 100
}

/** Signs of the terrain in a hex. */
export function drawGround(id: string, terrain: HexTerrain): DrawnGround {
  const { x, y } = middleOf(id)
  const next = wobble(id)
  const each = (draw: (x: number, y: number, size: number) => string, count = 3): string =>
    spots
      .slice(0, count)
      .map(([dx, dy]) =>
        draw(
          roundCoordinate(x + dx + next() * 1.6),
          roundCoordinate(y + dy + next() * 1.4),
          1 + next() * 0.12,
        ),
      )
      .join('')
  switch (terrain) {
    case 'forest':
      return { solid: each(crown), lines: each(trunk) }
    case 'hills':
      return { solid: '', lines: each(hill) }
    case 'mountains':
      return drawnMountains(x, y, next)
    case 'swamp':
      return { solid: '', lines: each(reeds) }
    case 'desert':
      return { solid: each(grains, 2), lines: each(dune, 2) }
    case 'plains':
      return { solid: '', lines: each(tuft, 2) }
    case 'coast':
      return { solid: each(grains, 2), lines: each(tuft, 1) }
    case 'ruins':
      return { solid: '', lines: each(stump, 2) }
    case 'sea':
    case 'lake':
      return { solid: '', lines: each(wave) }
  }
}

function crown(x: number, y: number, size: number): string {
  const r = roundCoordinate(3.4 * size)
  return `M${roundCoordinate(x - r)} ${y}a${r} ${roundCoordinate(r * 1.1)} 0 1 1 ${2 * r} 0q${roundCoordinate(-r * 0.4)} 1.4 ${-r} 0.6q${roundCoordinate(-r * 0.6)} 0.8 ${-r} -0.6Z`
}

function trunk(x: number, y: number): string {
  return `M${x} ${y}v2.6`
}

function hill(x: number, y: number, size: number): string {
  const w = roundCoordinate(6 * size)
  return `M${roundCoordinate(x - w)} ${roundCoordinate(y + 2)}q${w} ${roundCoordinate(-9 * size)} ${roundCoordinate(w * 2)} 0M${roundCoordinate(x + w * 0.3)} ${roundCoordinate(y - 1)}l1.2 2`
}

function drawnMountains(x: number, y: number, next: () => number): DrawnGround {
  const peaks = [
    [x - 5 + next(), y + 8, 12 + next()],
    [x + 6 + next(), y + 9, 9 + next()],
  ] as const
  return {
    solid: peaks
      .map(([px, py, h]) => {
        const w = roundCoordinate(h * 0.62)
        return `M${roundCoordinate(px)} ${roundCoordinate(py - h)}L${roundCoordinate(px + w)} ${roundCoordinate(py)}L${roundCoordinate(px + w * 0.25)} ${roundCoordinate(py)}L${roundCoordinate(px + w * 0.1)} ${roundCoordinate(py - h * 0.4)}L${roundCoordinate(px - w * 0.12)} ${roundCoordinate(py - h * 0.55)}Z`
      })
      .join(''),
    lines: peaks
      .map(([px, py, h]) => {
        const w = roundCoordinate(h * 0.62)
        return `M${roundCoordinate(px - w)} ${roundCoordinate(py)}L${roundCoordinate(px)} ${roundCoordinate(py - h)}L${roundCoordinate(px + w)} ${roundCoordinate(py)}`
      })
      .join(''),
  }
}

function reeds(x: number, y: number): string {
  return `M${x} ${y}v-4.4M${roundCoordinate(x - 1.6)} ${y}l-1.4 -3.6M${roundCoordinate(x + 1.6)} ${y}l1.4 -3.6M${roundCoordinate(x - 4)} ${roundCoordinate(y + 1.4)}h8`
}

function tuft(x: number, y: number): string {
  return `M${x} ${y}v-2.6M${roundCoordinate(x - 1.2)} ${y}l-1 -2M${roundCoordinate(x + 1.2)} ${y}l1 -2`
}

function dune(x: number, y: number): string {
  return `M${roundCoordinate(x - 5)} ${y}q4 -4 6.4 -1.6q1.6 1.4 4 1.6`
}

function grains(x: number, y: number): string {
  return [
    [-3, 4],
    [0.6, 5.2],
    [4, 3.6],
  ]
    .map(
      ([dx = 0, dy = 0]) => `M${roundCoordinate(x + dx)} ${roundCoordinate(y + dy)}h0.8v0.8h-0.8Z`,
    )
    .join('')
}

function stump(x: number, y: number): string {
  return `M${roundCoordinate(x - 3)} ${y}v-4l2 1v-2.6l2 2.2v3.4`
}

function wave(x: number, y: number): string {
  return `M${roundCoordinate(x - 5)} ${y}q1.6 -2 3.2 0t3.2 0t3.2 0`
}
