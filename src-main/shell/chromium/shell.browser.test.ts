import { afterAll, beforeAll } from 'vitest'
import { shellSuite } from '../shell.suite.ts'
import { testDisplay, type TestDisplay } from '../test-display.ts'
import { chromiumSubject } from './subject.ts'

let display: TestDisplay

beforeAll(async () => {
  display = await testDisplay()
})
afterAll(() => display.close())

shellSuite(
  'headless Chromium',
  chromiumSubject(() => ({ ...process.env, GATEFOLD_HEADLESS: '1' })),
)
shellSuite(
  'Chromium with a window',
  chromiumSubject(() => ({ ...process.env, GATEFOLD_HEADLESS: '0', DISPLAY: display.display })),
)
