import type { Preview } from '../../core/preview.ts'

/** Splits faces with their chances in two; an empty part is left out. */
export function splitFaces(
  faces: readonly { face: number; chance: number }[],
  first: (face: number) => boolean,
  says: readonly [string, string],
): Pick<Preview, 'bars' | 'chances'> {
  const parts = [faces.filter(({ face }) => first(face)), faces.filter(({ face }) => !first(face))]
  const groups = parts.flatMap((part, nth) =>
    part.length > 0
      ? [{ part, says: says[nth] ?? '', chance: part.reduce((sum, { chance }) => sum + chance, 0) }]
      : [],
  )
  return {
    chances: groups.map(({ says: words, chance }) => ({ says: words, chance, tone: 'plain' })),
    bars: groups.flatMap(({ part }, leads) => part.map((face) => ({ ...face, leads }))),
  }
}
