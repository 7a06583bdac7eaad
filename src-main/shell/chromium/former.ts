import { execFile } from 'node:child_process'
import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Links by which a browser marks its profile as in use; the first names its host and process. */
const marks = ['SingletonLock', 'SingletonSocket', 'SingletonCookie']

/**
 * Waits until no browser of an earlier start holds the profile: it ends by itself about two seconds after its
 * main was killed. Marks of a browser that has ended (its process number was reused, or the machine was given
 * another name) are removed: with them a new browser would refuse to start. POSIX only: there the profile's
 * `SingletonLock` names host and process.
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
  for (const mark of marks) await rm(join(profile, mark), { force: true })
}

async function holderOf(profile: string): Promise<number | null> {
  const link = await readlink(join(profile, 'SingletonLock')).catch(() => '')
  const pid = Number(link.slice(link.lastIndexOf('-') + 1))
  if (!Number.isInteger(pid) || pid <= 1) return null
  return (await commandOf(pid)).includes(`--user-data-dir=${profile} `) ? pid : null
}

/** Command line of a process, each word followed by a space; '' when there is no such process. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (words) => words.replaceAll('\0', ' '),
      () => '',
    )
  return new Promise((resolve) =>
    execFile('ps', ['-p', String(pid), '-o', 'command='], (error, said) =>
      resolve(error ? '' : `${said.trim()} `),
    ),
  )
}
