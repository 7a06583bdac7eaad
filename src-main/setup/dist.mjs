import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { build } from './build.mjs'
import { electronProgram, fetchElectron } from './electron.mjs'
import { install } from './install.mjs'
import { modules, root } from './places.mjs'

const args = process.argv.slice(2)

/** Whether the packager is told where Electron is, or has to find one for another system. */
const isTold = args.some((arg) =>
  /^(-w|-m|-l|--(win|windows|mac|macos|linux)|.*electronDist)/.test(arg),
)

/**
 * The packager would fetch Electron a second time: it takes the one that is here.
 * @returns {Promise<string[] | null>} null when there is none and none can be had
 */
async function electronHere() {
  if (isTold) return []
  const program = electronProgram() ?? (await fetchElectron({ insist: true }))
  return program ? ['-c.electronDist', dirname(program)] : null
}

/** Packages for this platform in release/. `npm run dist -- --dir` stops at the unpacked app. */
await install()
const electron = await electronHere()
if (!electron) {
  console.error('No package was made: packaging needs the program of Electron, which is not here.')
  process.exit(1)
}
await build()
const packager = join(modules, 'electron-builder/cli.js')
const how = ['--config', 'electron-builder.yml', '--publish', 'never', ...electron, ...args]
const ran = spawnSync(process.execPath, [packager, ...how], { cwd: root, stdio: 'inherit' })
if (ran.status !== 0)
  console.error(
    'No package was made; the reason stands above. Installers (AppImage, deb, dmg, setup) need ' +
      'packaging tools that are downloaded on first use; npm run dist -- --dir does without them.',
  )
process.exitCode = ran.status ?? 1
