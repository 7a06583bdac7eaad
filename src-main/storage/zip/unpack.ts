import { crc32, inflateRawSync } from 'node:zlib'
import { damaged } from '../refusals.ts'
import { readDirectory, zipLimits } from './directory.ts'
import type { ZipEntry, ZipLimits } from './directory.ts'

const headerMark = 0x04034b50
const headerLength = 30
const stored = 0
const deflated = 8

/**
 * Unpacks a zip that came from anywhere. No file unpacks to more than its table of contents says,
 * so a bomb is stopped at the size that was checked beforehand.
 * @throws {Refusal} `damaged`.
 */
export function unpack(
  bytes: Uint8Array,
  thing: string,
  limits: ZipLimits = zipLimits,
): Map<string, Uint8Array> {
  const entries = readDirectory(bytes, thing, limits)
  return new Map(entries.map((entry) => [entry.path, unpackOne(bytes, entry, thing)]))
}

function unpackOne(bytes: Uint8Array, entry: ZipEntry, thing: string): Uint8Array {
  const broken = (cause: string): Error => damaged(thing, `“${entry.path.slice(0, 80)}” ${cause}`)
  const packed = packedBytes(bytes, entry)
  if (!packed) throw broken('is not where the table of contents says')
  if (entry.method !== stored && entry.method !== deflated)
    throw broken('is packed in a way unknown')
  const content = entry.method === stored ? packed : inflate(packed, entry.unpacked)
  if (!content) throw broken('is damaged, or bigger than it says')
  if (content.length !== entry.unpacked) throw broken('is not as long as it says')
  if (crc32(content) !== entry.crc) throw broken('is damaged: its check sum is wrong')
  return content
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  if (entry.at + headerLength > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(entry.at, true) !== headerMark) return null
  const names = view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const from = entry.at + headerLength + names
  return from + entry.packed > bytes.length ? null : bytes.subarray(from, from + entry.packed)
}

function inflate(packed: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch {
    return null
  }
}

/** Bytes within which the first file of a zip of ours ends: its manifest. */
export const firstBytes = 4096

/** The first file of a zip, from the zip's beginning alone; null when it does not fit in there. */
export function unpackFirst(beginning: Uint8Array, path: string): Uint8Array | null {
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength)
  if (beginning.length < headerLength || view.getUint32(0, true) !== headerMark) return null
  const name = headerLength + view.getUint16(26, true)
  if (new TextDecoder().decode(beginning.subarray(headerLength, name)) !== path) return null
  const [method, packed, unpacked] = [8, 18, 22].map((at) => view.getUint32(at, true))
  const entry: ZipEntry = {
    path,
    method: (method ?? 0) & 0xffff,
    packed: packed ?? 0,
    unpacked: Math.min(unpacked ?? 0, firstBytes),
    crc: view.getUint32(14, true),
    at: 0,
  }
  const bytes = packedBytes(beginning, entry)
  return bytes && (entry.method === stored ? bytes : inflate(bytes, entry.unpacked))
}
