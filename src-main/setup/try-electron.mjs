import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Milliseconds that Electron may take until it reports its window. */
const patience = 20_000

/** Lines of main that mean success: its window is open, or another instance's was brought to the front. */
const well = ['gatefold:window', 'gatefold:ready', 'Gatefold is already running']

/** @param {import('node:child_process').ChildProcess} child */
export function passSignals(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
}

/**
 * Starts Electron and waits for its end. It is killed when it opens no window in time.
 * @param {string} program @param {string[]} args
 * @param {number} [most] milliseconds until its window stands
 * @returns {Promise<{ code: number } | { failed: string }>} how it ended, or why it never opened
 */
export function tryElectron(program, args, most = patience) {
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'] })
  passSignals(child)
  return new Promise((resolve) => {
    let stands = false
    let last = ''
    const giveUp = setTimeout(() => {
      // Not before it has gone: it holds the data folder.
      child.on('exit', () =>
        resolve({ failed: `it did not open a window within ${most / 1000} seconds` }),
      )
      child.kill('SIGKILL')
    }, most)
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (well.some((word) => line.startsWith(word))) {
        stands = true
        clearTimeout(giveUp)
      }
      console.log(line)
    })
    createInterface({ input: child.stderr }).on('line', (line) => {
      last = line || last
      if (stands) console.error(line)
    })
    child.on('error', (error) => {
      clearTimeout(giveUp)
      resolve({ failed: error.message })
    })
    child.on('close', (code, signal) => {
      clearTimeout(giveUp)
      const how = `it ended with ${signal ?? code}${last ? `: ${last}` : ''}`
      resolve(stands ? { code: code ?? 1 } : { failed: how })
    })
  })
}

/**
 * Opens Gatefold in Electron, or, with the reason told, in the browser.
 * @param {string} program @param {string[]} args
 * @param {() => Promise<number>} browser
 * @param {number} [most] milliseconds until Electron's window stands
 * @returns {Promise<number>} exit code
 */
export async function electronOr(program, args, browser, most) {
  const ended = await tryElectron(program, args, most)
  if ('code' in ended) return ended.code
  console.error(`Electron did not start: ${ended.failed}.`)
  console.error('Opening Gatefold in a browser on this machine instead; your campaigns come along.')
  return browser()
}
