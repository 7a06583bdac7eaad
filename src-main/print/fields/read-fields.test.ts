import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf } from '../testing/form.ts'
import { mostBytes, readFields } from './read-fields.ts'
import { Refusal } from '../../ipc/contract/endpoint.ts'

it('tells what was printed and what was filled in, letters of any script and ticks', async () => {
  const pdf = await formOf(
    { name: 'c1/name', value: 'Čeněk' },
    { name: 'c1/values/hp', value: '3' },
    { name: 'c1/notes', value: 'one\ntwo', kind: 'lines' },
    { name: 'c1/ticks/shield', value: 'on', kind: 'tick' },
    { name: 'c1/ticks/plate', kind: 'tick' },
  )
  const form = pdf.getForm()
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
        expect(Array.isArray(read) || read instanceof Refusal).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
