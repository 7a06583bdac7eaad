import { accessSync, constants, statSync } from 'node:fs'
import { posix, win32 } from 'node:path'

export interface Machine {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
  /** True when there is a program at this path. */
  isProgram(path: string): boolean
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
  'vivaldi-stable',
]

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser', 'Vivaldi']

const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['BraveSoftware', 'Brave-Browser', 'Application', 'brave.exe'],
]

/**
 * Browser to run in: the one that GATEFOLD_BROWSER names, else the first of the Chromium family here. Null
 * when there is none.
 */
export function findBrowser(machine: Machine = thisMachine()): string | null {
  const named = machine.env['GATEFOLD_BROWSER']
  if (named) return machine.isProgram(named) ? named : null
  return places(machine).find((path) => machine.isProgram(path)) ?? null
}

/** Message to the GM when no browser is found. */
export function browserMissing(env: Machine['env'] = process.env): string {
  const named = env['GATEFOLD_BROWSER']
  if (named) return `GATEFOLD_BROWSER names ${named}, and there is no program there.`
  return 'Gatefold found no Chromium, Chrome or Edge on this machine. Install one, or name it in GATEFOLD_BROWSER.'
}

function places({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    )
    return windowsPrograms.flatMap((parts) => roots.map((root) => win32.join(root, ...parts)))
  }
  const onPath = (env['PATH'] ?? '').split(':').filter(Boolean)
  const found = names.flatMap((name) => onPath.map((folder) => posix.join(folder, name)))
  if (platform !== 'darwin') return found
  const homes = ['', env['HOME'] ?? '']
  const apps = macApps.flatMap((app) =>
    homes.map((home) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
  )
  return [...found, ...apps]
}

function thisMachine(): Machine {
  return { platform: process.platform, env: process.env, isProgram }
}

/** True when this path is a file that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
