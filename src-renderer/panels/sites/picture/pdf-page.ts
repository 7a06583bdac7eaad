import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url'
import type { MapFileFault } from './map-file-fault.ts'

/** Bytes of a PDF that is opened, and the longer side of a page drawn from it. */
const mostBytes = 200_000_000
const longSide = 5000
/** Milliseconds that opening or drawing may take. */
const patience = 60_000

/** An open PDF, of which a page becomes a map. */
export interface OpenPdf {
  name: string
  pages: number
  /** The page as a picture; a small one where it is only looked at. */
  page(number: number, small?: boolean): Promise<File | MapFileFault>
  close(): void
}

/** Opens a PDF in a worker of its own, which is ended with it. */
export async function openPdf(file: File): Promise<OpenPdf | MapFileFault> {
  const fault = (says: string, way: string): MapFileFault => ({
    says: `“${file.name}” ${says}`,
    way,
  })
  if (file.size > mostBytes)
    return fault('is larger than 200 MB.', 'Save the page that you need as a PDF of its own.')
  const thread = new Worker(workerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port: thread })
  const end = (): void => {
    worker.destroy()
    thread.terminate()
  }
  const open = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    isEvalSupported: false,
    // Glyphs are drawn as shapes: no font of the file is handed to the browser.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  })
  try {
    const document = await inTime(open.promise)
    return {
      name: file.name,
      pages: document.numPages,
      close: end,
      page: async (number, small = false) => {
        try {
          return await inTime(drawPage(document, number, small ? 480 : longSide, file.name))
        } catch {
          return fault(
            `: page ${number} can’t be drawn.`,
            'Choose another page, or save it as a PNG in its own program.',
          )
        }
      },
    }
  } catch (error) {
    end()
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return isLocked
      ? fault('is locked with a password.', 'Save a copy without the password.')
      : fault('can’t be read: it is damaged.', 'Save its page as a PNG in its own program.')
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  longest: number,
  name: string,
): Promise<File> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longest / Math.max(width, height, 1) })
  const canvas = globalThis.document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  await page.render({ canvas, viewport, background: '#fff' }).promise
  page.cleanup()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.95),
  )
  if (!blob) throw new Error('no picture')
  return new File([blob], `${name.replace(/\.pdf$/iu, '')} page ${number}.webp`, {
    type: blob.type,
  })
}

/** @throws {Error} when it is not there in time */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('out of time')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
