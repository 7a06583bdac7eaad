/** A paste larger than this is a file, and would hold up the page. Characters. */
export const mostPastedLetters = 2_000_000

/** Reason why a pasted text can't be read, and the way out; null when it may be read. */
export function faultOfPaste(text: string): string | null {
  if (text.trim() === '')
    return 'There is nothing here to read. Paste a stat block: its name and figures.'
  if (text.length > mostPastedLetters) {
    return `That is ${(text.length / 1_000_000).toFixed(1)} million characters, more than one paste may be. Save it as a text file and choose that under Files, or paste a chapter at a time: at most 2 million.`
  }
  if (isBinary(text))
    return 'That is not text but a file’s raw bytes. Open it in its own program, copy the words and paste those.'
  return null
}

/** Raw bytes taken as text: nulls, control signs, or many signs that stand for unreadable bytes. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 20_000)
  if (sample.includes('\0')) return true
  const odd = sample.match(/[\u0001-\u0008\u000e-\u001f\ufffd]/gu)?.length ?? 0
  return odd > 8 && odd / sample.length > 0.02
}
