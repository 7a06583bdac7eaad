import { ensure, programOnPath } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { startDisplay } from './display.mjs'
import { install } from './install.mjs'
import { check, playwright, vitest } from './stages.mjs'

/** Seconds each stage may take on two cores. */
const budget = { check: 90, unit: 120, e2e: 360 }

/** Windows of e2e open on a screen of their own wherever there is Xvfb. */
async function withDisplay(work) {
  if (process.platform !== 'linux' || !programOnPath('Xvfb')) return work({})
  const screen = await startDisplay()
  try {
    return await work({ DISPLAY: screen.display, WAYLAND_DISPLAY: '', XDG_SESSION_TYPE: 'x11' })
  } finally {
    screen.stop()
  }
}

async function e2e(args) {
  const browser = ensure({ browser: true, display: true })
  await buildIfChanged()
  return withDisplay(async (display) => {
    const env = { ...display, GATEFOLD_BROWSER: browser }
    const parts = args.length > 0 ? [] : [await vitest(['browser'], env)]
    parts.push(await playwright(args, env))
    return sum(parts)
  })
}

const stages = {
  check: () => check(),
  unit: () => vitest(['unit', 'screen']),
  e2e,
}

function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const count of counts) for (const key of Object.keys(total)) total[key] += count[key]
  return total
}

/** A stage that breaks down is a failure like any other; the next one runs all the same. */
async function stage(name, args) {
  const began = performance.now()
  console.log(`\n== ${name}`)
  const count = await stages[name](args).catch((error) => {
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

/** `test.mjs` runs every stage; `test.mjs e2e [file …]` one of them, with arguments of its own. */
const [only, ...args] = process.argv.slice(2)
if (only && !(only in stages)) {
  console.error(`There is no stage "${only}"; there are ${Object.keys(stages).join(', ')}.`)
  process.exit(2)
}
install()
const counts = []
for (const name of only ? [only] : Object.keys(stages)) counts.push(await stage(name, args))
const total = sum(counts)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
