import { isBinary } from '../../lib/text-file.ts'

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
