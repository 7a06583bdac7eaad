/** Characters that begin a formula: full-width ones in some languages, and after invisible ones too. */
const formula = '[=+@\\-\\t\\r＝＋－＠]'
const atFirst = new RegExp(`^'*[\\s\\p{Cf}]*${formula}`, 'u')
const behindSemicolon = new RegExp(`;(?='*\\p{Cf}*${formula})`, 'gu')
const guardedFirst = new RegExp(`^'(?='*[\\s\\p{Cf}]*${formula})`, 'u')
const guardedBehind = new RegExp(`;'(?='*\\p{Cf}*${formula})`, 'gu')

/**
 * Keeps a spreadsheet from reading a cell as a formula, with an apostrophe before it; also after a
 * semicolon, which separates cells in the spreadsheets of some languages.
 */
export function guardCell(cell: string): string {
  const parted = cell.replace(behindSemicolon, ";'")
  return atFirst.test(parted) ? `'${parted}` : parted
}

/** The cell without the apostrophes of `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.replace(guardedFirst, '').replace(guardedBehind, ';')
}
