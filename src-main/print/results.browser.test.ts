import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isProgram } from '../shell/chromium/browser.ts'
import { pressForTests, type TestPress } from './testing/press.ts'

let press: TestPress
beforeAll(async () => {
  press = await pressForTests()
})
afterAll(() => press.close())

const hasReader = (process.env['PATH'] ?? '')
  .split(':')
  .some((place) => isProgram(join(place, 'pdftotext')))

it.skipIf(!hasReader)('a page parts no result of a batch', async () => {
  const lines = (at: number) =>
    Array.from({ length: 9 + (at % 3) * 7 }, (_, line) => `- **Part ${line}**: of ${at}`)
  const results = Array.from({ length: 20 }, (_, at) => [`## Mother Vex ${at}`, '', ...lines(at)])
  const text = results.map((one) => one.join('\n')).join('\n\n')
  const data = { title: 'People, 20', style: 'plain', text, pictures: [] }
  const path = join(press.folder, 'batch.pdf')
  writeFileSync(path, (await press.print('handout', data, { title: 'People' })).bytes)
  const read = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
  for (const page of read.split('\f').slice(0, -1)) {
    const named = [...page.matchAll(/Mother Vex (\d+)/g)].map(([, at]) => Number(at))
    for (const at of named)
      expect(page.match(new RegExp(`: of ${at}$`, 'gm'))?.length).toBe(lines(at).length)
  }
})
