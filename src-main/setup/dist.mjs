import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { build } from './build.mjs'
import { electronProgram, fetchElectron } from './electron.mjs'
import { install } from './install.mjs'
import { writeBrowserPackages } from './package/browser-packages.mjs'
import { inRoot, modules, root } from './places.mjs'
import { shellChoiceOrEnd } from './shell-choice.mjs'

/** Packages for this platform in release/. What follows `--shell electron` goes to Electron's packager. */
const { shell, rest: args } = shellChoiceOrEnd(process.argv.slice(2))

/** True when the arguments tell the packager where Electron is, or ask for another system. */
const hasOwnTarget = args.some((arg) =>
  /^(-w|-m|-l|--(win|windows|mac|macos|linux)|.*electronDist)/.test(arg),
)

/**
 * The packager would fetch Electron a second time: it takes the one that is here.
 * @returns {Promise<string[] | null>} null when there is none and none can be had
 */
async function electronHere() {
  if (hasOwnTarget) return []
  const program = electronProgram() ?? (await fetchElectron({ insist: true }))
  return program ? ['-c.electronDist', dirname(program)] : null
}

/** @returns {boolean} whether they were made */
function packBrowserShell() {
  try {
    for (const file of writeBrowserPackages(inRoot('release'))) console.log(`Made ${file}`)
    return true
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`No package of the browser shell was made: ${why}`)
    return false
  }
}

/** @returns {Promise<boolean>} whether they were made */
async function packElectron() {
  const electron = await electronHere()
  if (!electron) {
    console.error(
      'No package with Electron was made: packaging needs its program, which is not here. ' +
        'npm run dist -- --shell chromium does without.',
    )
    return false
  }
  const packager = join(modules, 'electron-builder/cli.js')
  const how = ['--config', 'electron-builder.yml', '--publish', 'never', ...electron, ...args]
  const ran = spawnSync(process.execPath, [packager, ...how], { cwd: root, stdio: 'inherit' })
  if (ran.status !== 0)
    console.error(
      'No package with Electron was built; see the reason above. Installers (AppImage, deb, dmg, setup) ' +
        'need packaging tools that are downloaded on first use; npm run dist -- --dir does without them.',
    )
  return ran.status === 0
}

await install()
await build()
// Whoever has words for Electron's packager means its packages.
const isBrowsers = shell === 'chromium' || (shell === null && args.length === 0)
const browsers = isBrowsers ? packBrowserShell() : true
const electrons = shell === 'chromium' ? true : await packElectron()
process.exitCode = browsers && electrons ? 0 : 1
