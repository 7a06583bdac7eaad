export type Exploding = 'perDieChain' | 'perDieOnce' | 'wholeRoll'

/**
 * Total of exploding dice. `rolls` has one list of faces per die, longer where the die was rolled again.
 * Rules HBK-GLO-05, E-HBK-08.
 */
export function exploded(
  sides: number,
  rolls: readonly (readonly number[])[],
  how: Exploding = 'perDieChain',
): number {
  if (how === 'wholeRoll') return wholeRoll(sides, rolls)
  return rolls.reduce(
    (sum, faces) => sum + chain(sides, faces, how === 'perDieOnce' ? 2 : Infinity),
    0,
  )
}

function chain(sides: number, faces: readonly number[], most: number): number {
  let total = 0
  for (const [at, face] of faces.entries()) {
    if (at >= most) break
    total += face
    if (face < sides) break
  }
  return total
}

/** Total when all dice are rolled again as long as every one shows its highest face. */
function wholeRoll(sides: number, rolls: readonly (readonly number[])[]): number {
  let total = 0
  for (let time = 0; ; time++) {
    const faces = rolls.flatMap((die) => die[time] ?? [])
    total += faces.reduce((sum, face) => sum + face, 0)
    if (faces.length < rolls.length || faces.some((face) => face < sides)) return total
  }
}
