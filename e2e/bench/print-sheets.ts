import { readFileSync } from 'node:fs'
import fontkit from '@cantoo/fontkit'
import { PDFDocument } from '@cantoo/pdf-lib'
import { markOf } from '../../src-main/print/fields/marks.ts'
import { linksOn } from '../../src-main/print/fields/make-fields.ts'
import { finish } from '../../src-main/print/finish.ts'
import type { PrintJob } from '../../src-main/print/print.ts'
import { sheetJobs } from './print-jobs.ts'
import { face, sum, timed, type BenchPress } from './print-press.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

const sheets = 100

/**
 * One hundred sheets, each a job of its own: laid out, printed, finished. The floor is Chromium's
 * print alone, of the page as it stands, by turns in the same press.
 */
export async function plainRows({ timed: print, page }: BenchPress): Promise<BenchRow[]> {
  const jobs = sheetJobs()
  const job = (number: number): PrintJob => jobs[number % jobs.length] as PrintJob
  const cold = await print(job(0))
  const ours: number[] = []
  const bare: number[] = []
  for (let number = 0; number < sheets; number += 1) {
    ours.push(await print(job(number)))
    bare.push(await timed(() => page().printToPdf()))
  }
  const warm = quantile(ours, 0.5)
  return [
    againstFloor(
      `${sheets} plain sheets, each a job: laid out, printed, finished; floor: Chromium’s print of the same pages`,
      sum(bare),
      sum(ours),
      1.2,
      'ms',
    ),
    againstFloor('one plain sheet, warm press, median', quantile(bare, 0.5), warm, 1.2, 'ms'),
    {
      name: 'one plain sheet, press not yet started; floor: a warm one (no target)',
      unit: 'ms',
      floor: warm,
      ours: cold,
      ratio: cold / warm,
      target: 'none',
      verdict: 'met',
    },
  ]
}

/**
 * Fields made in one hundred sheets as Chromium printed them. The floor is pdf-lib itself, adding
 * fields of the same names and values at the same places with the same face, by turns.
 */
export async function fillableRows({ room, page }: BenchPress): Promise<BenchRow[]> {
  const font = readFileSync(face)
  const jobs = sheetJobs({ fillable: true })
  const ours: number[] = []
  const bare: number[] = []
  for (let number = 0; number < sheets; number += 1) {
    const job = jobs[number % jobs.length] as PrintJob
    if (number < jobs.length) await room.print(job, () => undefined, new AbortController().signal)
    const raw = printed.get(job) ?? (await page().printToPdf())
    printed.set(job, raw)
    ours.push(await timed(() => finish(raw, job, font)))
    bare.push(await timed(() => bareFields(raw, font)))
  }
  return [
    againstFloor(
      `fields made in ${sheets} sheets; floor: bare pdf-lib adding the same fields`,
      sum(bare),
      sum(ours),
      1.2,
      'ms',
    ),
  ]
}

const printed = new Map<PrintJob, Uint8Array>()

async function bareFields(raw: Uint8Array, font: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(raw, { updateMetadata: false })
  pdf.registerFontkit(fontkit)
  const embedded = await pdf.embedFont(font, { subset: false })
  const form = pdf.getForm()
  for (const page of pdf.getPages())
    for (const { link, rectangle } of linksOn(page)) {
      const mark = markOf(link)
      if (!mark) continue
      if (mark.kind === 'tick') {
        const box = form.createCheckBox(mark.name)
        if (mark.value === 'on') box.check()
        box.addToPage(page, rectangle)
        continue
      }
      const field = form.createTextField(mark.name)
      if (mark.kind === 'lines') field.enableMultiline()
      field.setText(mark.value)
      field.addToPage(page, { ...rectangle, font: embedded })
    }
  return pdf.save({ updateFieldAppearances: false })
}
