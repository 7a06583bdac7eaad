import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketsIn } from './lock-folder.ts'
import { isProof, proofOf } from './lock-key.ts'
import { ask } from './lock-line.ts'

export type ElectionState = 'candidate' | 'owner'

/** Question of one start to another: its role, and a proof that it knows the key. `who` is a nonce. */
interface Who {
  who: string
}

/** Answers another start that asks who this is; null for any other request. */
export function answerWho(request: unknown, key: Buffer, standing: ElectionState): unknown {
  const { who } = (request ?? {}) as Partial<Who>
  return typeof who === 'string' ? { standing, proof: proofOf(key, who, standing) } : null
}

/**
 * Settles which of the sockets in a folder is the owner's. Every start first listens on a socket
 * with a name of its own, so a dead one can be removed without a race. A standing owner wins, else
 * the first name. Ours is declared in the same turn in which the folder was last read: whoever
 * comes later finds an owner.
 * @returns the path of the owner's socket, or null when it is ours; `unseen` when ours was swept away
 * @throws {Error} when something else answers in Gatefold's place
 */
export async function elect(
  folder: string,
  ours: string,
  key: Buffer,
  declare: () => void,
): Promise<string | null | 'unseen'> {
  const later = new Set<string>([ours])
  for (;;) {
    const names = socketsIn(folder)
    if (!names.includes(ours)) return 'unseen'
    const unknown = names.filter((name) => !later.has(name))
    if (unknown.length === 0) {
      declare()
      return null
    }
    let waits = false
    for (const name of unknown) {
      const standing = await standingOf(join(folder, name), key)
      if (standing === 'owner') return join(folder, name)
      if (standing === null) rmSync(join(folder, name), { force: true })
      else if (name < ours) waits = true
      else later.add(name)
    }
    // One before us is about to own it or to give up.
    if (waits) await pause(20)
  }
}

/**
 * Role of the process behind a socket; null when there is none.
 * @throws {Error} when it does not know the data folder's key
 */
export async function standingOf(path: string, key: Buffer): Promise<ElectionState | null> {
  for (let tries = 0; tries < 2; tries++) {
    const nonce = randomBytes(16).toString('hex')
    const said = await ask(path, { who: nonce }, 5_000)
    if (said.ok) {
      const { standing, proof } = (said.value ?? {}) as { standing?: unknown; proof?: unknown }
      const known = standing === 'owner' ? 'owner' : 'candidate'
      if (isProof(key, nonce, known, proof)) return known
      throw new Error(
        `Another program answers at ${path} in Gatefold’s place. End it, and start Gatefold again.`,
      )
    }
    // Alive and silent (stopped, or swapped out): it keeps what it has.
    if (said.failure.code !== 'gone') return 'owner'
    // A socket refuses for a moment between its making and its listening.
    if (tries === 0) await pause(50)
  }
  return null
}
