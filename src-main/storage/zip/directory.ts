import { damaged } from '../refusals.ts'

/** One file in a zip, as its table of contents has it. */
export interface ZipEntry {
  path: string
  /** Bytes in the zip and, as it says, once unpacked. */
  packed: number
  unpacked: number
  crc: number
  method: number
  /** Offset of the file's own header. */
  at: number
}

export interface ZipLimits {
  /** Files in the zip. */
  files: number
  /** Bytes of one file once unpacked. */
  fileBytes: number
  /** Bytes of all files once unpacked. */
  allBytes: number
}

/**
 * Limits far above any campaign; a zip close to them is read in a thread whose memory is bounded. Earlier
 * versions wrote a file for each monster, as many as a zip can count, and the journal as one.
 */
export const zipLimits: ZipLimits = {
  files: 0xffff,
  fileBytes: 192 * 1024 * 1024,
  allBytes: 1024 * 1024 * 1024,
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46

/**
 * Reads a zip's table of contents and refuses what no campaign needs: a zip that breaks off, paths
 * that lead out of it, the same path twice, encryption, sizes beyond the limits.
 * @throws {Refusal} `damaged`.
 */
export function readDirectory(bytes: Uint8Array, thing: string, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view, thing)
  const count = view.getUint16(end + 10, true)
  if (count > limits.files) throw damaged(thing, `it holds ${count} files, more than any campaign`)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark) {
      throw damaged(thing, 'its table of contents is broken')
    }
    entries.push(readEntry(view, at, thing))
    at += entryLength + [28, 30, 32].reduce((sum, part) => sum + view.getUint16(at + part, true), 0)
  }
  checkPaths(entries, thing)
  checkSizes(entries, thing, limits)
  return entries.filter((entry) => !entry.path.endsWith('/'))
}

function findEnd(view: DataView, thing: string): number {
  if (view.byteLength < 4 || (view.getUint32(0, false) & 0xffff0000) >>> 0 !== 0x504b0000) {
    throw damaged(thing, 'it is no zip file', 'Choose a .zip that Gatefold has exported.')
  }
  const lowest = Math.max(0, view.byteLength - endLength - 0xffff)
  for (let at = view.byteLength - endLength; at >= lowest; at--) {
    if (view.getUint32(at, true) === endMark) return at
  }
  throw damaged(thing, 'its end is missing: it was only written half, or downloaded half')
}

function readEntry(view: DataView, at: number, thing: string): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  if (flags & 1) throw damaged(thing, 'it is encrypted')
  const length = view.getUint16(at + 28, true)
  const name = new Uint8Array(
    view.buffer,
    view.byteOffset + at + entryLength,
    Math.min(length, view.byteLength - at - entryLength),
  )
  return {
    path: new TextDecoder().decode(name),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  }
}

function checkPaths(entries: ZipEntry[], thing: string): void {
  const seen = new Set<string>()
  for (const { path } of entries) {
    const parts = path.split('/')
    const leadsOut = parts.includes('..') || path.startsWith('/') || /[\\:\0]/.test(path)
    if (leadsOut)
      throw damaged(thing, `it holds the path “${printablePath(path)}”, which leads out of it`)
    const plain = path.normalize().toLowerCase()
    if (seen.has(plain)) throw damaged(thing, `it holds “${printablePath(path)}” twice`)
    seen.add(plain)
  }
}

function checkSizes(entries: ZipEntry[], thing: string, limits: ZipLimits): void {
  const all = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const biggest = entries.find((entry) => entry.unpacked > limits.fileBytes)
  if (biggest) throw damaged(thing, `“${printablePath(biggest.path)}” is too big once unpacked`)
  if (all > limits.allBytes) throw damaged(thing, 'it is too big once unpacked')
}

function printablePath(path: string): string {
  return path.replaceAll('\0', '').slice(0, 80)
}
