/** Largest file of a zip that is read, and most files. */
const [mostBytes, mostFiles] = [4_000_000, 5_000]

/**
 * Files of a zip whose paths end so; others are passed over. Each is unpacked only up to a bound.
 * @throws {NotZip} for a file that is none, or damaged
 */
export async function filesInZip(
  file: Blob,
  ending: RegExp,
): Promise<{ path: string; file: File }[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = endOf(view)
  const files: { path: string; file: File }[] = []
  let at = view.getUint32(end + 16, true)
  const count = Math.min(view.getUint16(end + 10, true), mostFiles)
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new NotZip()
    const method = view.getUint16(at + 10, true)
    const packed = view.getUint32(at + 20, true)
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const local = view.getUint32(at + 42, true)
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0)))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (!ending.test(path)) continue
    if (local + 30 > bytes.length) throw new NotZip()
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const parts = await unpack(bytes.subarray(from, from + packed), method)
    files.push({ path, file: new File(parts, path.split('/').at(-1) ?? path) })
  }
  return files
}

class NotZip extends Error {
  constructor() {
    super('It is no zip file, or damaged.')
  }
}

/** Offset of the record that ends a zip. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 65_536); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new NotZip()
}

async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  method: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (method !== 0 && method !== 8) throw new NotZip()
  const stream = new Blob([packed]).stream()
  const plain = method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let read = 0
  const reader = plain.getReader()
  for (;;) {
    const { value, done } = await reader.read().catch(() => Promise.reject(new NotZip()))
    if (done) return parts
    read += value.length
    if (read > mostBytes) {
      await reader.cancel()
      throw new NotZip()
    }
    parts.push(value)
  }
}
