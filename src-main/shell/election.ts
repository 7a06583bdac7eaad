import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './lock-line.ts'

/** Nobody else asks for this: it is how starts find out about each other. */
export const who = 'gatefold:who'
export type Standing = 'candidate' | 'owner'

/**
 * Settles which of the sockets in a folder is the owner's. Every start first listens on a socket
 * with a name of its own, so a dead one can be removed without a race. A standing owner wins, else
 * the first name. Ours is declared in the same turn in which the folder was last read: whoever
 * comes later finds an owner.
 * @returns the path of the owner's socket, or null when it is ours; `unseen` when ours was swept away
 */
export async function elect(
  folder: string,
  ours: string,
  declare: () => void,
): Promise<string | null | 'unseen'> {
  const later = new Set<string>([ours])
  for (;;) {
    const names = readdirSync(folder).sort()
    if (!names.includes(ours)) return 'unseen'
    const unknown = names.filter((name) => !later.has(name))
    if (unknown.length === 0) {
      declare()
      return null
    }
    let waits = false
    for (const name of unknown) {
      const standing = await standingOf(join(folder, name))
      if (standing === 'owner') return join(folder, name)
      if (standing === null) rmSync(join(folder, name), { force: true, recursive: true })
      else if (name < ours) waits = true
      else later.add(name)
    }
    // One before us is about to own it or to give up.
    if (waits) await pause(20)
  }
}

/** What the process behind a socket is; null when there is none. */
async function standingOf(path: string): Promise<Standing | null> {
  for (let tries = 0; tries < 2; tries++) {
    const said = await ask(path, who, 5_000)
    if (said.ok) return said.value === 'owner' ? 'owner' : 'candidate'
    // Alive and silent (stopped, or swapped out): it keeps what it has.
    if (said.failure.code !== 'gone') return 'owner'
    // A socket refuses for a moment between its making and its listening.
    if (tries === 0) await pause(50)
  }
  return null
}
