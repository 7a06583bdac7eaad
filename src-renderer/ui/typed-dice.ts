/** Faces as they were typed, or their total, or what is wrong with them in the GM's words. */
type Typed = { faces: number[]; wrong: string | null; sum?: number }

/** Hint of the dice field: "2d6: 4 3, or total 7". */
export function diceHint(count: number, sides: number, summed = false): string {
  const dice = `${count}d${sides}`
  if (count === 1) return dice
  const faces = Array.from({ length: count }, (_, at) => 1 + ((at + 2) % sides))
  if (!summed) return `${dice}: each die, ${faces.slice(0, 3).join(' ')}${count > 3 ? ' …' : ''}`
  const total = faces.reduce((sum, face) => sum + face, 0)
  return count > 4 ? `${dice}: total` : `${dice}: ${faces.join(' ')}, or total ${total}`
}

/** Faces with what they stand for, neighbours of one name as one: "1–2 warrior". */
export function faceRuns(names: readonly string[]): { from: number; to: number; stands: string }[] {
  const runs: { from: number; to: number; stands: string }[] = []
  names.forEach((stands, at) => {
    const last = runs.at(-1)
    if (last?.stands === stands) last.to = at + 1
    else runs.push({ from: at + 1, to: at + 1, stands })
  })
  return runs
}

/**
 * Reads "3 5", "3,5" or, where a face has one digit, "35". Faces run from 1 to `sides`. Where only the
 * sum counts, a lone number that can't be one digit a die is the total: "7", "10"; "=11" always is.
 * Where a number may be both, as "11" for 2d6, the GM is asked which.
 */
export function readTypedFaces(text: string, count: number, sides: number, summed = false): Typed {
  const [, sign = '', lone] = /^\s*(=?)\s*(\d+)\s*$/.exec(text) ?? []
  if (summed && count > 1 && lone) {
    const read = totalTyped(sign, lone, count, sides)
    if (read) return read
  }
  if (sign) return { faces: [], wrong: sumWrong(count, sides, summed) }
  const faces = (text.match(sides < 10 ? /\d/g : /\d+/g) ?? []).map(Number)
  const odd = faces.find((face) => face < 1 || face > sides)
  if (/[^\d\s,;+]/.test(text))
    return { faces, wrong: `numbers only, as ${count > 1 ? '3 5' : '3'}` }
  if (odd !== undefined) return { faces, wrong: `a d${sides} shows 1 to ${sides}, not ${odd}` }
  if (faces.length > count) return { faces, wrong: `${faces.length} typed, ${count} asked for` }
  if (faces.length < count) return { faces, wrong: `${count - faces.length} more` }
  return { faces, wrong: null }
}

/** A lone number as the total of the dice; null where it is no total of them, or their faces. */
function totalTyped(sign: string, lone: string, count: number, sides: number): Typed | null {
  const sum = Number(lone)
  if (sum < count || sum > count * sides) return null
  if (sign || !areFaces(lone, count, sides)) return { faces: [], wrong: null, sum }
  const faces = [...lone].map(Number)
  return { faces, wrong: `${faces.join(' and ')}, or a total? Type ${faces.join(' ')} or =${lone}` }
}

/** "11" may be two ones of two dice that show one digit; "9", "10", and "11" of three dice can't. */
function areFaces(digits: string, count: number, sides: number): boolean {
  return (
    sides < 10 &&
    digits.length === count &&
    [...digits].every((digit) => Number(digit) >= 1 && Number(digit) <= sides)
  )
}

function sumWrong(count: number, sides: number, summed: boolean): string {
  return summed
    ? `${count}d${sides} add up to ${count} to ${count * sides}`
    : 'each face counts by itself here'
}
