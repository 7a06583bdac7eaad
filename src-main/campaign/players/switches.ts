import type { Id } from '../../rules/core/situation.ts'

/** The one thing in the middle of the players' window. Handouts, pictures and sites are read as they stand. */
export type Shown =
  | { of: 'handout'; id: Id }
  | { of: 'picture'; id: Id }
  | { of: 'site'; id: Id }
  /** A woodcut of the app's own, by its name: how a monster looks. */
  | { of: 'portrait'; cut: string }
  /** Words as they were shown: a note, a table's result. */
  | { of: 'words'; title: string; text: string }

/** Parts of the players' window that the GM switches on and off. */
export type PlayersPart =
  | 'time'
  | 'turns'
  | 'lights'
  | 'order'
  | 'party'
  | 'turn'
  | 'foes'
  | 'dice'
  | 'weather'
  | 'place'
  | 'clocks'

/** The GM's choice of what the players see in one campaign. */
export interface PlayersSwitches {
  on: Record<PlayersPart, boolean>
  /** True while the players' window is black; everything else stays as it is. */
  black: boolean
  theme: 'candle' | 'paper'
  message: string
  shown: Shown | null
  /** Page of shown words that are too long for one, from 0; a page after the last is the last. */
  page: number
  /** Names of foes for the players, and foes that they do not see, by id. */
  foes: Record<Id, { name?: string; hidden?: true }>
}

/** Switches of a campaign in which nothing was chosen yet: nothing that the GM has named is shown. */
export const firstSwitches: PlayersSwitches = {
  on: {
    time: true,
    turns: true,
    lights: true,
    order: true,
    party: false,
    turn: true,
    foes: true,
    dice: false,
    weather: true,
    place: false,
    clocks: false,
  },
  black: false,
  theme: 'candle',
  message: '',
  shown: null,
  page: 0,
  foes: {},
}
