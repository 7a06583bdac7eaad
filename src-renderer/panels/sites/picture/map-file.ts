import { preparePicture, type PreparedPicture } from '../../../lib/prepare-picture.ts'
import type { MapFileFault } from './map-file-fault.ts'
import { pictureOfSvg } from './svg-picture.ts'

/** Larger than any picture of 20 megapixels; what is larger still is made smaller. */
const forMaps = {
  mostPixels: 8192,
  mostBytes: 24_000_000,
  reason: ', which is more than any screen shows',
}

/** True for a file that is a PDF by its first bytes. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-')
}

/** A picture file as a map: PNG, JPEG, GIF or WebP as it is, an SVG drawn without anything that could run. */
export async function prepareMap(file: File): Promise<PreparedPicture | MapFileFault> {
  const begins = await file.slice(0, 4096).text()
  if (/^\s*(?:\uFEFF)?\s*<(?:\?xml|!--|!doctype svg|svg|[\w-]+:svg)/iu.test(begins)) {
    const drawn = await pictureOfSvg(file)
    return drawn instanceof File ? preparePicture(drawn, forMaps) : drawn
  }
  const ready = await preparePicture(file, forMaps)
  if ('blob' in ready || !/ is no PNG/u.test(ready.says)) return ready
  return {
    says: `“${file.name}” is no PNG, JPEG, WebP, SVG or PDF.`,
    way: 'Save it as one of these in a picture program and choose it again.',
  }
}
