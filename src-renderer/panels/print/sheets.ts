import type {
  Paper,
  PrintOptions,
  PaperSize,
} from '../../../src-main/ipc/contract/print-options.ts'

/** Sheets that a number of pages takes, and the sides printed. */
interface Sheets {
  count: number
  /** "one side", "both sides, turned on the short edge". */
  sides: string
}

/**
 * Sheets of paper and how they are printed. Backs stand behind their fronts, so every second page is
 * on the other side; a folded sheet holds four pages, in panels six.
 */
export function sheetsOf(
  pages: number,
  { folding, copies, backs }: Pick<PrintOptions, 'folding' | 'copies' | 'backs'>,
): Sheets {
  const short = 'both sides, turned on the short edge'
  if (folding === 'booklet') return { count: Math.ceil(pages / 4) * copies, sides: short }
  if (folding === 'trifold') return { count: Math.ceil(pages / 6) * copies, sides: short }
  return backs
    ? { count: Math.ceil(pages / 2) * copies, sides: 'both sides, turned on the long edge' }
    : { count: pages * copies, sides: 'one side' }
}

/** One page, said as its own people measure it: "210 × 297 mm", "8.5 × 11 in". */
export function sizeInWords({ width, height }: PaperSize, paper: Paper): string {
  const inches = paper === 'Letter' || paper === 'half-Letter'
  const [by, unit] = inches ? [25.4, 'in'] : [1, 'mm']
  const figure = (length: number): string => String(Number((length / by).toFixed(inches ? 2 : 1)))
  return `${figure(width)} × ${figure(height)} ${unit}`
}

/** Millimetres in CSS pixels at 100 %. */
export function pixelsOf({ width, height }: PaperSize): PaperSize {
  return { width: (width * 96) / 25.4, height: (height * 96) / 25.4 }
}

export const paperTitles: Readonly<Record<Paper, string>> = {
  A4: 'A4',
  Letter: 'Letter',
  A5: 'A5',
  'half-Letter': '½ Letter',
}

/** Paper that goes into the printer: a booklet's sheet is twice its page. */
export function sheetPaper({ folding, paper }: Pick<PrintOptions, 'folding' | 'paper'>): string {
  return folding === 'booklet' ? twice[paper] : paperTitles[paper]
}
const twice: Readonly<Record<Paper, string>> = {
  A4: 'A3',
  Letter: 'Tabloid',
  A5: 'A4',
  'half-Letter': 'Letter',
}

/** Ink in a few words, where the job is summed up. */
export const inkInWords: Readonly<Record<PrintOptions['ink'], string>> = {
  colour: 'in colour',
  saving: 'black, nothing filled but pictures',
  black: 'black only, no greys',
}

/** The folder a file lies in, whichever way its system writes paths. */
export function folderOf(path: string): string {
  return path.replace(/[\\/][^\\/]*$/u, '') || path
}

/** Bytes as people read them: "48 KB". */
export function bytesInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
