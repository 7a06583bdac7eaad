import { readFileSync } from 'node:fs'
import fontkit from '@cantoo/fontkit'
import { PDFDocument } from '@cantoo/pdf-lib'
import { markOf } from '../../src-main/print/fields/marks.ts'
import { linksOn } from '../../src-main/print/fields/make-fields.ts'
import { finish } from '../../src-main/print/finish.ts'
import type { PrintJob } from '../../src-main/print/print.ts'
import { rosterJob, sheetJobs } from './print-jobs.ts'
import { fieldTypeface, sum, timeOf, type BenchPress } from './print-press.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

const sheets = 100
const times = 3
const single = 20

/**
 * One hundred sheets in one job, and single sheets: laid out, printed, finished. The floor is Chromium
 * alone in the same press, given the finished nodes to lay out and print, by turns.
 */
export async function plainRows({ timed: print, bare }: BenchPress): Promise<BenchRow[]> {
  const jobs = sheetJobs()
  const cold = await print(jobs[0] as PrintJob)
  const one = await byTurns(single, (turn) => print(jobs[turn % jobs.length] as PrintJob), bare)
  const roster = rosterJob(sheets)
  await print(roster)
  const all = await byTurns(times, () => print(roster), bare)
  return [
    againstFloor(
      `${sheets} plain sheets in one job: laid out, printed, finished, median of ${times}; floor: Chromium alone, given the finished nodes`,
      all.floor,
      all.ours,
      1.2,
      'ms',
    ),
    againstFloor(
      'one plain sheet, warm press, median; floor: the same',
      one.floor,
      one.ours,
      1.2,
      'ms',
    ),
    {
      name: 'one plain sheet, press not yet started; floor: a warm one (no target)',
      unit: 'ms',
      floor: one.ours,
      ours: cold,
      ratio: cold / one.ours,
      target: 'none',
      verdict: 'met',
    },
  ]
}

/** Medians of our own way and the bare one, each done so many times, one after the other. */
async function byTurns(
  count: number,
  print: (turn: number) => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const ours: number[] = []
  const floor: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    ours.push(await print(turn))
    floor.push(await bare())
  }
  return { ours: quantile(ours, 0.5), floor: quantile(floor, 0.5) }
}

/**
 * Fields made in one hundred sheets as Chromium printed them. The floor is pdf-lib itself, adding
 * fields of the same names and values at the same places with the same face, by turns.
 */
export async function fillableRows({ room, page }: BenchPress): Promise<BenchRow[]> {
  const font = readFileSync(fieldTypeface)
  const jobs = sheetJobs({ fillable: true })
  const ours: number[] = []
  const bare: number[] = []
  for (let number = 0; number < sheets; number += 1) {
    const job = jobs[number % jobs.length] as PrintJob
    if (number < jobs.length) await room.print(job, () => undefined, new AbortController().signal)
    const raw = printed.get(job) ?? (await page().printToPdf())
    printed.set(job, raw)
    ours.push(await timeOf(() => finish(raw, job, font)))
    bare.push(await timeOf(() => bareFields(raw, font)))
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
