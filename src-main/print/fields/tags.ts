import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib'

const name = (of: string): PDFName => PDFName.of(of)

/** Retags links that became form fields, so that a screen reader announces them as such. */
export function tagFormFields(pdf: PDFDocument, fields: ReadonlySet<PDFRef>): void {
  const root = pdf.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  if (root) for (const child of childrenOf(root)) retag(child, fields)
}

function retag(element: PDFDict, fields: ReadonlySet<PDFRef>): void {
  for (const child of childrenOf(element)) {
    const object = child.get(name('Obj'))
    if (object instanceof PDFRef && fields.has(object)) element.set(name('S'), name('Form'))
    else retag(child, fields)
  }
}

function childrenOf(element: PDFDict): PDFDict[] {
  const kids = element.lookup(name('K'))
  const list: PDFObject[] = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []
  return list
    .map((kid) => element.context.lookup(kid))
    .filter((kid): kid is PDFDict => kid instanceof PDFDict)
}
