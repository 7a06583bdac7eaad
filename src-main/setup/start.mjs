import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ensure } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { hasDisplay } from './display.mjs'
import { electronProgram, fetchElectron } from './electron.mjs'
import { install } from './install.mjs'
import { dist, inRoot, root } from './places.mjs'
import { runFile } from './run.mjs'

/** How long Electron may take until it reports its window. Milliseconds. */
const patience = 20_000

const options = process.argv.slice(2)
const asked = options.find((option) => option.startsWith('--shell='))?.slice('--shell='.length)
const passed = options.filter((option) => !option.startsWith('--shell='))

/** @param {import('node:child_process').ChildProcess} child */
function passSignals(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
}

/**
 * Runs a program to its end, with ours.
 * @param {string} program @param {string[]} args @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
function attend(program, args, env) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  passSignals(child)
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

/**
 * Starts Electron and waits for its window.
 * @param {string} program
 * @returns {Promise<{ code: number } | { failed: string }>} how it ended, or why it never opened
 */
function tryElectron(program) {
  const rootless = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(program, [...rootless, root, ...passed], {
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  passSignals(child)
  return new Promise((resolve) => {
    let ready = false
    let last = ''
    const giveUp = setTimeout(() => {
      resolve({ failed: `it did not open a window within ${patience / 1000} seconds` })
      child.kill('SIGKILL')
    }, patience)
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('gatefold:ready')) {
        ready = true
        clearTimeout(giveUp)
      }
      console.log(line)
    })
    createInterface({ input: child.stderr }).on('line', (line) => {
      last = line || last
      if (ready) console.error(line)
    })
    child.on('error', (error) => resolve({ failed: error.message }))
    child.on('close', (code, signal) => {
      clearTimeout(giveUp)
      const how = `it ended with ${signal ?? code}${last ? `: ${last}` : ''}`
      resolve(ready ? { code: code ?? 1 } : { failed: how })
    })
  })
}

async function openInElectron() {
  if (asked === 'chromium') return null
  const program = electronProgram() ?? (await fetchElectron())
  if (!program) {
    if (asked === 'electron') process.exit(1)
    return null
  }
  const ended = await tryElectron(program)
  if ('code' in ended) return ended.code
  console.error(`Electron did not start: ${ended.failed}.`)
  console.error('Opening Gatefold in a browser on this machine instead; your campaigns come along.')
  return null
}

install()
await buildIfChanged()
if (hasDisplay()) {
  process.exitCode =
    (await openInElectron()) ??
    (await attend(process.execPath, [`${dist}/main/main.mjs`, ...passed], {
      GATEFOLD_BROWSER: ensure({ browser: true }) ?? '',
    }))
} else {
  console.log('There is no display here, so this is the tour: Gatefold works unseen and shows')
  console.log('what it made.')
  process.env.GATEFOLD_BROWSER = ensure({ browser: true }) ?? ''
  await runFile(inRoot('e2e/tour.ts'), passed)
}
