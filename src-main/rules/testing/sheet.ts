import type { Band, SheetField, SheetBlock, SheetData, Squares, Tick } from '../core/sheet.ts'

/** All blocks of front and back in reading order, including those in groups. */
export function blocksOf(sheet: SheetData): SheetBlock[] {
  const within = (columns: Band['columns']): SheetBlock[] =>
    columns
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'group' ? [block, ...within(block.columns)] : [block]))
  return [...sheet.front, ...sheet.back].flatMap(({ columns }) => within(columns))
}

/** The sheet with the pages of half paper in place of its own. */
export function onHalfPaper(sheet: SheetData): SheetData {
  const { front, back } = sheet.half
  return { ...sheet, front: front.flat(), back: back.flat() }
}

/** All fields to write in, except those of lists. */
export function placesOf(sheet: SheetData): SheetField[] {
  const found: SheetField[] = []
  visit([sheet.about, sheet.frame, ...blocksOf(sheet)], (one) => {
    if ('field' in one && typeof one['value'] === 'string') found.push(one as unknown as SheetField)
  })
  return found
}

/** All tick boxes. */
export function ticksOf(sheet: SheetData): Tick[] {
  const found: Tick[] = []
  visit(blocksOf(sheet), (one) => {
    if ('field' in one && typeof one['on'] === 'boolean') found.push(one as unknown as Tick)
  })
  return found
}

/** All rows of small boxes. */
export function squaresOf(sheet: SheetData): Squares[] {
  const found: Squares[] = []
  visit(blocksOf(sheet), (one) => {
    if ('field' in one && typeof one['most'] === 'number') found.push(one as unknown as Squares)
  })
  return found
}

/** Calls `tell` once for every object within, since blocks of groups are also listed themselves. */
function visit(within: unknown, tell: (one: Record<string, unknown>) => void): void {
  const seen = new Set<object>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (!Array.isArray(value)) tell(value as Record<string, unknown>)
    Object.values(value).forEach(look)
  }
  look(within)
}

/** All texts that stand in its places and lists, as they are printed; labels and hints are none. */
export function writtenTexts(sheet: SheetData): string[] {
  return [
    sheet.name,
    sheet.campaign,
    ...sheet.notes.split('\n').filter((line) => !sheet.placedNotes?.includes(line)),
    ...placesOf(sheet).map(({ value }) => value),
    ...Object.values(sheet.lists).flat(2),
  ].filter((text) => text !== '' && text !== 'on')
}
