import type { Id } from '../../rules/situation.ts'

/** Sheets of these creatures, in this order; a blank sheet of the game where there are none. */
export interface CharacterSheetWanted {
  template: 'character-sheet'
  creatures: Id[]
}

/** What is to be printed, by template: whose, which, how many. How it is laid out is not said here. */
export type Wanted = CharacterSheetWanted
