import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Paths of Node's licence relative to its program, in its own archives and in distribution packages. */
const licences = ['../LICENSE', '../share/doc/nodejs/LICENSE', '../share/doc/node/LICENSE']

/**
 * The Node that runs this, as a part of a package.
 * @typedef {{ program: Buffer, licence: Buffer, architecture: string, glibc: string }} Runtime
 */

/**
 * @returns {Runtime}
 * @throws when this Node cannot stand alone in a package, in words
 */
export function thisRuntime() {
  const variables = /** @type {Record<string, unknown>} */ (process.config.variables)
  const shared = Object.keys(variables).find(
    (name) => name.startsWith('node_shared') && variables[name] === true,
  )
  if (shared)
    throw new Error(
      `This Node (${process.execPath}) needs libraries of this system (${shared}) and cannot be packed. ` +
        'Use a Node from nodejs.org.',
    )
  const licence = licences
    .map((path) => join(dirname(process.execPath), path))
    .find((path) => existsSync(path))
  if (!licence)
    throw new Error(
      `There is no licence beside this Node (${process.execPath}), and it may not be passed on without. ` +
        'Use a Node from nodejs.org.',
    )
  const report = /** @type {{ header: { glibcVersionCompiler?: string } }} */ (
    process.report.getReport()
  )
  return {
    program: readFileSync(process.execPath),
    licence: readFileSync(licence),
    architecture: process.arch,
    glibc: report.header.glibcVersionCompiler ?? '2.28',
  }
}
