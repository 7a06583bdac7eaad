import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { usualOptions } from '../ipc/contract/print-options.ts'
import { describePdf, type Finishing } from './described.ts'

const job: Finishing = {
  title: 'Ödön 🐙 (the \\ third)',
  subject: 'Sheet',
  author: 'Ж',
  language: 'en',
  options: usualOptions,
}

/** A page as Chromium's PDF writer sets it down: objects one after another, then their table. */
function asChromium(date = '20261121113424', language = 'en'): Uint8Array {
  const bodies = [
    `<</Title (As printed)\n/Producer (Skia/PDF m156)\n/CreationDate (D:${date}+00'00')>>`,
    '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>',
    `<</Type /Catalog\n/Pages 2 0 R\n/ViewerPreferences <</DisplayDocTitle true>>\n/Lang (${language})>>`,
  ]
  let text = '%PDF-1.4\n'
  const places = bodies.map((body, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = text.length
  const entries = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 5\n0000000000 65535 f \n${entries}trailer\n<</Size 5\n/Root 4 0 R\n/Info 1 0 R>>\nstartxref\n${table}\n%%EOF`
  return new TextEncoder().encode(text)
}

it('says again what the file says of itself, in any script, and keeps its page', async () => {
  const bytes = describePdf(asChromium(), job)
  const pdf = await PDFDocument.load(bytes ?? new Uint8Array(), { updateMetadata: false })
  expect({
    title: pdf.getTitle(),
    subject: pdf.getSubject(),
    author: pdf.getAuthor(),
    language: pdf.getLanguage(),
    producer: pdf.getProducer(),
    made: pdf.getCreationDate()?.toISOString(),
    size: pdf.getPage(0).getSize(),
  }).toEqual({
    title: job.title,
    subject: 'Sheet',
    author: 'Ж',
    language: 'en',
    producer: 'Gatefold',
    made: '2000-01-01T00:00:00.000Z',
    size: { width: 595, height: 842 },
  })
})

it('of when and by what it was printed nothing is left', () => {
  const [one, other] = ['20261121113424', '20310102030405'].map((date) =>
    describePdf(asChromium(date), job),
  )
  expect(one).toEqual(other)
  expect(Buffer.from(one ?? []).includes('Skia')).toBe(false)
})

it.each([
  ['another language than the job’s', asChromium(undefined, 'de'), job.options],
  ['no file of Chromium’s', new TextEncoder().encode('%PDF-1.7 something else'), job.options],
  ['nothing', new Uint8Array(), job.options],
  ['a form to be made', asChromium(), { ...job.options, fillable: true }],
  ['a fold', asChromium(), { ...job.options, folding: 'booklet' as const }],
  ['copies', asChromium(), { ...job.options, copies: 2 }],
])('leaves it to the library: %s', (_, raw, options) => {
  expect(describePdf(raw, { ...job, options })).toBeNull()
})
