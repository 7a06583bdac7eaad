import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, modules } from './places.mjs'
import { recall, remember } from './stamp.mjs'

/** Milliseconds without progress after which a download is given up. */
const stall = 10_000
/** Milliseconds before a failed download is tried again, instead of at every start. */
const day = 86_400_000

/** Message where Electron is required and its program is missing. */
export const electronMissing =
  "Electron's program is not on this machine. It is fetched by: node src-main/setup/electron.mjs"

/** @returns {string | null} path of Electron's program when it is here and whole */
export function electronProgram() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  try {
    const name = readFileSync(join(modules, 'electron/path.txt'), 'utf8').trim()
    const program = join(override ?? join(modules, 'electron/dist'), name)
    return existsSync(program) ? program : null
  } catch {
    const program = override && join(override, 'electron')
    return program && existsSync(program) ? program : null
  }
}

/**
 * Downloads Electron's program with its own downloader, giving up when nothing moves.
 * @param {{ insist?: boolean }} [how] `insist` tries again even when it was refused today
 * @returns {Promise<string | null>} null, with the reason told, when it cannot be had
 */
export async function fetchElectron({ insist = false } = {}) {
  if (!existsSync(join(modules, 'electron'))) return null
  if (!insist && Date.now() - Number(recall('electron-refused')) < day) return null
  console.error('Fetching Electron (about 110 MB, once) …')
  const why = await download()
  const program = electronProgram()
  if (program) return program
  remember('electron-refused', String(Date.now()))
  console.error(
    `Electron could not be fetched: ${why ?? 'its archive did not unpack'}. ` +
      'Gatefold needs it only to be packaged; it opens in a browser on this machine as well. ' +
      'It will be tried again tomorrow, or now with: node src-main/setup/electron.mjs',
  )
  return null
}

/** @returns {Promise<string | null>} what went wrong, in words */
function download() {
  const child = spawn(process.execPath, [inRoot('src-main/setup/electron-download.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  return new Promise((resolve) => {
    let says = ''
    const giveUp = () => {
      child.kill('SIGKILL')
      resolve(`nothing arrived for ${stall / 1000} seconds`)
    }
    let patience = setTimeout(giveUp, stall)
    child.on('message', () => {
      clearTimeout(patience)
      patience = setTimeout(giveUp, stall)
    })
    child.stderr?.on('data', (text) => (says += text))
    child.on('close', (code) => {
      clearTimeout(patience)
      resolve(code === 0 ? null : says.trim().split('\n').at(-1) || `it ended with ${code}`)
    })
  })
}

if (process.argv[1] === inRoot('src-main/setup/electron.mjs')) {
  process.exitCode = electronProgram() || (await fetchElectron({ insist: true })) ? 0 : 1
}
