import type { Band, BlockHeading, SheetField } from './sheet-blocks.ts'

export type * from './sheet-blocks.ts'

/** Sheet on half paper: two pages that are always printed, and two behind them, like the back of the whole sheet. */
export interface HalfPages {
  /** Width of the name's line in columns of twelve; absent means all. */
  nameSpan?: number
  front: Band[][]
  back: Band[][]
}

/**
 * Contents of a printed character sheet: text and numbers only. A blank sheet is the same with every
 * value empty.
 *
 * The front holds what is used in play. A list or notes too long for the front continue in the back's
 * block of the same list, and then on further pages: nothing is lost.
 *
 * Field names are permanent, since filled sheets contain them, and the same on a blank sheet:
 * - `name`, `player`: the creature's own;
 * - `values/<field>`: a number of the creature, by the id of the ruleset's field;
 * - `skills/<name>`: the score of that skill; empty means it has none;
 * - `items/<n>`: a thing carried, as `itemLine` (sheet-places.ts) writes it: name, what is
 *   written on it, how many;
 * - `<list>/<n>`, `<list>/<n>/<column>`: the game's other lists (`weapons`, `spells`, `load` …); of a
 *   list of things carried the first column is the item as `itemLine` writes it; a thing may be in
 *   several lists, once in each, and may be rewritten at any of them;
 * - `conditions/<n>`: the name of a condition it is in;
 * - `notes`, then `notes/2` …: set one after the other without a space they are its notes;
 * - `ticks/gear/<row>`: a thing of that row of the price list is worn or held;
 * - `ticks/conditions/<name>`: it is in that condition;
 * - `tags/<tag>`: "yes" where it has that tag;
 * - `tracks/values/<field>/<n>`: boxes of a number, as many marked as the number says; all of
 *   them marked mean that many or more;
 * - `about/…`, and all other `ticks/…` and `tracks/…`: written in by the player; kept with the creature as they
 *   stand (`written`), where the game has no value for them.
 */
export interface SheetData {
  /** The game's name as the sheet's title. */
  title: string
  subtitle: string
  /** Footer line that credits the game. */
  credit: string
  campaign: string
  name: string
  /** Width of the name's line in columns of twelve; absent means all. */
  nameSpan?: number
  /** Lines under the name (player, looks, origin), each `span` of twelve columns wide; `half` of them on half paper. */
  about: (SheetField & { label: string; span: number; half?: number; large?: true })[]
  /** Content of the frame to the right of the name: a portrait or one number; null for no frame. */
  frame: 'likeness' | (BlockHeading & SheetField) | null
  /** Set for shorter rows, when the game needs more of them on a page. */
  tight?: true
  front: Band[]
  back: Band[]
  /** Pages for A5 and half-Letter, with the same places. */
  half: HalfPages
  /** Rows of each list, by its name. */
  lists: Record<string, string[][]>
  notes: string
  /** Lines of the notes whose words stand in other places: printed there alone, but kept in a form that is read back. */
  placedNotes?: readonly string[]
}
