import type { SheetData } from '../core/sheet.ts'

type Written = Readonly<Record<string, string>>

/** Parts of a sheet with places to write in. */
type Paper = 'about' | 'frame' | 'front' | 'back' | 'half'

/**
 * A sheet with what was written where the game keeps no value: only in places that are empty without it, so that
 * nothing written hides a value of the game.
 */
export function withWritten<S extends Pick<SheetData, Paper>>(
  sheet: S,
  written: Written | undefined,
): S {
  if (!written) return sheet
  const { about, frame, front, back, half } = sheet
  return { ...sheet, ...(within({ about, frame, front, back, half }, written) as object) }
}

function within(part: unknown, written: Written): unknown {
  if (Array.isArray(part)) return part.map((one) => within(one, written))
  if (typeof part !== 'object' || part === null) return part
  const parts = Object.fromEntries(
    Object.entries(part).map(([key, one]) => [key, within(one, written)]),
  )
  const { field } = parts
  return typeof field === 'string' ? filled(field, parts, written) : parts
}

function filled(
  field: string,
  place: Record<string, unknown>,
  written: Written,
): Record<string, unknown> {
  if (place['value'] === '') return { ...place, value: written[field] ?? '' }
  if (place['on'] === false) return { ...place, on: written[field] === 'on' }
  if (place['full'] === 0 && typeof place['most'] === 'number') {
    const boxes = Array.from({ length: place['most'] }, (_, at) => written[`${field}/${at}`])
    return { ...place, full: boxes.filter((box) => box === 'on').length }
  }
  return place
}

/** State of a place of a sheet: `empty` may be written in, `filled` has a value of the game; null for no such place. */
export function placeOnSheet(sheet: SheetData, name: string): 'empty' | 'filled' | null {
  const box = /^(.*)\/(\d+)$/u.exec(name)
  const { about, frame, front, back } = sheet
  const found = find([about, frame, front, back], (part) => {
    if (part['field'] === name) return 'value' in part || 'on' in part
    return part['field'] === box?.[1] && Number(box?.[2]) < Number(part['most'] ?? 0)
  })
  if (!found) return null
  const isEmpty = found['value'] === '' || found['on'] === false || found['full'] === 0
  return isEmpty ? 'empty' : 'filled'
}

function find(
  part: unknown,
  is: (part: Record<string, unknown>) => boolean,
): Record<string, unknown> | null {
  if (typeof part !== 'object' || part === null) return null
  if (!Array.isArray(part) && is(part as Record<string, unknown>))
    return part as Record<string, unknown>
  for (const one of Object.values(part)) {
    const found = find(one, is)
    if (found) return found
  }
  return null
}
