import { spawn } from 'node:child_process'
import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { windowFlags } from './flags.ts'
import type { Launch } from './launch.ts'

/** A short-lived second process on the same profile asks the first for an app window at `url`. */
export function askForWindow(how: Launch, url: string): Promise<unknown> {
  const args = windowFlags(how.profile, url, process.getuid?.())
  return new Promise((resolve, reject) => {
    const asking = spawn(how.browser, args, { stdio: 'ignore', env: how.env })
    asking.once('error', reject)
    asking.once('exit', resolve)
  })
}

/**
 * Where a running browser of this profile hears second processes; '' when there is none. POSIX only:
 * there the profile's `SingletonSocket` leads to it.
 */
export function earOf(profile: string): Promise<string> {
  return readlink(join(profile, 'SingletonSocket')).catch(() => '')
}

/** Waits until a browser that is starting hears second processes, or until `enough`. */
export async function hears(
  profile: string,
  earBefore: string,
  enough: Promise<unknown>,
): Promise<void> {
  let open = true
  const ends = enough.then(
    () => (open = false),
    () => (open = false),
  )
  while (open) {
    const ear = await earOf(profile)
    if (ear !== '' && ear !== earBefore) return
    await Promise.race([ends, pause(5)])
  }
}
