import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from './places.mjs'

/** Runs as a process of its own, tells its parent whenever bytes arrive, and may be killed at any time. */
const electron = createRequire(inRoot('package.json')).resolve('electron/package.json')
const fromElectron = createRequire(electron)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Electron's downloader needs Node 22.12 or newer, and this is ${process.versions.node}.`,
  )
  process.exit(1)
}
const { downloadArtifact } = await import(pathToFileURL(fromElectron.resolve('@electron/get')).href)

try {
  await downloadArtifact({
    version: fromElectron('./package.json').version,
    artifactName: 'electron',
    platform: process.platform,
    arch: process.arch,
    checksums: fromElectron('./checksums.json'),
    downloadOptions: { quiet: true, getProgressCallback: () => process.send?.('more') },
  })
} catch (error) {
  const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error)
  const why = cause?.code ?? cause?.message
  console.error(why ? `${message} (${why})` : message)
  process.exit(1)
}
// The archive is in Electron's own cache now: its installer only unpacks it.
const unpacked = spawnSync(process.execPath, [join(dirname(electron), 'install.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.exit(unpacked.status ?? 1)
