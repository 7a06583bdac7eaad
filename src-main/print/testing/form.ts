import { readFileSync } from 'node:fs'
import fontkit from '@cantoo/fontkit'
import { PDFDocument, PDFString } from '@cantoo/pdf-lib'
import { makeFields } from '../fields/make-fields.ts'
import { linkOf, type FieldMark } from '../fields/marks.ts'
import { face } from '../finisher-stand-in.ts'

/** A page with a link for each mark, as Chromium writes them, turned into fields. */
export async function formOf(
  ...marks: (Pick<FieldMark, 'name'> & Partial<FieldMark>)[]
): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([300, 300])
  for (const [at, mark] of marks.entries()) {
    const uri = linkOf({
      kind: 'text',
      tip: mark.name,
      value: '',
      size: 11,
      align: 'left',
      ...mark,
    })
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [10, 10 + at * 40, 200, 40 + at * 40],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(uri) },
    }
    page.node.addAnnot(pdf.context.register(pdf.context.obj(link)))
  }
  pdf.registerFontkit(fontkit)
  makeFields(pdf, await pdf.embedFont(readFileSync(face), { subset: false }))
  return PDFDocument.load(await pdf.save({ updateFieldAppearances: false }))
}
