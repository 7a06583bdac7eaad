/** Faces as they were typed, or what is wrong with them in the GM's words. */
export type Typed = { faces: number[]; wrong: string | null; sum?: number }

/**
 * Reads "3 5", "3,5" or, where a face has one digit, "35". Faces run from 1 to `sides`. Where only the
 * sum counts, "=11" is the sum, and so is a lone number that can be no two faces: "9", "10".
 */
export function facesTyped(text: string, count: number, sides: number, summed = false): Typed {
  const [, sign, lone] = /^\s*(=?)\s*(\d+)\s*$/.exec(text) ?? []
  const sum = Number(lone)
  if (summed && lone && sum >= count && sum <= count * sides && (sign || !areFaces(lone, sides)))
    return { faces: [], wrong: null, sum }
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

/** "11" may be two ones of dice that show one digit; "9" and "10" are no two faces. */
function areFaces(digits: string, sides: number): boolean {
  return (
    sides < 10 &&
    digits.length > 1 &&
    [...digits].every((digit) => Number(digit) >= 1 && Number(digit) <= sides)
  )
}

function sumWrong(count: number, sides: number, summed: boolean): string {
  return summed
    ? `${count}d${sides} add up to ${count} to ${count * sides}`
    : 'each face counts by itself here'
}
