import './without-canvas.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as workerOfPdfJs from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import { pageText, type PlacedWords } from './page-text.ts'

/** No book of monsters has more pages. */
const mostPages = 2000

/** Words of a PDF, page after page. @throws {Refusal} when it is damaged, locked or only pictures. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // Without a worker of its own: this runs in a thread already.
  Object.assign(globalThis, { pdfjsWorker: workerOfPdfJs })
  const open = getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const document = await open.promise
    if (document.numPages > mostPages)
      throw badInputRefusal(
        `It has ${document.numPages} pages, and 2,000 are read at once.`,
        'Split it first.',
      )
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(pageText(items.flatMap((item) => ('str' in item ? [placed(item)] : []))))
      page.cleanup()
    }
    const text = pages.join('\n\n')
    if (text.trim() !== '') return text
  } catch (error) {
    if (error instanceof Refusal) throw error
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw locked
      ? badInputRefusal('This PDF is locked with a password.', 'Save a copy without the password.')
      : badInputRefusal(
          'This PDF can’t be read: it is damaged.',
          'Open it in its own program and copy its words.',
        )
  } finally {
    await open.destroy()
  }
  throw badInputRefusal(
    'This PDF holds only pictures of pages, no words.',
    'Have its text recognised first.',
  )
}

function badInputRefusal(message: string, way: string): Refusal {
  return new Refusal('bad-input', message, way)
}

function placed(item: {
  str: string
  transform: number[]
  width: number
  height: number
}): PlacedWords {
  const [, , , scale = 10, x = 0, y = 0] = item.transform
  return { text: item.str, x, y, width: item.width, size: item.height || Math.abs(scale) || 10 }
}
