import type { Monster } from '../canonical.ts'

/** One form in which monsters leave the app. A new form is a file with one of these and a line in `index.ts`. */
export interface MonsterExport {
  /** Permanent: menus and scripts name it. */
  id: string
  /** As the GM reads it in the menu: "OSE stat line". */
  title: string
  /** Of the file, without the dot. */
  extension: string
  /** All of them as one text, in the order given; empty for none. */
  write(monsters: readonly Monster[]): string
}
