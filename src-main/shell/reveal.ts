import { spawn } from 'node:child_process'

/** Opens a file or folder in the machine's own program for it. */
export function reveal(path: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  const [command, ...args] = opener(platform, path)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true })
    child.once('error', () =>
      reject(new Error(`This machine has no program to open ${path} with.`)),
    )
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
  })
}

/** The command that each platform opens things with. */
export function opener(platform: NodeJS.Platform, path: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', path]
  if (platform === 'win32') return ['explorer.exe', path]
  return ['xdg-open', path]
}
