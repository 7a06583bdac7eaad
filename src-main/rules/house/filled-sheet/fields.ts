/** A place of a filled sheet: what was printed in it, and what stands in it since. */
export interface FilledField {
  /** Within its form: `values/hp`, `items/3`. */
  name: string
  was: string
  now: string
}

/** What somebody has written on the sheet, and what taking it over would do. */
export interface Difference {
  /** The places it was read from. */
  fields: string[]
  /** What it is of: "HP", "Items 3". */
  title: string
  was: string
  now: string
  /** What the campaign says by now, where that is neither of the two. */
  here: string | null
  /** Why it can't be taken over; null when it can. */
  refuses: string | null
}

/** A place somebody has written in since it was printed. */
export function isWritten({ was, now }: FilledField): boolean {
  return tidy(was) !== tidy(now)
}

/** Spaces and line ends as they fall do not count. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[ \t\u00a0]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim()
}

/** The fields of a sheet as a screen hands them in; anything else is none. */
export function filledFields(value: unknown): FilledField[] {
  if (!Array.isArray(value)) return []
  return value.filter((one): one is FilledField => {
    if (typeof one !== 'object' || one === null) return false
    const { name, was, now } = one as Partial<FilledField>
    return typeof name === 'string' && typeof was === 'string' && typeof now === 'string'
  })
}
