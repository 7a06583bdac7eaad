import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Step } from '../../../core/outcome.ts'

const points = ['a camp', 'a cave', 'a shrine', 'a ruin', 'a vantage point'] as const

/** Point of interest or vantage, and how far off. Rule BDPX-WLD-12. */
function discoveryOf(d6: number): 'point of interest' | 'vantage' {
  return d6 <= 3 ? 'point of interest' : 'vantage'
}

function farOff(d6: number): string {
  if (d6 === 1) return 'close'
  return d6 === 6 ? 'far' : 'a short walk off'
}

/** A 6 is two of them. */
function* pointsOf(label: string, depth = 0): ProcedureOf<string[]> {
  const face = yield* rollOne(label, 6)
  const point = points[face - 1]
  if (point) return [point]
  if (depth >= 2) return [points[3]]
  return [
    ...(yield* pointsOf(`${label}, first`, depth + 1)),
    ...(yield* pointsOf(`${label}, second`, depth + 1)),
  ]
}

/** Rolls a discovery and how far off it is. Rule BDPX-WLD-12. */
export function* discovered(): ProcedureOf<{ says: string; why: Step[] }> {
  const kind = discoveryOf(yield* rollOne('discovery', 6))
  const found = kind === 'vantage' ? ['a vantage point'] : yield* pointsOf('point of interest')
  const where = farOff(yield* rollOne('how far', 6))
  const says = `${found.join(' and ')}, ${where}`
  return { says, why: [{ name: 'Discovery', value: says, rule: 'BDPX-WLD-12' }] }
}
