import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readMonsters } from '../../rules/monsters/read.ts'
import { pdfText } from './pdf-text.ts'

async function printed(lines: readonly (readonly [x: number, y: number, text: string])[]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  for (const [x, y, text] of lines) page.drawText(text, { x, y, size: 9, font })
  return document.save()
}

test('two columns of stat blocks are read one after the other', async () => {
  const column = (x: number, name: string) =>
    [
      name,
      'AC 6 [13], HD 2 (9hp), Att 1 x bite (1d6),',
      'THAC0 18 [+1], MV 90’ (30’), SV D12 W13',
      'P14 B15 S16 (1), ML 8, AL Neutral,',
      'XP 20, NA 1d6 (1d6), TT None',
    ].map((line, row) => [x, 780 - 12 * row, line] as const)
  const text = await pdfText(
    await printed([...column(40, 'Mire Owl'), ...column(320, 'Bell Toad')]),
  )
  const { monsters } = readMonsters(text)
  expect(monsters.map(({ name, unread }) => [name, unread])).toEqual([
    ['Mire Owl', []],
    ['Bell Toad', []],
  ])
})

test('what is no PDF, or a page without words, is refused', async () => {
  await expect(pdfText(new TextEncoder().encode('%PDF-1.7 nothing'))).rejects.toThrow(
    'it is damaged',
  )
  await expect(pdfText(await printed([]))).rejects.toThrow('only pictures')
})
