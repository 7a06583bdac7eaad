/** Outline of a die on a 24-unit square, by its sides. d6 is a square with pips and has none here. */
const outlines: Record<number, string> = {
  4: 'M12 2l11 19.5H1z',
  8: 'M12 1l11 11-11 11L1 12z',
  10: 'M12 1l10.5 9v4L12 23 1.5 14v-4z',
  20: 'M12 1l9.7 5.5v11L12 23l-9.7-5.5v-11z',
}
const twelve = 'M12 1.2l6.6 2.1 4.1 5.6v6.2l-4.1 5.6-6.6 2.1-6.6-2.1-4.1-5.6V8.9l4.1-5.6z'
const round = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z'

export function outlineOf(sides: number): string {
  if (sides === 12) return twelve
  return outlines[sides] ?? (sides > 20 ? round : (outlines[20] ?? round))
}

const near = 6.8
const mid = 12
const far = 17.2
const corners: [number, number][] = [
  [near, near],
  [far, far],
  [far, near],
  [near, far],
]
const sides: [number, number][] = [
  [near, mid],
  [far, mid],
]

/** Centres of the pips of a d6 face, 1 to 6; none outside that. */
export function pipsOf(face: number): [number, number][] {
  if (face < 1 || face > 6) return []
  const ring = face < 2 ? [] : face < 4 ? corners.slice(0, 2) : corners
  return [
    ...ring,
    ...(face === 6 ? sides : []),
    ...(face % 2 === 1 ? [[mid, mid] as [number, number]] : []),
  ]
}
