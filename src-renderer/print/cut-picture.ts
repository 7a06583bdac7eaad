import { Refusal, type CallInput } from '../../src-main/ipc/contract/endpoint.ts'
import type { PressContract } from '../../src-main/print/press-contract.ts'
import { base64Of } from '../lib/base64.ts'

/** Longer side of a cut in pixels: more than any display shows. */
const mostPixels = 4096

/** The picture that was cut last, decoded: areas are revealed one after another. */
let last: { picture: string; image: ImageBitmap } | null = null

/** Cuts areas out of a picture; everything outside them is see-through before it is written down. */
export async function cutPicture({
  picture,
  box,
  areas,
}: CallInput<PressContract, 'press.cut'>): Promise<string> {
  const image = await decoded(picture)
  const scale = Math.min(1, mostPixels / Math.max(box.width, box.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  )
  const pen = canvas.getContext('2d')
  if (!pen) throw damaged()
  pen.scale(scale, scale)
  pen.translate(-box.x, -box.y)
  // Each area by itself: where two lie over each other, together they would leave a hole.
  for (const points of areas) {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.fill('evenodd')
  }
  pen.globalCompositeOperation = 'source-in'
  pen.drawImage(image, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  return base64Of(blob, () => undefined)
}

async function decoded(picture: string): Promise<ImageBitmap> {
  if (last?.picture === picture) return last.image
  last?.image.close()
  last = null
  const answer = await fetch(`/images/${picture}`)
  if (!answer.ok) throw damaged()
  const image = await createImageBitmap(await answer.blob()).catch(() => null)
  if (!image) throw damaged()
  last = { picture, image }
  return image
}

function damaged(): Refusal {
  return new Refusal(
    'press',
    'The map’s picture cannot be read: its file is gone or damaged.',
    'Add the picture to the site again.',
  )
}
