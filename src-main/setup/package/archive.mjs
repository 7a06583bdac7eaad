import { gzipSync } from 'node:zlib'

/**
 * A file or a symbolic link of a package; the folders above it are made as well.
 * @typedef {{ path: string, bytes: Buffer, runs?: boolean } | { path: string, link: string }} Entry
 */

const block = 512

/**
 * Bytes filled up with zeros to whole blocks.
 * @param {Buffer} bytes
 */
function filled(bytes) {
  return Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block)])
}

/**
 * A path in the two fields that ustar has for it.
 * @param {string} path @returns {[prefix: string, name: string]} @throws when it is too long for them
 */
function splitPath(path) {
  if (path.length <= 100) return ['', path]
  const at = path.indexOf('/', path.length - 101)
  if (at < 1 || at > 155) throw new RangeError(`This path is too long for an archive: ${path}`)
  return [path.slice(0, at), path.slice(at + 1)]
}

/**
 * @param {{ path: string, mode: number, size: number, type: '0' | '2' | '5', link?: string }} file
 * @param {number} time in seconds since 1970
 */
function header({ path, mode, size, type, link = '' }, time) {
  const head = Buffer.alloc(block)
  const [prefix, name] = splitPath(path)
  const octal = (/** @type {number} */ value, /** @type {number} */ digits) =>
    `${value.toString(8).padStart(digits, '0')}\0`
  head.write(name, 0)
  head.write(octal(mode, 7), 100)
  head.write(octal(0, 7), 108)
  head.write(octal(0, 7), 116)
  head.write(octal(size, 11), 124)
  head.write(octal(time, 11), 136)
  head.write(' '.repeat(8), 148)
  head.write(type, 156)
  head.write(link, 157)
  head.write('ustar\x0000', 257)
  head.write('root', 265)
  head.write('root', 297)
  head.write(prefix, 345)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** @param {readonly Entry[]} entries @returns {string[]} every folder above one of them */
function foldersOf(entries) {
  const folders = entries.flatMap(({ path }) => {
    const parts = path.split('/').slice(0, -1)
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  })
  return [...new Set(folders)].filter((folder) => folder !== '.')
}

/**
 * A tar of these entries, all of them root's. The same entries and time give the same bytes.
 * @param {readonly Entry[]} entries @param {number} time in seconds since 1970
 */
export function tar(entries, time) {
  const folders = foldersOf(entries).map((path) => ({ path: `${path}/`, folder: true }))
  const all = [...folders, ...entries].sort((a, b) => (a.path < b.path ? -1 : 1))
  const parts = all.flatMap((entry) => {
    const { path } = entry
    if ('folder' in entry) return [header({ path, mode: 0o755, size: 0, type: '5' }, time)]
    if ('link' in entry)
      return [header({ path, mode: 0o777, size: 0, type: '2', link: entry.link }, time)]
    const mode = entry.runs ? 0o755 : 0o644
    return [header({ path, mode, size: entry.bytes.length, type: '0' }, time), filled(entry.bytes)]
  })
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

/**
 * @param {readonly Entry[]} entries @param {number} time in seconds since 1970
 */
export function tarGz(entries, time) {
  return gzipSync(tar(entries, time))
}

/**
 * An `ar` archive, which is what a .deb is.
 * @param {readonly { name: string, bytes: Buffer }[]} members @param {number} time in seconds since 1970
 */
export function ar(members, time) {
  const parts = members.flatMap(({ name, bytes }) => [
    Buffer.from(
      name.padEnd(16) +
        String(time).padEnd(12) +
        '0'.padEnd(6) +
        '0'.padEnd(6) +
        '100644'.padEnd(8) +
        String(bytes.length).padEnd(10) +
        '`\n',
    ),
    bytes,
    Buffer.from(bytes.length % 2 === 1 ? '\n' : ''),
  ])
  return Buffer.concat([Buffer.from('!<arch>\n'), ...parts])
}
