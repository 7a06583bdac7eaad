import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, inRoot } from '../places.mjs'

/** @typedef {import('./archive.mjs').Entry} Entry */

/**
 * Starts the app with its own runtime. The first word decides: none or a file opens the window, anything
 * else is for the command line. Settings of another Node are not for this one.
 */
const launcher = `#!/bin/sh
set -e
app=$(dirname "$(readlink -f "$0")")
unset NODE_OPTIONS NODE_PATH
case "\${1-}" in
  '' | */* | *.gatefold | *.zip) program=main ;;
  *) program=cli ;;
esac
exec "$app/node" "$app/dist/main/$program.mjs" "$@"
`

/** Files only Electron starts from, and files only debugging needs. */
const left = /^electron\/|[.]map$/

/** @param {string} folder @returns {Entry[]} all files in it, under the same names */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({ file, path: file.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ path }) => !left.test(path))
    .map(({ file, path }) => ({ path, bytes: readFileSync(file) }))
}

/**
 * The self-contained folder of Gatefold: launcher, runtime, build and licences.
 * @param {import('./runtime.mjs').Runtime} runtime @param {string} version
 * @returns {Entry[]}
 */
export function appFolder(runtime, version) {
  const about = { name: 'gatefold', version, license: 'MIT', type: 'module' }
  return [
    { path: 'gatefold', bytes: Buffer.from(launcher), runs: true },
    { path: 'node', bytes: runtime.program, runs: true },
    { path: 'LICENSE', bytes: readFileSync(inRoot('LICENSE')) },
    { path: 'LICENSE.node', bytes: runtime.licence },
    { path: 'package.json', bytes: Buffer.from(`${JSON.stringify(about, null, 2)}\n`) },
    ...filesIn(dist).map((entry) => ({ ...entry, path: `dist/${entry.path}` })),
  ]
}
