import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../places.mjs'
import { appFolder } from './app-folder.mjs'
import { tarGz } from './archive.mjs'
import { deb } from './deb.mjs'
import { thisRuntime } from './runtime.mjs'

/** Seconds since 1970 that every file of a package bears when SOURCE_DATE_EPOCH says nothing: 1 January 2026. */
const usualTime = 1_767_225_600

/** @returns {string} as package.json has it */
function thisVersion() {
  return JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version
}

/**
 * Packages of the browser shell, from what is in dist/ and the Node that runs this: a tar that needs nothing
 * but a browser, and on Linux a .deb. The same input gives the same bytes.
 * @param {string} into @param {string} [version]
 * @returns {string[]} paths of the packages
 * @throws when this Node cannot be packed
 */
export function writeBrowserPackages(into, version = thisVersion()) {
  const time = Number(process.env.SOURCE_DATE_EPOCH ?? usualTime)
  const runtime = thisRuntime()
  const app = appFolder(runtime, version)
  const name = `gatefold-${version}-${process.platform}-${runtime.architecture}`
  const inOne = app.map((entry) => ({ ...entry, path: `${name}/${entry.path}` }))
  const packages = [
    { file: `${name}.tar.gz`, bytes: tarGz(inOne, time) },
    ...(process.platform === 'linux' ? [deb({ app, runtime, version, time })] : []),
  ]
  mkdirSync(into, { recursive: true })
  return packages.map(({ file, bytes }) => {
    writeFileSync(join(into, file), bytes)
    return join(into, file)
  })
}
