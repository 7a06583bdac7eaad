import { spawn } from 'node:child_process'

/**
 * Milliseconds after which an opener that still runs is taken to have found a program: on some desktops it
 * keeps running with it.
 */
const longEnough = 3_000

/**
 * Opens a file or folder in the machine's own program for it.
 * @throws {Error} when there is none.
 */
export function reveal(path: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  return runOpener(opener(platform, path), platform !== 'win32').catch((cause: unknown) => {
    throw new Error(`This machine has no program to open ${path} with.`, { cause })
  })
}

/**
 * Runs an opener. `says`: its exit code reports failure, as all do but Explorer, which ends with 1 also when
 * all went well.
 */
export function runOpener([command, ...args]: [string, ...string[]], says: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true })
    const enough = setTimeout(resolve, longEnough)
    enough.unref()
    child.once('error', reject)
    child.once('spawn', () => child.unref())
    child.once('exit', (code) => {
      clearTimeout(enough)
      if (code === 0 || !says) resolve()
      else reject(new Error(`${command} ended with ${String(code)}`))
    })
  })
}

/** Command by which each platform opens a file or folder. */
export function opener(platform: NodeJS.Platform, path: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', path]
  if (platform === 'win32') return ['explorer.exe', path]
  return ['xdg-open', path]
}
