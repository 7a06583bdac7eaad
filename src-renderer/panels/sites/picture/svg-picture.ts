import { cleanSvg } from '../../../print/handout/clean-svg.ts'
import type { MapFileFault } from './map-file-fault.ts'

/** Longer side of the picture that an SVG becomes. */
const longSide = 5000
/** Bytes and elements of an SVG that is drawn at all; copies by `use` count as elements. */
const mostBytes = 20_000_000
const mostElements = 200_000
/** Attributes of handlers: the page's policy refuses them as the text is parsed, and would report each. */
const handlers = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/giu

/**
 * Draws an SVG as a picture of pixels. What could run, fetch or link is taken out first, and nothing of the
 * file itself is kept.
 */
export async function pictureOfSvg(file: File): Promise<File | MapFileFault> {
  const fault = (says: string, way: string): MapFileFault => ({
    says: `“${file.name}” ${says}`,
    way,
  })
  if (file.size > mostBytes)
    return fault('is larger than 20 MB.', 'Save it as a PNG in a drawing program and choose that.')
  const root = cleanSvg((await file.text()).replace(handlers, ' '))
  if (!root) return fault('is no drawing that can be read.', 'Choose another copy of it.')
  if (elementsDrawn(root) > mostElements)
    return fault(
      'draws more shapes than any map has.',
      'Save it as a PNG in a drawing program and choose that.',
    )
  const [width, height] = sizeOf(root)
  const scale = longSide / Math.max(width, height)
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  root.setAttribute('width', String(canvas.width))
  root.setAttribute('height', String(canvas.height))
  const image = await drawn(new XMLSerializer().serializeToString(root))
  if (!image) return fault('cannot be drawn: it is damaged.', 'Choose another copy of it.')
  const pen = canvas.getContext('2d')
  if (!pen) return fault('cannot be drawn.', 'Close some other programs and try again.')
  // Maps are drawn on paper: what is see-through is white.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 })
  return new File([blob], file.name.replace(/\.svg$/iu, '.webp'), { type: blob.type })
}

/** Elements that are drawn, with the copies that `use` makes of them: a few lines can ask for millions. */
function elementsDrawn(root: Element): number {
  const known = new Map<Element, number>()
  const open = new Set<Element>()
  const count = (one: Element): number => {
    const before = known.get(one)
    if (before !== undefined) return before
    // A drawing that uses itself is drawn once.
    if (open.has(one)) return 0
    open.add(one)
    let sum = 1
    for (const child of one.children) sum += count(child)
    const used =
      one.localName === 'use' ? (one.getAttribute('href') ?? one.getAttribute('xlink:href')) : null
    const target = used?.startsWith('#')
      ? root.querySelector(`#${CSS.escape(used.slice(1))}`)
      : null
    if (target) sum += count(target)
    open.delete(one)
    known.set(one, Math.min(sum, 1e9))
    return sum
  }
  return count(root)
}

function sizeOf(root: SVGSVGElement): [number, number] {
  const box =
    root
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/u)
      .map(Number) ?? []
  const given = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''))
  const [width = 0, height = 0] = box.length === 4 ? box.slice(2) : given
  const isSize = (side: number): boolean => Number.isFinite(side) && side > 0
  return isSize(width) && isSize(height) && width / height < 50 && height / width < 50
    ? [width, height]
    : [1000, 1000]
}

async function drawn(text: string): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
