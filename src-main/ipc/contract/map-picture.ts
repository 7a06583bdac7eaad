import * as v from 'valibot'

/** Side of the largest picture that is opened, in pixels. */
const mostPixels = 30_000
const Pixel = v.pipe(v.number(), v.minValue(-mostPixels), v.maxValue(mostPixels))

/** Area of a map picture to be revealed: its corners, in order around it. */
export const MapAreaRecord = v.strictObject({
  points: v.pipe(
    v.array(v.strictTuple([Pixel, Pixel])),
    v.minLength(3, 'An area has at least three corners.'),
    v.maxLength(400, 'An area has at most 400 corners.'),
  ),
})

/** Grid laid over a map picture. */
export const MapGridRecord = v.strictObject({
  kind: v.picklist(['squares', 'hexes', 'pointed hexes']),
  size: v.pipe(v.number(), v.minValue(4, 'A cell is at least 4 pixels wide.'), v.maxValue(5000)),
  x: Pixel,
  y: Pixel,
})
