import type { Bar } from '../../../core/preview.ts'

/** Faces of a die, from 1. */
export function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, at) => at + 1)
}

/** Chance that one die shows a face that passes. */
export function chanceOn(sides: number, passes: (face: number) => boolean): number {
  return facesOf(sides).filter(passes).length / sides
}

/** Bars of one die, each with the index of the result that its face leads to. */
export function dieBars(sides: number, leads: (face: number) => number): Bar[] {
  return facesOf(sides).map((face) => ({ face, chance: 1 / sides, leads: leads(face) }))
}
