import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Folders {
  /** Campaigns, backups, the browser's profile, the lock. */
  data: string
  /** PDFs and exports, where the GM finds them. */
  out: string
}

/**
 * Absolute paths of both folders, by the platform's conventions; `GATEFOLD_DATA` and `GATEFOLD_OUT` override
 * them.
 */
export function folders(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  home = homedir(),
): Folders {
  const data =
    environment['GATEFOLD_DATA'] || join(dataHome(environment, platform, home), 'gatefold')
  const documents = join(home, 'Documents')
  const out =
    environment['GATEFOLD_OUT'] || join(existsSync(documents) ? documents : home, 'Gatefold')
  // Electron accepts only absolute paths, and the GM is shown where a written file really is.
  return { data: resolve(data), out: resolve(out) }
}

function dataHome(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform, home: string): string {
  if (platform === 'win32') return environment['APPDATA'] ?? join(home, 'AppData', 'Roaming')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support')
  return environment['XDG_DATA_HOME'] ?? join(home, '.local', 'share')
}

/** Makes the data folder. @throws with the folder's name and the way out when it can't be written. */
export function makeDataFolder(data: string): void {
  try {
    mkdirSync(join(data, 'campaigns'), { recursive: true, mode: 0o700 })
    accessSync(data, constants.W_OK)
  } catch (error) {
    throw new Error(
      `Gatefold can't write to ${data} (${error instanceof Error ? error.message : String(error)}). ` +
        'Make that folder writable, or set GATEFOLD_DATA to another one.',
      { cause: error },
    )
  }
}
