/** The whole records at the beginning of a structured text that goes on. */
export interface Cut {
  /** These records as a text of their own, with what stands open closed behind them. */
  closed: string
  /** Where the last of them ends, in the text as in `closed`. */
  end: number
  /** Where the rest begins: behind them and the comma after them. */
  read: number
  /** Put before the rest, it can be read as the beginning was: open brackets, headings. */
  opening: string
}

/** `longer` where the text is structured but holds no whole record yet; null where it is not structured. */
export type CutFound = Cut | 'longer' | null
