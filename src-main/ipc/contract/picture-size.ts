interface Size {
  width: number
  height: number
}

/** Bytes in which a picture tells its size; a JPEG may hold a thumbnail and notes before. */
const head = 256 * 1024

/** The pixels of a picture as its first bytes tell them, before anything is drawn; null when they do not. */
export async function sizeOf(file: Blob): Promise<Size | null> {
  const bytes = new DataView(await file.slice(0, head).arrayBuffer())
  try {
    return readSize(bytes)
  } catch (error) {
    // Cut before its size: whoever draws it says so.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** @throws {RangeError} when the bytes end before the size */
function readSize(bytes: DataView): Size | null {
  const first = bytes.getUint32(0)
  if (first === 0x89504e47) return { width: bytes.getUint32(16), height: bytes.getUint32(20) }
  if (first === 0x47494638)
    return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) }
  if (first === 0x52494646) return webpSize(bytes)
  return first >>> 16 === 0xffd8 ? jpegSize(bytes) : null
}

/** Size of a WebP in each of its three forms. */
function webpSize(bytes: DataView): Size | null {
  const form = bytes.getUint32(12)
  if (form === 0x56503858) {
    const side = (at: number): number => bytes.getUint16(at, true) + (bytes.getUint8(at + 2) << 16)
    return { width: side(24) + 1, height: side(27) + 1 }
  }
  if (form === 0x5650384c) {
    const packed = bytes.getUint32(21, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (form !== 0x56503820) return null
  return {
    width: bytes.getUint16(26, true) & 0x3fff,
    height: bytes.getUint16(28, true) & 0x3fff,
  }
}

/** Goes from segment to segment until one that begins a frame. */
function jpegSize(bytes: DataView): Size | null {
  for (let at = 2; bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    const kind = bytes.getUint8(at + 1)
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
  }
  return null
}
