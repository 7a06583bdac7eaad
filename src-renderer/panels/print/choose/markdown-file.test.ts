import { expect, it } from 'vitest'
import { isMarkdown, markdownFile } from './markdown-file.ts'

const kept = new Map([['old mill (1).png', 'old-mill-1']])

it('takes its heading as the title and calls pictures as the campaign keeps them', () => {
  const written =
    '\uFEFF# The mill\r\n\r\nCome at once.\r\n\r\n![The mill](<img/Old%20Mill%20(1).png> "40%")'
  const read = markdownFile('notes/mill.md', written.replace('%20(1)', '%20%281%29'), kept)
  expect(read).toEqual({
    title: 'The mill',
    text: 'Come at once.\n\n![The mill](image:old-mill-1 "40%")',
    missing: [],
  })
})

it('names pictures that were not chosen with it, and leaves those of the campaign and the web', () => {
  const text = '![a](image:mill) ![b](https://x.example/y.png) ![c](map.png) ![d](map.png)'
  const read = markdownFile('Letter.MD', text, kept)
  expect(read.title).toBe('Letter')
  expect(read.text).toBe(
    '![a](image:mill) ![b](https://x.example/y.png) ![c](image:map) ![d](image:map)',
  )
  expect(read.missing).toEqual(['map.png'])
})

it('is known by its name', () => {
  expect(['a.md', 'b.TXT', 'c.png'].map((name) => isMarkdown({ name }))).toEqual([
    true,
    true,
    false,
  ])
})
