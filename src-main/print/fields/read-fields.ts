import {
  EncryptedPDFError,
  PDFCheckBox,
  PDFDocument,
  PDFName,
  PDFTextField,
  type PDFField,
  PDFHexString,
  PDFString,
} from '@cantoo/pdf-lib'
import type { ReadField } from '../print.ts'
import { Refusal } from '../../ipc/contract/endpoint.ts'

/** Upper bound on the size of a file in bytes; no sheet is that large. */
export const mostBytes = 40_000_000
const mostFields = 20_000
/** Upper bound on the text of one field; a player types far less. */
const mostLetters = 20_000

/**
 * Fields of a PDF with their names, their values and the values they were printed with; ticks say
 * `on` or nothing. @throws {Refusal} when it is no PDF, locked, or has no fields of ours.
 */
export async function readFields(bytes: Uint8Array): Promise<ReadField[]> {
  if (bytes.length > mostBytes)
    throw new Refusal(
      'bad-input',
      'This file is larger than any character sheet.',
      'Choose the PDF that Gatefold saved and somebody filled in.',
    )
  const fields = await allFields(bytes)
  const read = fields.slice(0, mostFields).flatMap((field) => readOne(field) ?? [])
  if (read.length === 0)
    throw new Refusal(
      'bad-input',
      'This PDF has no fields that Gatefold made.',
      'It may have been printed anew or flattened on its way: ask for the filled form itself.',
    )
  return read
}

async function allFields(bytes: Uint8Array): Promise<PDFField[]> {
  try {
    const pdf = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: false,
    })
    return pdf.getForm().getFields()
  } catch (error) {
    if (error instanceof EncryptedPDFError)
      throw new Refusal(
        'bad-input',
        'This PDF is locked with a password.',
        'Save it without one, and choose it again.',
      )
    throw new Refusal(
      'bad-input',
      'This file is no PDF, or it is damaged.',
      'Choose the PDF that Gatefold saved and somebody filled in.',
    )
  }
}

/** Reads one field; null for those of other programs, whose names hold no path. */
function readOne(field: PDFField): ReadField | null {
  const name = field.getName()
  if (!name.includes('/') || name.length > 400) return null
  if (field instanceof PDFCheckBox) {
    const was = field.acroField.dict.lookup(PDFName.of('DV'))
    const on = was instanceof PDFName && was !== PDFName.of('Off')
    return { name, was: on ? 'on' : '', now: field.isChecked() ? 'on' : '' }
  }
  if (!(field instanceof PDFTextField)) return null
  return {
    name,
    was: textOf(field.acroField.dict.lookup(PDFName.of('DV'))),
    now: textOf(field.acroField.V()),
  }
}

function textOf(value: unknown): string {
  const text = value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
  return text.replace(/\r\n?/gu, '\n').slice(0, mostLetters)
}
