import { expect, it } from 'vitest'
import { bytesInWords, folderOf, sheetPaper, sheetsOf, sizeInWords } from './sheets.ts'

const flat = { folding: 'flat', copies: 1, backs: false } as const

it('counts sheets as they go through the printer, and says how they are turned', () => {
  expect(sheetsOf(3, flat)).toEqual({ count: 3, sides: 'one side' })
  expect(sheetsOf(3, { ...flat, copies: 4 }).count).toBe(12)
  expect(sheetsOf(4, { ...flat, backs: true })).toEqual({
    count: 2,
    sides: 'both sides, turned on the long edge',
  })
  expect(sheetsOf(9, { ...flat, folding: 'booklet', copies: 2 })).toEqual({
    count: 6,
    sides: 'both sides, turned on the short edge',
  })
  expect(sheetsOf(7, { ...flat, folding: 'trifold' }).count).toBe(2)
})

it('names the paper that goes into the printer', () => {
  expect(sheetPaper({ paper: 'A4', folding: 'booklet' })).toBe('A3')
  expect(sheetPaper({ paper: 'half-Letter', folding: 'booklet' })).toBe('Letter')
  expect(sheetPaper({ paper: 'A4', folding: 'trifold' })).toBe('A4')
})

it('says how large a page is in the measure of its paper', () => {
  expect(sizeInWords({ width: 210, height: 297 }, 'A4')).toBe('210 × 297 mm')
  expect(sizeInWords({ width: 148.5, height: 210 }, 'A5')).toBe('148.5 × 210 mm')
  expect(sizeInWords({ width: 215.9, height: 139.7 }, 'half-Letter')).toBe('8.5 × 5.5 in')
})

it('finds the folder of a path of any system, and reads sizes as people do', () => {
  expect([folderOf('/out/a.pdf'), folderOf('C:\\Users\\gm\\a.pdf')]).toEqual([
    '/out',
    'C:\\Users\\gm',
  ])
  expect([bytesInWords(300), bytesInWords(48_213), bytesInWords(2_340_000)]).toEqual([
    '1 KB',
    '48 KB',
    '2.3 MB',
  ])
})
