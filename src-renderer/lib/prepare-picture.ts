import { pictureNameOf } from '../../src-main/ipc/contract/linked-pictures.ts'
import { sizeOf } from '../../src-main/ipc/contract/picture-size.ts'

/** Size up to which a picture is kept as it is; a larger one is made smaller. */
interface PictureLimits {
  /** Pixels of the longer side. */
  mostPixels: number
  mostBytes: number
  /** Reason for the limit, as a message ends with it. */
  reason: string
}

/** About 220 pixels to the inch across A4. */
const forPaper: PictureLimits = {
  mostPixels: 2600,
  mostBytes: 4_000_000,
  reason: ', which is all that paper shows',
}
/** Bytes of a file that is not even opened. */
const tooLarge = 60_000_000
/** Pixels that a browser still draws: four bytes each have to stand in memory at once. */
const mostDrawn = 16_384 * 8_192

export interface PreparedPicture {
  blob: Blob
  name: string
  width: number
  height: number
}

/** Result of preparing a file: a picture ready to be kept, or what is wrong with it and the way out. */
type Preparation = PreparedPicture | { says: string; way: string }

/** Looks at a file the GM chose; one that is larger than paper shows is made smaller. */
export async function preparePicture(
  file: File,
  limits: PictureLimits = forPaper,
): Promise<Preparation> {
  const called = `“${file.name}”`
  if (file.size > tooLarge)
    return {
      says: `${called} is larger than 60 MB.`,
      way: 'Save it smaller in a picture program and choose it again.',
    }
  if (!(await isPicture(file)))
    return {
      says: `${called} is no PNG, JPEG, GIF or WebP picture.`,
      way: 'Save it as one of these in a picture program and choose it again.',
    }
  const size = await sizeOf(file)
  if (size && size.width * size.height > mostDrawn)
    return {
      says: `${called} is too large to be drawn: ${size.width} by ${size.height} pixels.`,
      way: `Save it with at most ${limits.mostPixels} pixels a side${limits.reason}, and choose it again.`,
    }
  const picture = (await isCompleteFile(file))
    ? await createImageBitmap(file).catch(() => null)
    : null
  if (!picture)
    return {
      says: `${called} cannot be read: it is damaged, or only half of it is there.`,
      way: 'Choose another copy of it.',
    }
  try {
    return await within(file, picture, limits)
  } finally {
    picture.close()
  }
}

/** By its first bytes, whatever it calls itself. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const begins = String.fromCharCode(...bytes)
  return (
    begins.startsWith('\x89PNG\r\n\x1a\n') ||
    begins.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(begins) ||
    (begins.startsWith('RIFF') && begins.slice(8) === 'WEBP')
  )
}

/** By its last bytes: a browser draws the upper half of half a picture and says nothing. */
export async function isCompleteFile(file: Blob): Promise<boolean> {
  const text = async (from: number, to?: number): Promise<string> =>
    String.fromCharCode(...new Uint8Array(await file.slice(from, to).arrayBuffer()))
  const head = await text(0, 12)
  const tail = await text(Math.max(0, file.size - 4096))
  if (head.startsWith('\x89PNG')) return tail.includes('IEND')
  if (head.startsWith('\xff\xd8')) return tail.includes('\xff\xd9')
  if (head.startsWith('GIF')) return tail.includes(';')
  const bytes = new DataView(await file.slice(4, 8).arrayBuffer())
  return bytes.getUint32(0, true) + 8 <= file.size
}

async function within(
  file: File,
  picture: ImageBitmap,
  { mostPixels, mostBytes }: PictureLimits,
): Promise<Preparation> {
  const { width, height } = picture
  const name = pictureNameOf(file.name)
  const scale = Math.min(1, mostPixels / Math.max(width, height))
  if (scale === 1 && file.size <= mostBytes) return { blob: file, name, width, height }
  const size = [width, height].map((pixels) => Math.max(1, Math.round(pixels * scale)))
  const canvas = new OffscreenCanvas(size[0] ?? 1, size[1] ?? 1)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // WebP keeps what is see-through and is small enough for photographs.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  return { blob, name, width: canvas.width, height: canvas.height }
}
