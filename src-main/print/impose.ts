import {
  concatTransformationMatrix,
  decodePDFRawStream,
  drawObject,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { sheetOf, type PrintOptions } from '../ipc/contract/print-options.ts'

const name = (of: string): PDFName => PDFName.of(of)

/** Points in a millimetre. */
const point = 72 / 25.4

/** Pages of one side of a sheet from left to right; null where it stays empty. */
type Side = readonly (number | null)[]

/**
 * Order of pages on the sheets of a booklet, front and back by turns, so that the stack folded in the
 * middle reads from first to last: printed on both sides, flipped on the short edge.
 */
export function bookletOf(pages: number): Side[] {
  const whole = Math.ceil(pages / 4) * 4
  const page = (number: number): number | null => (number < pages ? number : null)
  return Array.from({ length: whole / 4 }, (_, sheet): Side[] => [
    [page(whole - 1 - 2 * sheet), page(2 * sheet)],
    [page(2 * sheet + 1), page(whole - 2 - 2 * sheet)],
  ]).flat()
}

/**
 * Six panels of one sheet: the front one is the right third of the outer side, the one folded in the
 * left third; what is read when it lies open follows from left to right on the inner side.
 */
export function trifoldOf(pages: number): Side[] {
  const page = (number: number): number | null => (number < pages ? number : null)
  return Array.from({ length: Math.max(1, Math.ceil(pages / 6)) }, (_, at): Side[] => {
    const first = at * 6
    return [
      [page(first + 4), page(first + 5), page(first)],
      [page(first + 1), page(first + 2), page(first + 3)],
    ]
  }).flat()
}

/** Place of a page: its sheet, how far to the right, and the form that draws it. */
interface Laid {
  sheet: PDFRef
  right: number
  form: PDFRef | null
}

/**
 * Lays finished pages on the sheets they are folded of. Each becomes a form that its sheet draws; tags, outline and
 * links go along and lead to where the page lies now.
 */
export function impose(
  printed: PDFDocument,
  options: Pick<PrintOptions, 'paper' | 'folding'>,
): PDFDocument {
  const { width, height } = sheetOf(options)
  const pages = printed.getPages()
  const sides = options.folding === 'trifold' ? trifoldOf(pages.length) : bookletOf(pages.length)
  const forms = pages.map((page) => formOf(page))
  for (let at = pages.length - 1; at >= 0; at -= 1) printed.removePage(at)
  const laid = new Map<PDFRef, Laid>()
  for (const side of sides) {
    const sheet = printed.addPage([width * point, height * point])
    for (const [at, number] of side.entries()) {
      const own = number === null ? undefined : pages[number]
      if (number === null || !own) continue
      const right = (at * width * point) / side.length
      const form = forms[number] ?? null
      laid.set(own.ref, { sheet: sheet.ref, right, form })
      if (form)
        sheet.pushOperators(
          pushGraphicsState(),
          concatTransformationMatrix(1, 0, 0, 1, right, 0),
          drawObject(sheet.node.newXObject('Page', form)),
          popGraphicsState(),
        )
      moveLinks(own, sheet, right)
    }
  }
  leadToSheets(printed, laid)
  for (const { ref } of pages) printed.context.delete(ref)
  return printed
}

/** All that a page draws, as one form; null for an empty page. */
function formOf(page: PDFPage): PDFRef | null {
  const { node } = page
  const { context } = page.doc
  const contents = node.Contents()
  if (!contents) return null
  const streams =
    contents instanceof PDFArray
      ? Array.from({ length: contents.size() }, (_, at) => contents.lookup(at))
      : [contents]
  const drawn = streams.flatMap((stream) => {
    if (stream instanceof PDFRawStream) return [decodePDFRawStream(stream).decode()]
    return stream instanceof PDFContentStream ? [stream.getUnencodedContents()] : []
  })
  const { x, y, width, height } = page.getMediaBox()
  const tags = node.get(name('StructParents'))
  const form = context.flateStream(joined(drawn), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + width, y + height],
    Matrix: [1, 0, 0, 1, -x, -y],
    Resources: node.Resources() ?? {},
    ...(tags && { StructParents: tags }),
  })
  return context.register(form)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    whole[at + part.length] = 10
    at += part.length + 1
  }
  return whole
}

/** The links of a page, as far to the right as the page lies. */
function moveLinks(page: PDFPage, sheet: PDFPage, right: number): void {
  const links = page.node.Annots()
  for (let at = 0; links && at < links.size(); at += 1) {
    const link = links.lookupMaybe(at, PDFDict)
    const box = link?.lookupMaybe(name('Rect'), PDFArray)
    const own = links.get(at)
    if (!link || !box || !(own instanceof PDFRef)) continue
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box.asArray().map(numberOf)
    link.set(name('Rect'), page.doc.context.obj([x0 + right, y0, x1 + right, y1]))
    link.set(name('P'), sheet.ref)
    sheet.node.addAnnot(own)
  }
}

function numberOf(object: PDFObject): number {
  return object instanceof PDFNumber ? object.asNumber() : 0
}

/** Tags and places to go to that named a page name its sheet. */
function leadToSheets(pdf: PDFDocument, laid: ReadonlyMap<PDFRef, Laid>): void {
  const { context } = pdf
  const placeOf = (object: PDFObject | undefined) =>
    object instanceof PDFRef ? laid.get(object) : undefined
  const lead = (object: PDFObject): void => {
    if (object instanceof PDFArray) {
      const place = placeOf(object.get(0))
      if (place && object.get(1) instanceof PDFName) {
        object.set(0, place.sheet)
        const left = object.get(2)
        if (left instanceof PDFNumber) object.set(2, PDFNumber.of(left.asNumber() + place.right))
      }
      for (const each of object.asArray()) lead(each)
    } else if (object instanceof PDFDict) {
      const place = placeOf(object.get(name('Pg')))
      if (place) leadTag(object, place)
      for (const each of object.values()) lead(each)
    }
  }
  /** Marks of a form name the form. */
  const leadTag = (tag: PDFDict, { sheet, form }: Laid): void => {
    tag.set(name('Pg'), sheet)
    if (tag.has(name('MCID')) && form) tag.set(name('Stm'), form)
    const marked = (id: PDFObject): PDFObject =>
      id instanceof PDFNumber && form
        ? context.obj({ Type: 'MCR', Pg: sheet, Stm: form, MCID: id })
        : id
    const kids = tag.get(name('K'))
    if (kids instanceof PDFNumber) tag.set(name('K'), marked(kids))
    const list = tag.lookup(name('K'))
    if (list instanceof PDFArray)
      for (let at = 0; at < list.size(); at += 1) list.set(at, marked(list.get(at)))
  }
  for (const [, object] of context.enumerateIndirectObjects()) lead(object)
}
