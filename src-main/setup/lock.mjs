import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { root } from './places.mjs'

/** Milliseconds between two looks at another process's lock. */
const often = 200

/** @param {string} name @returns {string} outside the project: npm ci empties node_modules */
function placeOf(name) {
  const projectHash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(tmpdir(), `gatefold-${name}-${process.getuid?.() ?? 'user'}-${projectHash}`)
}

/** @param {string} owner process id */
function lives(owner) {
  try {
    process.kill(Number(owner), 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} place @returns {string[]} who holds it: the one file in it bears their process id */
function ownersOf(place) {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}

/**
 * Removes the lock of processes that have ended. Another's lock cannot be removed with it: a folder with
 * something in it stays.
 * @param {string} place @param {string[]} owners
 */
function clear(place, owners) {
  for (const owner of owners.filter((one) => !lives(one)))
    rmSync(join(place, owner), { force: true })
  try {
    rmdirSync(place)
  } catch {
    return
  }
}

/**
 * Takes the lock by moving a folder that holds its owner's id into place, so no lock is without owner.
 * @param {string} place
 */
function take(place) {
  const mine = `${place}-${process.pid}`
  mkdirSync(mine, { recursive: true })
  writeFileSync(join(mine, String(process.pid)), '')
  try {
    renameSync(mine, place)
    return true
  } catch {
    rmSync(mine, { recursive: true, force: true })
    return false
  }
}

/**
 * Does work under a lock shared by all processes of this project; waits for it, with a message.
 * @template T
 * @param {string} name @param {() => T | Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const place = placeOf(name)
  let isReported = false
  while (!take(place)) {
    const owners = ownersOf(place)
    const owner = owners.find(lives)
    if (!owner) clear(place, owners)
    else {
      if (!isReported) console.error(`Waiting for another ${name} of Gatefold (process ${owner}) …`)
      isReported = true
      await rest(often)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(join(place, String(process.pid)), { force: true })
    clear(place, [])
  }
}
