/** The whole records at the beginning of a structured text that goes on. */
export interface Cut {
  /** The records as a text of their own, with open brackets closed. */
  closed: string
  /** Offset where the last record ends, in the text as in `closed`. */
  end: number
  /** Offset where the rest begins: behind the records and the comma after them. */
  read: number
  /** Text that makes the rest readable when put before it: open brackets, headings. */
  opening: string
}

/** `longer` where the text is structured but holds no whole record yet; null where it is not structured. */
export type CutFound = Cut | 'longer' | null
