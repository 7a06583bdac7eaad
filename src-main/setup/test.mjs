import { ensure, programOnPath } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { startDisplay } from './display.mjs'
import { electronMissing, electronProgram } from './electron.mjs'
import { install } from './install.mjs'
import { shellChoiceOrEnd } from './shell-choice.mjs'
import { check, playwright, sum, vitest, workers } from './stages.mjs'

/** @typedef {import('./stages.mjs').Count} Count */

/** Seconds each stage may take on two cores. */
const budget = { check: 90, unit: 120, e2e: 360 }

/**
 * Runs e2e work with an invisible screen for each worker, where Xvfb is installed.
 * @param {(displays: Record<string, string>) => Promise<Count>} work
 */
async function withDisplays(work) {
  if (process.platform !== 'linux' || !programOnPath('Xvfb')) return work({})
  const screens = await Promise.all(Array.from({ length: workers }, startDisplay))
  const displays = screens.map(({ display }) => display)
  try {
    return await work({
      DISPLAY: displays[0] ?? '',
      GATEFOLD_DISPLAYS: displays.join(),
      WAYLAND_DISPLAY: '',
      XDG_SESSION_TYPE: 'x11',
    })
  } finally {
    for (const screen of screens) screen.stop()
  }
}

/** The requested shell; otherwise each one installed. */
function shellsHere() {
  if (shell) return [shell]
  return electronProgram() ? ['chromium', 'electron'] : ['chromium']
}

/** @param {string[]} args */
async function e2e(args) {
  const browser = ensure({ browser: true, display: true, pdfTools: true, networks: true })
  await buildIfChanged()
  return withDisplays(async (displays) => {
    const env = { ...displays, GATEFOLD_BROWSER: browser ?? '' }
    const parts = args.length > 0 || shell ? [] : [await vitest(['browser'], env)]
    for (const one of shellsHere())
      parts.push(await playwright(args, { ...env, GATEFOLD_SHELL: one }))
    return sum(parts)
  })
}

/** @typedef {'check' | 'unit' | 'e2e'} Stage */
/** @type {Record<Stage, (args: string[]) => Promise<Count>>} */
const stages = {
  check: () => check(),
  unit: () => vitest(['unit', 'screen', 'mounted']),
  e2e,
}

/**
 * Runs a stage; an error in it counts as a failure, and the next stage still runs.
 * @param {Stage} name @param {string[]} args
 */
async function stage(name, args) {
  const began = performance.now()
  console.log(`\n== ${name}`)
  const count = await stages[name](args).catch((/** @type {unknown} */ error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  console.log(
    `== ${name}: ${count.passed} passed, ${count.failed} failed${skipped}; ` +
      `${seconds} s of ${budget[name]}`,
  )
  return count
}

/** `test.mjs` runs every stage; `test.mjs e2e [--shell NAME] [file …]` one of them, with arguments of its own. */
const { shell, rest } = shellChoiceOrEnd(process.argv.slice(2))
const [only, ...args] = rest
const all = /** @type {Stage[]} */ (Object.keys(stages))
const chosen = only ? all.filter((name) => name === only) : all
if (chosen.length === 0) {
  console.error(`There is no stage "${only}"; there are ${all.join(', ')}.`)
  process.exit(2)
}
await install()
if (shell === 'electron' && !electronProgram()) {
  console.error(electronMissing)
  process.exit(1)
}
const counts = []
for (const name of chosen) counts.push(await stage(name, args))
const total = sum(counts)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
