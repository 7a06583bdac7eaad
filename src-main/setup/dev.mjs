import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensure } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { install } from './install.mjs'
import { dist, inRoot } from './places.mjs'

// Rebuilds when a source changes and starts the app again. Close the window or press Ctrl+C to end.

/** Milliseconds to wait for further changes before a rebuild. */
const rest = 200

await install()
const browser = ensure({ browser: true })
/** @type {import('node:child_process').ChildProcess | undefined} */
let app
/** @type {NodeJS.Timeout | undefined} */
let wanted
let busy = false

/** Starts the app again; state is kept in the vault, so the screen comes back where it was. */
function restart() {
  app = spawn(process.execPath, [`${dist}/main/main.mjs`], {
    stdio: 'inherit',
    env: { ...process.env, GATEFOLD_BROWSER: browser ?? '' },
  })
  const mine = app
  app.on('exit', (code) => {
    if (app === mine) process.exit(code ?? 0)
  })
}

/** @param {typeof app} child */
function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

async function rebuild() {
  if (busy) {
    wanted = setTimeout(rebuild, rest)
    return
  }
  busy = true
  try {
    await buildIfChanged()
    await stop(app)
    restart()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  busy = false
}

for (const folder of ['src-main', 'src-renderer', 'resources']) {
  watch(inRoot(folder), { recursive: true }, (_, name) => {
    if (name?.endsWith('.test.ts')) return
    clearTimeout(wanted)
    wanted = setTimeout(rebuild, rest)
  })
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void stop(app).then(() => process.exit(0)))
await rebuild()
