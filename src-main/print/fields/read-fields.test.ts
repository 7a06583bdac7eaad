import fontkit from '@cantoo/fontkit'
import { readFileSync } from 'node:fs'
import { PDFDocument, PDFString } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { face } from '../finisher-stand-in.ts'
import { makeFields } from './make-fields.ts'
import { linkOf, type Mark } from './marks.ts'
import { mostBytes, readFields, Unreadable } from './read-fields.ts'

const mark = (name: string, value: string, kind: Mark['kind'] = 'text'): Mark => ({
  name,
  kind,
  tip: name,
  value,
  size: 11,
  align: 'left',
})

async function sheetOf(...marks: Mark[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([300, 300])
  for (const [at, one] of marks.entries()) {
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [10, 10 + at * 40, 200, 40 + at * 40],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(linkOf(one)) },
    }
    page.node.addAnnot(pdf.context.register(pdf.context.obj(link)))
  }
  pdf.registerFontkit(fontkit)
  makeFields(pdf, await pdf.embedFont(readFileSync(face), { subset: false }))
  return pdf
}

it('tells what was printed and what was filled in, letters of any script and ticks', async () => {
  const pdf = await sheetOf(
    mark('c1/name', 'Čeněk'),
    mark('c1/values/hp', '3'),
    mark('c1/notes', 'one\ntwo', 'lines'),
    mark('c1/ticks/shield', 'on', 'tick'),
    mark('c1/ticks/plate', '', 'tick'),
  )
  const form = (await PDFDocument.load(await pdf.save())).getForm()
  form.getTextField('c1/values/hp').setText('1')
  form.getTextField('c1/notes').setText('one\nжук')
  form.getCheckBox('c1/ticks/shield').uncheck()
  form.getCheckBox('c1/ticks/plate').check()
  const filled = await form.doc.save({ updateFieldAppearances: false })
  expect(await readFields(filled)).toEqual([
    { name: 'c1/name', was: 'Čeněk', now: 'Čeněk' },
    { name: 'c1/values/hp', was: '3', now: '1' },
    { name: 'c1/notes', was: 'one\ntwo', now: 'one\nжук' },
    { name: 'c1/ticks/shield', was: 'on', now: '' },
    { name: 'c1/ticks/plate', was: '', now: 'on' },
  ])
})

it('a PDF without our fields, another file, an empty and a huge one each say why', async () => {
  const bare = await PDFDocument.create()
  bare.addPage()
  bare.getForm().createTextField('someone.elses').addToPage(bare.getPage(0))
  await expect(readFields(await bare.save())).rejects.toThrow('has no fields that Gatefold made')
  await expect(readFields(new TextEncoder().encode('GIF89a'))).rejects.toThrow('no PDF')
  await expect(readFields(new Uint8Array())).rejects.toThrow('no PDF')
  await expect(readFields(new Uint8Array(mostBytes + 1))).rejects.toThrow('larger than any')
})

it('a damaged file is refused or read in part, never anything worse', async () => {
  const small = await PDFDocument.create()
  small.getForm().createTextField('c1/name').addToPage(small.addPage())
  const whole = await small.save()
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: whole.length - 1 }),
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 1, max: whole.length }),
      async (at, byte, length) => {
        const hurt = whole.slice(0, length)
        hurt[Math.min(at, length - 1)] = byte
        const read = await readFields(hurt).catch((error: unknown) => error)
        expect(Array.isArray(read) || read instanceof Unreadable).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
