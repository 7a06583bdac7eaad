import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sum } from './stages.mjs'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
}
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }

test("vitest's report is counted; what was skipped neither passed nor failed", () => {
  expect(countVitest(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a test file that would not load has failed', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  expect(countVitest({ ...vitest, numFailedTests: 0, testResults: [unloaded] }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
  })
})

test("Playwright's report is counted; a test that passed only the second time has failed", () => {
  expect(countPlaywright(playwright, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('a program that fails without a failed test, or without any report, counts as one', () => {
  const fine = { ...vitest, numFailedTests: 0, testResults: [] }
  expect(countVitest(fine, 0)).toEqual({ passed: 5, failed: 0, skipped: 3 })
  expect(countVitest(fine, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('stages add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
