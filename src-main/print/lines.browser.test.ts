import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeContent } from '../campaign/print/index.ts'
import { newState } from '../campaign/state.ts'
import { rulesets } from '../rules/registry.ts'
import { emptyShelf } from '../rules/testing/empty-shelf.ts'
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

it.skipIf(!hasReader)('no number stands alone on a line of the screen’s tables', async () => {
  const ruleset = rulesets['block-dodge-parry']!
  const situation = newState('Belfry', 'block-dodge-parry', {})
  const page = makeContent(
    { template: 'screen-insert', blocks: null, without: [], turned: true, brief: true, notes: '' },
    { situation, ruleset, shelf: emptyShelf, entries: [] },
  )
  if (page.end !== 'made') throw new Error(page.refused.why)
  const path = join(press.folder, 'screen.pdf')
  writeFileSync(path, (await press.print('screen-insert', page.data)).bytes)
  const read = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' })
  expect(read.match(/^\d+$/gm)).toBeNull()
})
