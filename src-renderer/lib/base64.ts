/** File contents in base64, read in pieces so that the screen stays alive. */
export async function base64Of(file: Blob, onPiece: (done: number) => void): Promise<string> {
  // A multiple of three bytes encodes without padding, so the pieces join.
  const piece = 3 * 64 * 1024
  let text = ''
  for (let from = 0; from < file.size; from += piece) {
    const bytes = new Uint8Array(await file.slice(from, from + piece).arrayBuffer())
    text += btoa(binaryOf(bytes))
    onPiece(Math.min(file.size, from + piece))
  }
  return text
}

function binaryOf(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return text
}
