import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inRoot, memory, root } from './places.mjs'

/** Paths of tests and fixtures, which never reach a bundle and so don't make one stale. */
const idle = /(\.test\.ts|\.test\.ts\.snap)$|(^|\/)(fixtures|golden)\//

/** @param {string} path @returns {string[]} every file under it, sorted; itself when it is a file */
function filesUnder(path) {
  const stands = statSync(path, { throwIfNoEntry: false })
  if (!stands) return []
  if (stands.isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/**
 * One hash over names and contents.
 * @param {string[]} paths files and folders inside the project; missing ones count as empty
 */
export function contentOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(inRoot(path)))) {
    const name = relative(root, file).split(sep).join('/')
    if (idle.test(name)) continue
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} name @returns {string} what was remembered under it, or nothing */
export function recall(name) {
  try {
    return readFileSync(join(memory, name), 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} name @param {string} text */
export function remember(name, text) {
  mkdirSync(memory, { recursive: true })
  writeFileSync(join(memory, name), text)
}
