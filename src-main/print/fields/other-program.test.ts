import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { formOf } from '../testing/form.ts'
import { readFields } from './read-fields.ts'

interface Annotation {
  id: string
  fieldName: string
  checkBox?: boolean
}

/** Types into fields as Firefox does, and saves the file. */
async function filledByAnother(
  bytes: Uint8Array,
  written: Record<string, string | boolean>,
): Promise<{ names: string[]; saved: Uint8Array }> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const annotations = (await (await pdf.getPage(1)).getAnnotations()) as Annotation[]
  for (const { id, fieldName } of annotations)
    if (fieldName in written) pdf.annotationStorage.setValue(id, { value: written[fieldName] })
  const saved = await pdf.saveDocument()
  await pdf.destroy()
  return { names: annotations.map(({ fieldName }) => fieldName), saved }
}

it('another program lists the fields, fills them in, and what it saves reads back right', async () => {
  const form = await formOf(
    { name: 'sheet c1/name', value: 'Odo' },
    { name: 'sheet c1/values/hp', value: '3' },
    { name: 'sheet c1/notes', kind: 'lines' },
    { name: 'sheet c1/ticks/shield', kind: 'tick' },
    { name: 'sheet c1/ticks/plate', kind: 'tick', value: 'on' },
  )
  const { names, saved } = await filledByAnother(await form.save(), {
    'sheet c1/name': 'Čeněk Łoś Жанна',
    'sheet c1/values/hp': '1',
    'sheet c1/notes': 'Owes the ferryman.\nAfraid of cats.',
    'sheet c1/ticks/shield': true,
    'sheet c1/ticks/plate': false,
  })
  expect(names).toEqual([
    'sheet c1/name',
    'sheet c1/values/hp',
    'sheet c1/notes',
    'sheet c1/ticks/shield',
    'sheet c1/ticks/plate',
  ])
  expect(await readFields(saved)).toEqual([
    { name: 'sheet c1/name', was: 'Odo', now: 'Čeněk Łoś Жанна' },
    { name: 'sheet c1/values/hp', was: '3', now: '1' },
    { name: 'sheet c1/notes', was: '', now: 'Owes the ferryman.\nAfraid of cats.' },
    { name: 'sheet c1/ticks/shield', was: '', now: 'on' },
    { name: 'sheet c1/ticks/plate', was: 'on', now: '' },
  ])
})
