import { createHash } from 'node:crypto'
import { ar, tarGz } from './archive.mjs'
import { desktopFiles } from './desktop.mjs'

/** @typedef {import('./archive.mjs').Entry} Entry */
/** @typedef {import('./runtime.mjs').Runtime} Runtime */

/** Package name, other than that of Electron's package; installing one of them removes the other. */
const name = 'gatefold-browser'

/** Packages of browsers, each of which can show the window. */
const browsers = [
  'chromium',
  'google-chrome-stable',
  'chromium-browser',
  'microsoft-edge-stable',
  'brave-browser',
]

/** Debian's architecture names that differ from Node's. */
const architectures = { x64: 'amd64', arm: 'armhf', ia32: 'i386', ppc64: 'ppc64el' }

/** Licence and credit files in the app's folder. */
const licence = /^LICENSE|^dist\/THIRD-PARTY-NOTICES/

/** @param {string} architecture as Node calls it */
function debianName(architecture) {
  return Object.entries(architectures).find(([node]) => node === architecture)?.[1] ?? architecture
}

/**
 * @param {readonly Entry[]} app the self-contained folder of the app
 * @param {string} version @param {number} time
 * @returns {Entry[]} where it all lies in a system
 */
function installed(app, version, time) {
  const licences = app
    .filter(({ path }) => licence.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const copyright = licences.flatMap((entry) =>
    'bytes' in entry ? [Buffer.from(`${entry.path}\n\n`), entry.bytes, Buffer.from('\n')] : [],
  )
  return [
    ...app.map((entry) => ({ ...entry, path: `usr/lib/gatefold/${entry.path}` })),
    { path: 'usr/bin/gatefold', link: '../lib/gatefold/gatefold' },
    { path: `usr/share/doc/${name}/copyright`, bytes: Buffer.concat(copyright) },
    ...desktopFiles(version, time),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * @param {Runtime} runtime @param {string} version @param {number} size in bytes
 */
function control(runtime, version, size) {
  return `Package: ${name}
Version: ${version}
Architecture: ${debianName(runtime.architecture)}
Maintainer: the Gatefold authors
Installed-Size: ${Math.ceil(size / 1024)}
Depends: libc6 (>= ${runtime.glibc}), libstdc++6, ${browsers.join(' | ')}
Recommends: xdg-utils
Conflicts: gatefold
Replaces: gatefold
Provides: gatefold
Section: games
Priority: optional
Description: offline GM screen for old-school role-playing games
 Gatefold keeps the time, rolls the events, reads the monsters, remembers
 everything and prints what the table needs, without a network. Its window is
 one of the Chromium, Chrome, Edge or Brave that is installed.
`
}

/**
 * The package for Debian and its derivatives. It runs nothing when installed or removed, and has no file in
 * a home folder, so campaigns stay.
 * @param {{ app: readonly Entry[], runtime: Runtime, version: string, time: number }} what
 * @returns {{ file: string, bytes: Buffer }}
 */
export function deb({ app, runtime, version, time }) {
  const entries = installed(app, version, time)
  const files = entries.flatMap((entry) => ('bytes' in entry ? [entry] : []))
  const sums = files.map(
    ({ path, bytes }) => `${createHash('md5').update(bytes).digest('hex')}  ${path}\n`,
  )
  const size = files.reduce((total, { bytes }) => total + bytes.length, 0)
  const about = [
    { path: './control', bytes: Buffer.from(control(runtime, version, size)) },
    { path: './md5sums', bytes: Buffer.from(sums.join('')) },
  ]
  const members = [
    { name: 'debian-binary', bytes: Buffer.from('2.0\n') },
    { name: 'control.tar.gz', bytes: tarGz(about, time) },
    {
      name: 'data.tar.gz',
      bytes: tarGz(
        entries.map((entry) => ({ ...entry, path: `./${entry.path}` })),
        time,
      ),
    },
  ]
  return {
    file: `${name}_${version}_${debianName(runtime.architecture)}.deb`,
    bytes: ar(members, time),
  }
}
