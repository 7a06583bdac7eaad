import { randomBytes, randomUUID } from 'node:crypto'

/** The machine's own source of chance: 128 bits as 32 hex digits. */
export function seed(): string {
  return randomBytes(16).toString('hex')
}

/** A campaign's id: short enough for a folder's name, long enough to stand alone. */
export function newId(): string {
  return randomUUID().slice(0, 13)
}
