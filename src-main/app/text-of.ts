import { isControl, looksBinary } from '../rules/core/binary-text.ts'

/**
 * Text of a file or of the standard input: UTF-8, UTF-16 with its mark, or what old Windows files are written in.
 * @throws {Error} with a message fit to print after its name, when it is no text.
 */
export function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0') || looksBinary(text))
    throw new Error(
      'This looks like a picture or a program, not text. Name a text file, or save it as text first.',
    )
  return text
}

const readReasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'That is a folder; name a file in it.',
  EACCES: 'You may not read that file.',
  EPERM: 'You may not read that file.',
}

/** Cause why a file could not be read, as a sentence to stand after its name. */
export function unreadBecause({ code, message }: NodeJS.ErrnoException): string {
  return (code && readReasons[code]) ?? `It can’t be read (${code ?? message}).`
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return bytes.some(isControl) ? 'utf-8' : 'windows-1252'
  }
}

/** True for the bytes of a PDF. */
export function isPdf([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x25 && second === 0x50 && third === 0x44 && fourth === 0x46
}
