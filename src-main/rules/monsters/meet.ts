/** A row of an encounter table: how many of which monster. */
export interface Meeting {
  /** Name of the monster as the library has it; null when the row names none. */
  monster: string | null
  /** Dice or a number, `2d4`, `1`. */
  numberDice: string
  /** The row as the GM reads it, without its marks. */
  says: string
}

/**
 * Reads a row of an encounter table. Its dice stand in square brackets, as in every table, and its
 * monster in braces: `[2d4] {goblin}, dragging a sack`. Without dice there is one.
 */
export function readMeeting(text: string): Meeting {
  const monster = /\{([^{}]{1,80})\}/.exec(text)?.[1]?.trim() ?? null
  const numberDice = /\[(\d{0,2}d\d{1,3}(?:[+-]\d{1,2})?|\d{1,3})\]/i.exec(text)?.[1] ?? '1'
  const says = text.replace(/\[([^[\]]*)\]/g, '$1').replace(/[{}]/g, '').trim()
  return { monster, numberDice, says }
}
