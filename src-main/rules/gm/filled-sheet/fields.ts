/** A field of a filled sheet: its printed text and its current text. */
export interface FilledField {
  /** Name within its form: `values/hp`, `items/3`. */
  name: string
  was: string
  now: string
}

/** A change written on the sheet, as shown to the GM. */
export interface Difference {
  /** Names of the fields it was read from. */
  fields: string[]
  /** Title of the field: "HP", "Items 3". */
  title: string
  was: string
  now: string
  /** Current value in the campaign, when it is neither `was` nor `now`; null otherwise. */
  here: string | null
  /** Reason it can't be taken over; null when it can. */
  refuses: string | null
}

/** True for a field that was written in since it was printed. */
export function isWritten({ was, now }: FilledField): boolean {
  return normaliseSpaces(was) !== normaliseSpaces(now)
}

/** Normalises spaces and line ends, for comparison. */
export function normaliseSpaces(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[ \t\u00a0]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim()
}

/** Valid fields of a sheet given by the screen; anything else is dropped. */
export function filledFields(value: unknown): FilledField[] {
  if (!Array.isArray(value)) return []
  return value.filter((one): one is FilledField => {
    if (typeof one !== 'object' || one === null) return false
    const { name, was, now } = one as Partial<FilledField>
    return typeof name === 'string' && typeof was === 'string' && typeof now === 'string'
  })
}
