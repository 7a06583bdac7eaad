import { crc32 } from 'node:zlib'

const end = /,"sum":"([0-9a-f]{8})"\}\s*$/

/** The JSON of an object with the checksum of all that stands before it as its last member. */
export function withSum(value: object): string {
  const text = JSON.stringify(value)
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}`
}

/**
 * Verdict of the checksum at the end of a text: `right`, `wrong`, or `none` where an earlier version wrote the
 * text without one.
 */
export function checkSum(text: string): 'right' | 'wrong' | 'none' {
  const found = end.exec(text)
  if (!found) return isLikeSum(text.trimEnd()) ? 'wrong' : 'none'
  return sumOf(`${text.slice(0, found.index)}}`) === found[1] ? 'right' : 'wrong'
}

const shape = ',"sum":"________"}'

/** True when a text ends with a checksum that is itself damaged, or not as an object does. */
function isLikeSum(text: string): boolean {
  const tail = text.slice(-shape.length)
  const other = [...shape].filter((sign, index) => sign !== '_' && sign !== tail[index])
  return other.length < 2 || !text.endsWith('}')
}

/** CRC-32 of a text's UTF-8 bytes, the ones on the disk, as 8 hex digits. */
function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}
