import type { Monster } from '../canonical.ts'

/** Export format of monsters. A new format is a file with one of these and a line in `index.ts`. */
export interface MonsterExport {
  /** Permanent: menus and scripts name it. */
  id: string
  /** Label in the menu: "OSE stat line". */
  title: string
  /** Of the file, without the dot. */
  extension: string
  /** All of them as one text, in the order given; empty for none. */
  write(monsters: readonly Monster[]): string
}
