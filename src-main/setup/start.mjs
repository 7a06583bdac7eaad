import { spawn } from 'node:child_process'
import { ensure } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { hasDisplay } from './display.mjs'
import { electronMissing, electronProgram, fetchElectron } from './electron.mjs'
import { install } from './install.mjs'
import { dist, inRoot, root } from './places.mjs'
import { runFile } from './run.mjs'
import { shellChoiceOrEnd } from './shell-choice.mjs'
import { electronOr, passSignals } from './try-electron.mjs'

const { shell: chosenShell, rest: passed } = shellChoiceOrEnd(process.argv.slice(2))

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

/** @returns {Promise<number>} */
function openInBrowser() {
  const env = { GATEFOLD_BROWSER: ensure({ browser: true }) ?? '' }
  return attend(process.execPath, [`${dist}/main/main.mjs`, ...passed], env)
}

/** @returns {Promise<number>} */
async function open() {
  if (chosenShell === 'chromium') return openInBrowser()
  const program = electronProgram() ?? (await fetchElectron())
  if (!program && chosenShell !== 'electron') return openInBrowser()
  if (!program) {
    console.error(electronMissing)
    return 1
  }
  const rootless = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return electronOr(program, [...rootless, root, ...passed], openInBrowser)
}

await install()
await buildIfChanged()
if (hasDisplay()) {
  process.exitCode = await open()
} else {
  console.log('There is no display here, so this is the tour: Gatefold works unseen and shows')
  console.log('what it made.')
  process.env.GATEFOLD_BROWSER = ensure({ browser: true }) ?? ''
  await runFile(inRoot('e2e/tour.ts'), passed)
}
