import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { usualOptions } from '../ipc/contract/print-options.ts'
import { finish } from './finish.ts'

async function blank(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842])
  return pdf.save()
}

it('sets what the PDF says of itself and leaves its pages alone', async () => {
  const pdf = await PDFDocument.load(
    await finish(await blank(), {
      title: 'Ödön 🐙',
      subject: 'Sheet',
      author: 'A',
      language: 'en',
      options: usualOptions,
    }),
    { updateMetadata: false },
  )
  expect({
    title: pdf.getTitle(),
    subject: pdf.getSubject(),
    author: pdf.getAuthor(),
    language: pdf.getLanguage(),
    producer: pdf.getProducer(),
    made: pdf.getCreationDate()?.toISOString(),
    size: pdf.getPage(0).getSize(),
    pages: pdf.getPageCount(),
  }).toEqual({
    title: 'Ödön 🐙',
    subject: 'Sheet',
    author: 'A',
    language: 'en',
    producer: 'Gatefold',
    made: '2000-01-01T00:00:00.000Z',
    size: { width: 595, height: 842 },
    pages: 1,
  })
})

it('the same page finished twice is the same file', async () => {
  const raw = await blank()
  const about = { title: 'T', subject: 'Sheet', author: 'A', language: 'en', options: usualOptions }
  expect(Buffer.from(await finish(raw, about)).equals(Buffer.from(await finish(raw, about)))).toBe(
    true,
  )
})

it('copies follow one another whole', async () => {
  const raw = await blank()
  const about = { title: 'T', subject: 'Sheet', author: 'A', language: 'en' }
  const bytes = await finish(raw, { ...about, options: { ...usualOptions, copies: 3 } })
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3)
})
