import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { root } from './places.mjs'

/** How often somebody else's lock is looked at. Milliseconds. */
const often = 200

/** @param {string} name @returns {string} outside the project: npm ci empties node_modules */
function placeOf(name) {
  const house = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(tmpdir(), `gatefold-${name}-${process.getuid?.() ?? 'user'}-${house}`)
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
 * Takes away what a process that has ended left behind. Another's lock cannot go with it: a folder
 * with something in it is not removed.
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
 * A folder that already holds its owner's name is moved into place, so there is no lock without owner.
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
 * Does work that no other process of this project may do meanwhile; waits, and says so, until it can.
 * @template T
 * @param {string} name @param {() => T | Promise<T>} work @returns {Promise<T>}
 */
export async function alone(name, work) {
  const place = placeOf(name)
  let told = false
  while (!take(place)) {
    const owners = ownersOf(place)
    const owner = owners.find(lives)
    if (!owner) clear(place, owners)
    else {
      if (!told) console.error(`Waiting for another ${name} of Gatefold (process ${owner}) …`)
      told = true
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
