import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memory, modules, root } from './places.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** Tests of e2e that run side by side: as many as CI has cores. */
export const workers = 2

const windows = process.platform === 'win32'
const npm = windows ? 'npm.cmd' : 'npm'
/** @param {string} path */
const inModules = (path) => join(modules, path)

/**
 * Runs a program and keeps what it said.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, aloud?: boolean }} [how] `aloud` shows it as it comes
 * @returns {Promise<{ code: number, says: string }>}
 */
function run(program, args, { env = {}, aloud = false } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', aloud ? 'inherit' : 'pipe', aloud ? 'inherit' : 'pipe'],
    shell: windows && program === npm,
  })
  return new Promise((resolve) => {
    let says = ''
    child.stdout?.on('data', (text) => (says += text))
    child.stderr?.on('data', (text) => (says += text))
    child.on('close', (code) => resolve({ code: code ?? 1, says }))
  })
}

/** @param {string} name */
const remembered = (name) => join(memory, name)

/** Scripts of package.json that make up `check`, the longest first; each can be run alone. */
const checks = ['lint', 'types', 'format', 'layers', 'promises']

/** @param {string} name */
async function checkOne(name) {
  const { code, says } = await run(npm, ['run', '--silent', `check:${name}`])
  console.log(`check ${name}: ${code === 0 ? 'passed' : 'failed'}`)
  if (code !== 0) console.log(says.trim())
  return code === 0
}

/** @returns {Promise<Count>} one count for each check; two run at a time */
export async function check() {
  const waiting = [...checks]
  let passed = 0
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (await checkOne(name)) passed += 1
  }
  await Promise.all([worker(), worker()])
  return { passed, failed: checks.length - passed, skipped: 0 }
}

/**
 * A report that a test program left, or null when it died before writing one.
 * @param {string} file
 */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * A program that failed without a failed test (a file that would not load, a lost promise) counts as one.
 * @param {Count} count @param {number} code
 */
function settle(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** @param {{ status: string, assertionResults: unknown[] }} file of vitest's report */
const isUnloaded = (file) => file.status === 'failed' && file.assertionResults.length === 0

/**
 * @typedef {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[],
 * }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/** @param {VitestReport | null} report @param {number} code @returns {Count} */
export function countVitest(report, code) {
  if (!report) return settle({ passed: 0, failed: 0, skipped: 0 }, code)
  const failed = report.numFailedTests + report.testResults.filter(isUnloaded).length
  const skipped = report.numPendingTests + report.numTodoTests
  return settle({ passed: report.numPassedTests, failed, skipped }, code)
}

/** A test that passed only when it was tried again has failed. @param {PlaywrightReport | null} report @param {number} code @returns {Count} */
export function countPlaywright(report, code) {
  if (!report) return settle({ passed: 0, failed: 0, skipped: 0 }, code)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle({ passed: expected, failed: unexpected + flaky, skipped }, code)
}

/** @param {string[]} projects of vitest.config.ts @returns {Promise<Count>} */
export async function vitest(projects, env = {}) {
  const file = remembered(`vitest-${projects.join('-')}.json`)
  mkdirSync(memory, { recursive: true })
  rmSync(file, { force: true })
  const { code } = await run(
    process.execPath,
    [
      inModules('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { NO_COLOR: '1', ...env }, aloud: true },
  )
  return countVitest(report(file), code)
}

/** @param {string[]} args passed on to Playwright @returns {Promise<Count>} */
export async function playwright(args, env = {}) {
  const file = remembered('playwright.json')
  mkdirSync(memory, { recursive: true })
  rmSync(file, { force: true })
  const { code } = await run(
    process.execPath,
    [inModules('@playwright/test/cli.js'), 'test', ...args],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      aloud: true,
    },
  )
  return countPlaywright(report(file), code)
}

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
