import { spawn } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { modules, root } from './places.mjs'
import { contentOf, recall, remember } from './stamp.mjs'

const least = { major: 20, minor: 19 }

/** @param {string} version of Node */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > least.major || (major === least.major && minor >= least.minor)
}

/** Stops here, in words, when this Node is too old to run anything that follows. */
function checkNode() {
  if (isNewEnough(process.versions.node)) return
  console.error(
    `Gatefold needs Node ${least.major}.${least.minor} or newer; this is ${process.versions.node}. ` +
      'Install a newer Node (its "LTS" download is right) and run the same command again.',
  )
  process.exit(1)
}

const wanted = () => contentOf(['package-lock.json'])
const isDone = () => existsSync(join(modules, 'vite')) && recall('installed') === wanted()

/**
 * True when the packages are a link to another checkout's: npm would empty that folder.
 * @param {string} folder
 */
function isLent(folder) {
  return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/** Stops here, in words, before anything happens to packages that are not ours. */
function checkLent() {
  if (!isLent(modules)) return
  console.error(
    'node_modules is a link to the packages of another checkout, and those are not what ' +
      'package-lock.json names now. Run npm ci there, or remove the link and run this again.',
  )
  process.exit(1)
}

/** @returns {Promise<boolean>} whether npm could fetch them all */
function fetchPackages() {
  const child = spawn(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  )
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

/**
 * Fetches the packages that package-lock.json names, when they are missing or it has changed.
 * No package's own install script is run. Of two set-ups at once, one waits for the other.
 */
export async function install() {
  checkNode()
  if (isDone()) return
  checkLent()
  const stands = await withLock('set-up', async () => {
    if (isDone()) return true
    console.error('Setting up: fetching packages (npm ci). This happens once.')
    const content = wanted()
    const fetched = await fetchPackages()
    if (fetched) remember('installed', content)
    return fetched
  })
  if (stands) return
  console.error(
    'The packages could not be fetched; npm says why above. Gatefold itself works offline, ' +
      'but this first step needs a package registry. Then run the same command again.',
  )
  process.exit(1)
}
