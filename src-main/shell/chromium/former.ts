import { readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until no browser of an earlier start holds the profile: it ends by itself about two seconds
 * after its main was killed. POSIX only: there the profile's `SingletonLock` names host and process.
 * @throws {Error} when one still holds it after `patience` milliseconds.
 */
export async function formerBrowser(profile: string, patience = 15_000): Promise<void> {
  const until = Date.now() + patience
  for (let holder = await holderOf(profile); holder !== null; holder = await holderOf(profile)) {
    if (Date.now() > until) {
      throw new Error(
        `A browser from an earlier start (process ${holder}) still holds ${profile}. End that process and start Gatefold again.`,
      )
    }
    await pause(50)
  }
}

async function holderOf(profile: string): Promise<number | null> {
  const link = await readlink(join(profile, 'SingletonLock')).catch(() => '')
  const dash = link.lastIndexOf('-')
  const pid = Number(link.slice(dash + 1))
  if (dash < 0 || link.slice(0, dash) !== hostname() || !Number.isInteger(pid) || pid <= 1)
    return null
  return isAlive(pid) ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
