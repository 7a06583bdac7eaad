import { PDFDocument } from '@cantoo/pdf-lib'
import type { PrintJob } from './print.ts'

/** Every PDF bears this date, so that the same job gives the same file. */
const printed = new Date('2000-01-01T00:00:00Z')

/** Objects of a PDF worked on before other work has its turn: a sheet in one go, a book in steps. */
const perTurn = 2_000

/**
 * Gives Chromium's PDF its title, author, language and fixed dates; the pages stay as they are.
 * @throws when the bytes are no PDF.
 */
export async function finish(
  raw: Uint8Array,
  job: Pick<PrintJob, 'title' | 'subject' | 'author' | 'language'>,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(raw, { updateMetadata: false, parseSpeed: perTurn })
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
