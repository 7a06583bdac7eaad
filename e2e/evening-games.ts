import type { ActionId } from '../src-main/rules/situation.ts'

/** What is told at a label that asks: the first row whose words it matches. */
export type Told = readonly (readonly [label: RegExp, faces: string])[]

/** What differs from game to game in an evening; the story is the same. */
export interface GameEvening {
  title: string
  /** Its key on the start page. */
  key: string
  /** The dice as they fall on this table. */
  dice: Told
  /** What the shop sells, by the beginning of its row, and what it costs. */
  ware: string
  cost: number
  /** What is due when one of them falls. */
  morale: ActionId
  /** A night's rest, by its title in the palette. */
  night: string
}

export const evenings: readonly GameEvening[] = [
  {
    title: 'HEARTS',
    key: '1',
    dice: [
      [/: event/i, '5'],
      [/party d6/, '5'],
      [/foes d6/, '2'],
      [/Morale: /, '6 6'],
    ],
    ware: 'Club',
    cost: 2,
    morale: 'hearts.morale',
    night: 'A night’s rest',
  },
  {
    title: 'Delve',
    key: '2',
    dice: [
      [/: event/i, '5'],
      [/Morale: /, '20'],
    ],
    ware: 'Sling',
    cost: 10,
    morale: 'delve.morale',
    night: 'Camp for the night',
  },
]
