import { cpSync, existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { dist, root } from './places.mjs'
import { contentOf, recall, remember } from './stamp.mjs'

/**
 * A part of the build as it was made: modules that it carries, files and folders that it was read from, and
 * credits of the games where they stand in it.
 * @typedef {{ went: string[], read: string[], credits?: import('./notices.mjs').Credit[] }} Made
 */

/**
 * A part of the build, with its folders in dist/.
 * @typedef {{ name: string, folders: readonly string[], make: (into: string) => Promise<Made> }} Part
 */

/** Files that decide about every part, whatever goes into it. */
const shared = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'svelte.config.js',
  'src-main/setup/build.mjs',
  'src-main/setup/parts.mjs',
]

/**
 * One hash over the sources that a part was read from.
 * @param {readonly string[]} read paths, absolute or relative, and names of a bundler's own
 */
function contentRead(read) {
  const files = read.map((file) => file.replace(/\?.*$/, '').replaceAll('\\', '/'))
  const inside = files.map((file) => (isAbsolute(file) ? relative(root, file) : file))
  // Packages are what the lockfile says.
  const ours = inside.filter((file) => !/^(\.\.|node_modules)(\/|$)|\0/.test(file))
  return contentOf([...shared, ...new Set(ours)].sort())
}

/** @param {Part} part @returns {Made | null} the part of the last build, where nothing has changed since */
function lastMade({ name, folders }) {
  const known = /** @type {{ made: Made, content: string } | null} */ (
    JSON.parse(recall(`built-${name}`) || 'null')
  )
  const stands = folders.every((folder) => existsSync(join(dist, folder)))
  return known && stands && contentRead(known.made.read) === known.content ? known.made : null
}

/** @param {Part} part @param {string} into @returns {Promise<Made>} */
async function makePart(part, into) {
  const last = lastMade(part)
  if (!last) return part.make(into)
  for (const folder of part.folders)
    cpSync(join(dist, folder), join(into, folder), { recursive: true })
  return last
}

/**
 * Makes the parts of a build one after another; one that was read from nothing that has changed since the
 * last build is copied from it.
 * @param {readonly Part[]} parts @param {string} into
 * @param {() => boolean} unchanged false when a source was changed meanwhile: all is read again next time
 */
export async function makeParts(parts, into, unchanged) {
  /** @type {Made[]} */
  const all = []
  for (const part of parts) all.push(await makePart(part, into))
  const stands = unchanged()
  for (const [at, { name }] of parts.entries()) {
    const made = all[at]
    const record = made && stands ? { made, content: contentRead(made.read) } : null
    remember(`built-${name}`, JSON.stringify(record))
  }
  return all
}
