/** Read from the disk at once, in bytes. */
const chunkLength = 256 * 1024

/** A file's words in chunks. @throws {NotText} for pictures, programs and PDFs. */
export async function* textOf(file: Blob): AsyncGenerator<string> {
  const first = new Uint8Array(await file.slice(0, chunkLength).arrayBuffer())
  const decoder = new TextDecoder(encodingOf(first))
  for (let from = 0; from < file.size; from += chunkLength) {
    const bytes =
      from === 0 ? first : new Uint8Array(await file.slice(from, from + chunkLength).arrayBuffer())
    const text = decoder.decode(bytes, { stream: true })
    if (from === 0 && (text.startsWith('%PDF') || isBinary(text))) throw new NotText()
    yield text
  }
  yield decoder.decode()
}

/**
 * The whole text of a file that should be small.
 * @throws {Error} in words: more than 200,000 bytes, or no text
 */
export async function smallTextOf(file: Blob, what: string): Promise<string> {
  if (file.size > 200_000) throw new Error(`The file is too large to hold ${what}.`)
  let text = ''
  for await (const piece of textOf(file)) text += piece
  return text
}

class NotText extends Error {
  constructor() {
    super('No text in it: open it in its own program, and take its words.')
  }
}

/** UTF-8, UTF-16 by its mark, and otherwise what old Windows files are written in. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return bytes.includes(0) ? 'utf-8' : 'windows-1252'
  }
}

/** Raw bytes taken as text: nulls, control signs, or many signs that stand for unreadable bytes. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 20_000)
  if (sample.includes('\0')) return true
  const odd = sample.match(/[\u0001-\u0008\u000e-\u001f\ufffd]/gu)?.length ?? 0
  return odd > 8 && odd / sample.length > 0.02
}
