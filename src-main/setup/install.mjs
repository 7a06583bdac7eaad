import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { modules, root } from './places.mjs'
import { contentOf, recall, remember } from './stamp.mjs'

const least = { major: 20, minor: 19 }

/** Stops here, in words, when this Node is too old to run anything that follows. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > least.major || (major === least.major && minor >= least.minor)) return
  console.error(
    `Gatefold needs Node ${least.major}.${least.minor} or newer; this is ${process.versions.node}. ` +
      'Install a newer Node (its "LTS" download is right) and run the same command again.',
  )
  process.exit(1)
}

/**
 * Fetches the packages that package-lock.json names, when they are missing or it has changed.
 * No package's own install script is run.
 */
export function install() {
  checkNode()
  const wanted = contentOf(['package-lock.json'])
  if (existsSync(join(modules, 'vite')) && recall('installed') === wanted) return
  console.error('Setting up: fetching packages (npm ci). This happens once.')
  const ran = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  )
  if (ran.status !== 0) {
    console.error(
      'The packages could not be fetched; npm says why above. Gatefold itself works offline, ' +
        'but this first step needs a package registry. Then run the same command again.',
    )
    process.exit(1)
  }
  remember('installed', wanted)
}
