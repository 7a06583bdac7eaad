import type { PrintOptions } from '../ipc/contract/print-options.ts'
import type { PrintJob } from './print.ts'

/** The part of a job that finishing needs. */
export type Finishing = Pick<PrintJob, 'title' | 'subject' | 'author' | 'language'> & {
  options: Pick<PrintOptions, 'paper' | 'folding' | 'fillable' | 'copies'>
}

/** Every PDF bears this date, so that the same job gives the same file. */
export const printed = new Date('2000-01-01T00:00:00Z')
const printedAsPdf = '(D:20000101000000Z)'

/** End of a file by Chromium: its trailer and the offset of its object table. */
const ending =
  /trailer\s+<<\s*\/Size (\d+)\s*\/Root (\d+) 0 R\s*\/Info (\d+) 0 R\s*>>\s+startxref\s+(\d+)\s+%%EOF\s*$/
const longestEnding = 200

/**
 * Chromium's PDF with title, author and fixed dates, its pages untouched: its own document information
 * is blanked and replaced after the end, as an incremental update of the PDF. A library that reads and
 * writes every object for it takes a fifth of the time that printing takes.
 * Null when the file has another structure, or its pages are to be changed too.
 */
export function describePdf(raw: Uint8Array, job: Finishing): Uint8Array | null {
  const { fillable, folding, copies } = job.options
  if (fillable || folding !== 'flat' || copies > 1) return null
  const found = ending.exec(text(raw, raw.length - longestEnding, raw.length))
  if (!found) return null
  const [size = 0, root = 0, info = 0, table = 0] = found.slice(1).map(Number)
  const catalogue = objectAt(raw, table, root)
  const about = objectAt(raw, table, info)
  if (!catalogue || !about || !saysAlready(text(raw, ...catalogue), job.language)) return null
  const update = `\n${info} 0 obj\n${dictionary(job)}\nendobj\n`
  const end = `xref\n${info} 1\n${String(raw.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R/Prev ${table}>>\nstartxref\n${raw.length + update.length}\n%%EOF\n`
  const bytes = new Uint8Array(raw.length + update.length + end.length)
  bytes.set(raw)
  bytes.fill(32, ...about)
  bytes.set(new TextEncoder().encode('<<>>'), about[0])
  bytes.set(new TextEncoder().encode(update + end), raw.length)
  return bytes
}

/** True when language and title bar, which Chromium takes from the page, are those of the job. */
function saysAlready(catalogue: string, language: string): boolean {
  return catalogue.includes(`/Lang (${language})`) && catalogue.includes('/DisplayDocTitle true')
}

function dictionary({ title, author, subject }: Finishing): string {
  const said = { Title: title, Author: author, Subject: subject }
  const words = Object.entries(said).map(([key, word]) => `/${key} ${hexString(word)}`)
  return `<<${words.join('')}/Creator (Gatefold)/Producer (Gatefold)/CreationDate ${printedAsPdf}/ModDate ${printedAsPdf}>>`
}

/** PDF string for any script: UTF-16 in hexadecimal digits. Main starts without the PDF library. */
function hexString(word: string): string {
  const units = Array.from({ length: word.length }, (_, at) => word.charCodeAt(at))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** Start and end offset of an object's body, by the object table; null when it is not there. */
function objectAt(raw: Uint8Array, table: number, id: number): [number, number] | null {
  const head = /^xref\s+0 \d+\s+?(?=\d{10} )/.exec(text(raw, table, table + 40))
  if (!head) return null
  const entry = table + head[0].length + 20 * id
  const at = Number.parseInt(text(raw, entry, entry + 10), 10)
  const begins = `${id} 0 obj\n`
  if (!text(raw, at, at + begins.length).startsWith(begins)) return null
  const from = at + begins.length
  const length = text(raw, from, from + longestObject).indexOf('endobj')
  return length < 4 ? null : [from, from + length - 1]
}

/** Upper bound on the length of an object; titles are cut to fewer letters before they are printed. */
const longestObject = 20_000

function text(raw: Uint8Array, from: number, to: number): string {
  const bytes = raw.subarray(Math.max(0, from), Math.max(0, to))
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
