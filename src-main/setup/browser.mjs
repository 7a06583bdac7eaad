import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
]

const onMac = ['Chromium', 'Google Chrome', 'Microsoft Edge', 'Brave Browser'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const onWindows = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} name @returns {string | undefined} where PATH finds a program */
export function programOnPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(runs)
}

/** @returns {string | null} a Chromium-family browser: GATEFOLD_BROWSER, or the first one found */
export function findBrowser() {
  const preferred = process.env.GATEFOLD_BROWSER
  if (preferred) return runs(preferred) ? preferred : null
  if (process.platform === 'darwin') return onMac.find(existsSync) ?? null
  if (process.platform === 'win32') {
    return (
      [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
        .flatMap((folder) => (folder ? onWindows.map((path) => join(folder, path)) : []))
        .find(existsSync) ?? null
    )
  }
  return onPath.map(programOnPath).find(Boolean) ?? null
}

/**
 * The command a GM has to type to get packages, where we may not do it for them.
 * @param {string[]} packages
 */
function command(packages) {
  const names = packages.join(' ')
  if (process.platform === 'darwin') return 'brew install --cask chromium'
  if (process.platform === 'win32') return 'winget install --exact --id Google.Chrome'
  if (programOnPath('apt-get')) return `sudo apt-get update && sudo apt-get install -y ${names}`
  if (programOnPath('dnf'))
    return `sudo dnf install -y ${names.replace('xvfb', 'xorg-x11-server-Xvfb')}`
  if (programOnPath('pacman')) return `sudo pacman -S ${names.replace('xvfb', 'xorg-server-xvfb')}`
  return `install ${packages.join(' and ')} with your system's package manager`
}

/**
 * Installs packages on Debian and Ubuntu when we are root.
 * @param {string[]} packages
 */
function aptInstall(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !programOnPath('apt-get')) return
  console.error(`Setting up: installing ${packages.join(' and ')} (apt-get). This happens once.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const how = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  // A stale package list is no reason to stop: the install that follows tells the truth.
  spawnSync('apt-get', ['update', '-qq'], how)
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], how)
}

/**
 * Sees to it that the named things are on this machine, or stops with the command to type.
 * @param {{ browser?: boolean, display?: boolean, pdfTools?: boolean, networks?: boolean }} what `display`: Xvfb,
 *   `pdfTools`: other programs that read our PDFs, `networks`: what lays one out, all for tests on Linux
 * @returns {string | null} the browser, when one was asked for
 */
export function ensure({ browser = false, display = false, pdfTools = false, networks = false }) {
  const onLinux = process.platform === 'linux'
  const lacks = () => [
    ...(browser && !findBrowser() ? ['chromium'] : []),
    ...(display && onLinux && !programOnPath('Xvfb') ? ['xvfb'] : []),
    ...(pdfTools && onLinux && !programOnPath('pdftotext') ? ['poppler-utils'] : []),
    ...(pdfTools && onLinux && !programOnPath('qpdf') ? ['qpdf'] : []),
    ...(networks && onLinux && !programOnPath('ip') ? ['iproute2'] : []),
  ]
  const missing = lacks()
  if (missing.length > 0) aptInstall(missing)
  if (missing.length > 0 && lacks().length > 0) stop(lacks())
  return browser ? findBrowser() : null
}

/** @param {string[]} missing */
function stop(missing) {
  const preferred = process.env.GATEFOLD_BROWSER
  if (preferred && missing.includes('chromium')) {
    console.error(`GATEFOLD_BROWSER names ${preferred}, and no program can be run there.`)
  } else {
    console.error(`Gatefold needs ${missing.join(' and ')}, and could not install it. Type:`)
    console.error(`  ${command(missing)}`)
    if (missing.includes('chromium'))
      console.error('Chrome, Edge or Brave will do as well. Then run the same command again.')
  }
  process.exit(1)
}
