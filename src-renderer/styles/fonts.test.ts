import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const renderer = join(import.meta.dirname, '..')
const sheets = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(renderer, path), 'utf8') }))

/** True for a unicode-range that draws any of 0 to 9. */
function drawsDigits(range: string): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    const low = Number.parseInt(from.replaceAll('?', '0'), 16)
    const high = Number.parseInt(to.replaceAll('?', 'F'), 16)
    return low <= 0x39 && high >= 0x30
  })
}

test('no face of IM Fell draws a numeral: its 1 reads as I', () => {
  const faces = sheets.flatMap(({ text }) =>
    (text.match(/@font-face\s*{[^}]*}/g) ?? []).filter((face) => face.includes('IM Fell')),
  )
  expect(faces).toHaveLength(3)
  for (const face of faces) {
    const [, range] = /unicode-range:\s*([^;]+);/.exec(face) ?? []
    expect(range, face).toBeDefined()
    expect(drawsDigits(range ?? 'U+0-FFFF'), face).toBe(false)
  }
})

test('no style sheet loads IM Fell as packaged, which has old-style numerals', () => {
  const packaged = sheets.filter(({ text }) => /@fontsource\/im-fell[\w-]*\/[\w-]+\.css/.test(text))
  expect(packaged.map(({ path }) => path)).toEqual([])
})
