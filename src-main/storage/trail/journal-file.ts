import { join } from 'node:path'
import type { Entry } from '../../campaign/journal.ts'
import { parseJson } from '../canonical-json.ts'
import { pack, unpack, type Packed } from '../packed-commit.ts'
import type { CampaignSummary, RestorePoint } from '../records.ts'
import type { TouchedRecord } from '../store.ts'
import { deduplicableValues } from '../deduplicate.ts'
import { checkSum, withSum } from './checksum.ts'
import { codeOf, namesIn } from './files.ts'
import type { Files } from './files.ts'

/** One line of a trail's journal. */
export interface TrailLine {
  entry: Entry
  records: TouchedRecord[]
  summary: CampaignSummary
  restorePoint?: RestorePoint
}

type Kept = Pick<TrailLine, 'entry' | 'records'>
/** A line as it is written: packed when it holds monsters, each of them once. */
type Written = Omit<TrailLine, keyof Kept> & ({ packed: Packed<Kept> } | Kept)

/** The end of a journal file: its last whole line and where that line ends. */
interface Tail {
  last: TrailLine | null
  /** Bytes up to and with the last whole line's newline. */
  good: number
  /** Text after that line, cut in the middle; empty when there is none. */
  rest: string
  size: number
}

const newline = 0x0a
const step = 64 * 1024

/** Reads the end of a journal file without reading all of it. */
export async function readTail(files: Files, path: string): Promise<Tail> {
  const bytes = await endOf(files, path)
  const cut = bytes.text.lastIndexOf(newline) + 1
  const rest = bytes.text.subarray(cut).toString('utf8')
  const whole = lineOf(rest)
  if (whole) return { last: whole, good: bytes.size, rest: '', size: bytes.size }
  const before = bytes.text.subarray(0, Math.max(cut - 1, 0))
  const lineStart = before.lastIndexOf(newline) + 1
  const last = lineOf(before.subarray(lineStart).toString('utf8'))
  return { last, good: bytes.from + cut, rest, size: bytes.size }
}

/** Enough of the file's end to hold its last two line ends, or all of it. */
async function endOf(
  files: Files,
  path: string,
): Promise<{ text: Buffer; from: number; size: number }> {
  const handle = await files.open(path, 'r')
  try {
    const { size } = await handle.stat()
    for (let length = step; ; length *= 4) {
      const from = Math.max(0, size - length)
      const text = Buffer.alloc(size - from)
      await handle.read(text, 0, text.length, from)
      const last = text.lastIndexOf(newline)
      if (from === 0 || (last > 0 && text.lastIndexOf(newline, last - 1) >= 0)) {
        return { text, from, size }
      }
    }
  } finally {
    await handle.close()
  }
}

/** Reads one line; null when it is no line of ours, or not as it was written. */
export function lineOf(text: string): TrailLine | null {
  try {
    if (checkSum(text) === 'wrong') return null
    const { sum: _, ...written } = parseJson(text) as Written & { sum?: string }
    const line = 'packed' in written ? unpackLine(written) : written
    return typeof (line as Partial<TrailLine>).entry?.number === 'number' ? line : null
  } catch {
    return null
  }
}

function unpackLine({ packed, ...line }: { packed: Packed<Kept> } & Omit<TrailLine, keyof Kept>) {
  return { ...unpack(packed), ...line }
}

/** The lines of a file one after the other, without holding all of them; none when there is no such file. */
export async function* linesIn(files: Files, path: string): AsyncGenerator<string> {
  const handle = await files.open(path, 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!handle) return
  try {
    let before: Buffer[] = []
    for (;;) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(step), 0, step)
      if (bytesRead === 0) break
      let from = 0
      for (
        let at = buffer.indexOf(newline);
        at >= 0 && at < bytesRead;
        at = buffer.indexOf(newline, from)
      ) {
        yield Buffer.concat([...before, buffer.subarray(from, at)]).toString('utf8')
        before = []
        from = at + 1
      }
      before.push(buffer.subarray(from, bytesRead))
    }
    yield Buffer.concat(before).toString('utf8')
  } finally {
    await handle.close()
  }
}

/** Text of one line, with its newline. */
export function textOf({ entry, records, ...line }: TrailLine): string {
  const packed = pack({ entry, records }, deduplicableValues([entry], records))
  const written: Written =
    packed.parts.length === 0 ? { entry, records, ...line } : { packed, ...line }
  return `${withSum(written)}\n`
}

/**
 * Makes a journal ready to be appended to: a last line that was cut in the middle is kept aside in a
 * file of its own, and the journal ends with its last whole line.
 */
export async function repairJournal(files: Files, folder: string, path: string): Promise<Tail> {
  const tail = await readTail(files, path)
  if (tail.rest !== '') {
    const cuts = (await namesIn(files, folder)).filter((name) => name.startsWith('journal.cut-'))
    await write(files, join(folder, `journal.cut-${cuts.length + 1}.txt`), tail.rest, 'wx')
    const handle = await files.open(path, 'r+')
    try {
      await handle.truncate(tail.good)
      await handle.datasync()
    } finally {
      await handle.close()
    }
  } else if (tail.size > 0 && !(await endsLine(files, path, tail.size))) {
    await write(files, path, '\n', 'a')
  }
  return tail
}

async function endsLine(files: Files, path: string, size: number): Promise<boolean> {
  const handle = await files.open(path, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer[0] === newline
  } finally {
    await handle.close()
  }
}

/** Writes a text and waits until it is on the disk. */
export async function write(
  files: Files,
  path: string,
  text: string,
  how: 'a' | 'w' | 'wx',
): Promise<void> {
  const handle = await files.open(path, how, 0o600)
  try {
    await handle.writeFile(text)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
