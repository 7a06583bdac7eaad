/** Scope of a treasure type: a lair's hoard, each creature's own, or what a group carries. */
type TreasureScope = 'hoard' | 'individual' | 'group'

/** Categories of magic treasure. */
export type MagicCategory =
  'armour' | 'misc' | 'potion' | 'ring' | 'rod-staff-wand' | 'scroll' | 'sword' | 'weapon'

/** Treasure types of a book, as data. Lots are written as “cp 25 1d6*1000; magic 30 3 any + 1 potion”. */
export interface TreasureList {
  /** By letter. */
  types: Readonly<Record<string, readonly [scope: TreasureScope, lots: string]>>
  /** Unguarded treasure, each row up to a dungeon level. */
  levels: readonly (readonly [most: number, lots: string])[]
  /** Worth of a gem in gp, each row up to a roll of d100. */
  gems: readonly (readonly [most: number, gp: number])[]
  /** Worth of a piece of jewellery in gp, as dice. */
  jewellery: string
  /** Categories of magic treasure, each row up to a roll of d100. */
  magic: readonly (readonly [most: number, category: MagicCategory])[]
}
