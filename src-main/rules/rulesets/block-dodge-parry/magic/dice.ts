import { roll, choose, type ProcedureOf } from '../../../core/procedure.ts'
import { mostDice } from './pool.ts'

/** Fatigue of what was rolled: one for each die of 4 and up. Rule BDPX-MAG-02. */
export function fatigueOf(faces: readonly number[]): number {
  return faces.filter((face) => face >= 4).length
}

/** The sum of dice that match one another; more than 6 is a Blast on all Close. Rule BDPX-MAG-02. */
export function feedback(faces: readonly number[]): { sum: number; blast: boolean } {
  const matching = faces.filter((face, at) =>
    faces.some((other, place) => other === face && place !== at),
  )
  const sum = matching.reduce((all, face) => all + face, 0)
  return { sum, blast: sum > 6 }
}

/** Chance that some of so many dice match. Rule BDPX-MAG-10. */
export function feedbackChance(dice: number): number {
  let clean = 1
  for (let die = 1; die < dice; die++) clean *= (6 - die) / 6
  return 1 - clean
}

/** WIL that a miracle costs: 1 a die of 1 to 3, else 2. Rule BDPX-DIV-02. */
export function willOf(faces: readonly number[]): number {
  return faces.reduce((all, face) => all + (face <= 3 ? 1 : 2), 0)
}

/** Magic Dice as they fall; a 6 may call one more, beyond the pool, up to four. Rule BDPX-MAG-02. */
export function* rollMagic(count: number, label = 'magic'): ProcedureOf<number[]> {
  const faces = yield* roll(label, 6, count)
  let sixes = faces.filter((face) => face === 6).length
  while (sixes > 0 && faces.length < mostDice) {
    const place = faces.length + 1
    const more = yield* choose(`${label}: a 6, die ${place}`, ['no more', 'one more die'])
    if (more === 'no more') break
    const [face = 1] = yield* roll(`${label}, die ${place}`, 6)
    faces.push(face)
    sixes += face === 6 ? 0 : -1
  }
  return faces
}
