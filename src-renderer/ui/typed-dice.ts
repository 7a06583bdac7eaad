/** Faces as they were typed, or what is wrong with them in the GM's words. */
export type Typed = { faces: number[]; wrong: null } | { faces: number[]; wrong: string }

/** Reads "3 5", "3,5" or, where a face has one digit, "35". Faces run from 1 to `sides`. */
export function facesTyped(text: string, count: number, sides: number): Typed {
  const faces = (text.match(sides < 10 ? /\d/g : /\d+/g) ?? []).map(Number)
  const odd = faces.find((face) => face < 1 || face > sides)
  if (/[^\d\s,;+]/.test(text))
    return { faces, wrong: `numbers only, as ${count > 1 ? '3 5' : '3'}` }
  if (odd !== undefined) return { faces, wrong: `a d${sides} shows 1 to ${sides}, not ${odd}` }
  if (faces.length > count) return { faces, wrong: `${faces.length} typed, ${count} asked for` }
  if (faces.length < count) return { faces, wrong: `${count - faces.length} more` }
  return { faces, wrong: null }
}
