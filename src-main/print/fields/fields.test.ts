import { PDFDict, PDFName } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { formOf } from '../testing/form.ts'
import { linkOf, markOf, type FieldMark } from './marks.ts'

const mark = (some: Partial<FieldMark>): FieldMark => ({
  name: 'c1/name',
  kind: 'text',
  tip: 'Name',
  value: '',
  size: 11,
  align: 'left',
  ...some,
})

it.each([
  mark({ name: 'c1/skills/Hunt & Forage', value: 'č ł Ж = 100 %?#' }),
  mark({ kind: 'lines', value: 'two\nlines', size: 0, align: 'right' }),
  mark({ kind: 'tick', value: 'on', tip: '' }),
])('a mark goes through its link unchanged: %j', (one) => {
  expect(markOf(linkOf(one))).toEqual(one)
})

it('links to elsewhere are no marks; a mark without a kind is our mistake', () => {
  expect(markOf('https://example.org/hp?kind=text')).toBeNull()
  expect(() => markOf('https://field.invalid/hp')).toThrow('no kind')
  expect(() => markOf('https://field.invalid/a.b?kind=text')).toThrow('no name')
})

it('each marked place becomes a field with its name, value and tip, and can be filled again', async () => {
  const pdf = await formOf(
    mark({ value: 'Čeněk Łoś Жанна' }),
    mark({ name: 'c1/notes', kind: 'lines', value: 'two\nlines' }),
    mark({ name: 'c1/shield', kind: 'tick', value: 'on' }),
    mark({ name: 'c1/plate', kind: 'tick' }),
  )
  const form = pdf.getForm()
  expect(form.getFields().map((field) => field.getName())).toEqual([
    'c1/name',
    'c1/notes',
    'c1/shield',
    'c1/plate',
  ])
  expect(form.getTextField('c1/name').getText()).toBe('Čeněk Łoś Жанна')
  expect(form.getTextField('c1/notes').isMultiline()).toBe(true)
  expect(form.getCheckBox('c1/shield').isChecked()).toBe(true)
  expect(form.getCheckBox('c1/plate').isChecked()).toBe(false)
  form.getTextField('c1/name').setText('Ödön')
  expect(form.getTextField('c1/name').getText()).toBe('Ödön')
})

it('fields are no links any more, are stepped through as the page reads, and name the whole face', async () => {
  const pdf = await formOf(mark({}))
  const page = pdf.getPage(0)
  expect(page.node.lookup(PDFName.of('Tabs'))).toBe(PDFName.of('S'))
  const [field] = page.node.Annots()?.asArray() ?? []
  const dict = pdf.context.lookup(field, PDFDict)
  expect([dict.get(PDFName.of('Subtype')), dict.get(PDFName.of('A'))]).toEqual([
    PDFName.of('Widget'),
    undefined,
  ])
  const face = pdf.getForm().acroForm.dict.lookup(PDFName.of('DR'), PDFDict)
  expect(face.lookup(PDFName.of('Font'), PDFDict).keys()).toEqual([PDFName.of('GatefoldSans')])
})

it('two fields of one name are refused, a page without marks is left as it is', async () => {
  await expect(formOf(mark({}), mark({}))).rejects.toThrow('two fields')
  const plain = await formOf()
  expect(plain.getForm().getFields()).toEqual([])
})
