import type { Band, BlockHeading, SheetField } from './sheet-blocks.ts'

export type * from './sheet-blocks.ts'

/**
 * A character as its sheet prints it: words and numbers only, ready to be set. A blank sheet is the
 * same with every value empty.
 *
 * The front holds what is looked at in play. What a list or the notes have more than the front has
 * room for goes on in the back's block of the same list, and then on further pages: nothing is lost.
 *
 * The names of places are for good, since filled sheets bear them, and the same on a blank sheet:
 * - `name`, `player`: the creature's own;
 * - `values/<field>`: a number of the creature, by the id of the ruleset's field;
 * - `skills/<name>`: the score of that skill; empty means it has none;
 * - `items/<n>`: a thing carried, as `itemLine` (sheet-places.ts) writes it: name, what is
 *   written on it, how many;
 * - `<list>/<n>`, `<list>/<n>/<column>`: the game's other lists (`weapons`, `spells`, `load` …); of a
 *   list of things carried the first column is the item as `itemLine` writes it; a thing may stand in
 *   several lists, once in each, and may be rewritten at any of them;
 * - `conditions/<n>`: the name of a condition it is in;
 * - `notes`, then `notes/2` …: set one after the other without a space they are its notes;
 * - `ticks/gear/<row>`: a thing of that row of the price list is worn or held;
 * - `ticks/conditions/<name>`: it is in that condition;
 * - `tags/<tag>`: "yes" where it has that tag;
 * - `tracks/values/<field>/<n>`: boxes of a number, as many marked as the number says; all of
 *   them marked mean so many or more;
 * - `about/…`, and all other `ticks/…` and `tracks/…`: for the pencil; the creature has no place for them.
 */
export interface SheetData {
  /** The game's name as the sheet's title. */
  title: string
  subtitle: string
  /** One line for the foot: whose game this is. */
  credit: string
  campaign: string
  name: string
  /** Of twelve columns, how many the name's line takes; absent means all. */
  nameSpan?: number
  /** Who plays it, how it looks, where it comes from: lines under the name, `span` of twelve columns each. */
  about: (SheetField & { label: string; span: number; large?: true })[]
  /** In the frame at the right of the name: a likeness, one number, or nothing, and then no frame. */
  frame: 'likeness' | (BlockHeading & SheetField) | null
  /** Rows set lower, where the game needs more of them on a page. */
  tight?: true
  front: Band[]
  back: Band[]
  /** By name, the rows of each list. */
  lists: Record<string, string[][]>
  notes: string
}
