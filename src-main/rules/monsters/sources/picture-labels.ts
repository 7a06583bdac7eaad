/** Labels by the pictures that stand for them. */
type PictureLabels = ReadonlyMap<string, string>

/** @param pictures each label with the pictures that stand for it */
export function pictureLabels(pictures: readonly (readonly [string, string])[]): PictureLabels {
  return new Map(
    pictures.flatMap(([label, signs]) => [...signs].map((sign) => [sign, label] as const)),
  )
}

/** The label that a picture stands for, whatever its colour or variant. */
export function labelOf(labels: PictureLabels, picture: string): string | undefined {
  return labels.get(String.fromCodePoint(picture.codePointAt(0) ?? 0))
}

/** A label in a picture’s place, cut to its length, so that every other sign stays in its own. */
export function inPlaceOf(picture: string, label: string): string {
  return label.slice(0, picture.length).padEnd(picture.length)
}
