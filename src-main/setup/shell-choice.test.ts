import { expect, test } from 'vitest'
import { shellChoice } from './shell-choice.mjs'

test.each([
  [[], { shell: null, rest: [] }],
  [['plug'], { shell: null, rest: ['plug'] }],
  [['--shell=electron'], { shell: 'electron', rest: [] }],
  [['--shell', 'chromium', 'plug'], { shell: 'chromium', rest: ['plug'] }],
  [['plug', '--shell', 'electron'], { shell: 'electron', rest: ['plug'] }],
])('%j', (args, chosen) => {
  expect(shellChoice(args)).toEqual(chosen)
})

test.each([
  [['--shell=firefox'], 'firefox'],
  [['--shell'], ''],
])('%j is refused', (args, name) => {
  expect(() => shellChoice(args as string[])).toThrow(
    `There is no shell "${name as string}": --shell takes electron or chromium.`,
  )
})
