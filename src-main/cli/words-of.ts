import { readPdf } from '../app/read-pdf.ts'
import { isPdf, textOf } from '../app/text-of.ts'
import { workerProgram } from '../app/worker-program.ts'

/** Words of a text, or of a PDF. @throws {Error} with a message fit to print after the file's name */
export async function wordsOf(bytes: Uint8Array): Promise<string> {
  return isPdf(bytes) ? readPdf(workerProgram('pdf'), bytes) : textOf(bytes)
}
