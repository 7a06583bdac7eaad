import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const bytes = 32
/** Number of looks at a key that another start is just writing, and the milliseconds between. */
const [looks, between] = [20, 10]

/**
 * Secret of a data folder, made by the first start. Who can read it may use the folder, so an owner that
 * knows it is no impostor.
 * @throws {Error} when it can be neither read nor written.
 */
export async function lockKey(dataFolder: string): Promise<Buffer> {
  const path = join(dataFolder, 'lock.key')
  try {
    writeFileSync(path, randomBytes(bytes), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  for (let look = 0; look < looks; look += 1) {
    const key = readFileSync(path)
    if (key.length === bytes) return key
    await pause(between)
  }
  // The start that began to write it has died.
  const beside = `${path}.${process.pid}.new`
  writeFileSync(beside, randomBytes(bytes), { mode: 0o600 })
  renameSync(beside, path)
  return readFileSync(path)
}

/** Proof of a start's role for a nonce, which only a holder of the key can make. */
export function proofOf(key: Buffer, nonce: string, standing: string): string {
  return createHmac('sha256', key).update(`${nonce} ${standing}`).digest('hex')
}

export function isProof(key: Buffer, nonce: string, standing: string, proof: unknown): boolean {
  const [ours, theirs] = [proofOf(key, nonce, standing), String(proof)].map((one) =>
    Buffer.from(one),
  ) as [Buffer, Buffer]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
