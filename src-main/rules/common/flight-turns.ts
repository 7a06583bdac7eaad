import { rollOne, type ProcedureOf } from '../core/procedure.ts'

/** A d6 for each turn that a spell of flight has run past its sure time, until one of them ends it: 5 up. */
export function* rollTurns(label: string, times: number): ProcedureOf<number[]> {
  const faces: number[] = []
  for (let time = 1; time <= times; time += 1) {
    const face = yield* rollOne(time === 1 ? label : `${label}, turn ${time}`, 6)
    faces.push(face)
    if (face >= 5) break
  }
  return faces
}
