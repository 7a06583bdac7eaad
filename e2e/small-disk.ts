import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own for a folder, small enough to fill up. */
export interface SmallDisk {
  /** Leaves no room for anything. */
  fill(): void
  /** Makes room again. */
  free(): void
  readOnly(): void
  writable(): void
  remove(): void
}

/** Mounts a disk in memory at `folder`; null where this user may not. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true })
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'gatefold-e2e', folder)
  } catch {
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    fill() {
      // The browser writes too meanwhile: room is taken until there is none, not as much as there was.
      for (const piece of [Buffer.alloc(1_000_000), Buffer.alloc(1)]) {
        while (fits(ballast, piece));
      }
    },
    free: () => rmSync(ballast),
    readOnly: () => void mount('-o', 'remount,ro', folder),
    writable: () => void mount('-o', 'remount,rw', folder),
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  }
}

function fits(path: string, piece: Uint8Array): boolean {
  try {
    appendFileSync(path, piece)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
