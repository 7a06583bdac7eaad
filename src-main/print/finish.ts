import { PDFDocument } from '@cantoo/pdf-lib'
import { describePdf, printed, type Finishing } from './described.ts'
import { makeFields } from './fields/make-fields.ts'
import { impose } from './impose.ts'

/** PDF objects to process before yielding to other work: enough for a sheet in one go, a book in steps. */
const perTurn = 2_000

/**
 * Finishes Chromium's PDF as the job asks: fields where the page marks them, pages laid on sheets to be
 * folded, copies, and title, author, language and fixed dates.
 * @param face the whole typeface of form fields, as TTF; needed only for a fillable job.
 * @throws when the bytes are no PDF.
 */
export async function finish(
  raw: Uint8Array,
  job: Finishing,
  face: Uint8Array | null = null,
): Promise<Uint8Array> {
  const asItIs = describePdf(raw, job)
  if (asItIs) return asItIs
  const { options } = job
  const pdf = await PDFDocument.load(raw, { updateMetadata: false, parseSpeed: perTurn })
  if (options.fillable && face) await fillable(pdf, face)
  else if (options.folding !== 'flat') impose(pdf, options)
  if (options.copies > 1 && !options.fillable) await copied(pdf, options.copies)
  pdf.setTitle(job.title, { showInWindowTitleBar: true })
  pdf.setAuthor(job.author)
  pdf.setSubject(job.subject)
  pdf.setCreator('Gatefold')
  pdf.setProducer('Gatefold')
  pdf.setLanguage(job.language)
  pdf.setCreationDate(printed)
  pdf.setModificationDate(printed)
  return pdf.save({ updateFieldAppearances: false, addDefaultPage: false, objectsPerTick: perTurn })
}

/** Embeds the whole typeface: text typed later may need letters that are not on the page yet. */
async function fillable(pdf: PDFDocument, face: Uint8Array): Promise<void> {
  const { default: fontkit } = await import('@cantoo/fontkit')
  pdf.registerFontkit(fontkit)
  makeFields(pdf, await pdf.embedFont(face, { subset: false }))
}

/** Appends all pages again for each further copy. */
async function copied(pdf: PDFDocument, copies: number): Promise<void> {
  const all = pdf.getPageIndices()
  for (let copy = 1; copy < copies; copy++) {
    for (const page of await pdf.copyPages(pdf, all)) pdf.addPage(page)
  }
}
