/**
 * Text of a file or of the standard input: UTF-8, or UTF-16 with its mark.
 * @throws {Error} with a message fit to print after its name, when it is no text.
 */
export function textOf(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
  const text = new TextDecoder(utf16 ?? 'utf-8').decode(bytes)
  if (text.includes('\0'))
    throw new Error(
      'This looks like a picture or a program, not text. Name a text file, or save it as text first.',
    )
  return text
}

/** True for the bytes of a PDF. */
export function isPdf([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x25 && second === 0x50 && third === 0x44 && fourth === 0x46
}
