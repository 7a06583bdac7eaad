import { grownBand, sideBySide } from '../../../common/sheet-places.ts'
import type { HalfPages } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import {
  abilities,
  beasts,
  blow,
  blowSteps,
  books,
  coins,
  conditions,
  food,
  load,
  loadElsewhere,
  ownThings,
  rest,
  underBooks,
  underWeapons,
  weapons,
  wounds,
} from './blocks.ts'

/** Pages of half paper: what a blow meets and the load; weapons, books and wounds; then all that is owned. */
export function halfPages(who: ReadonlyCreature | null): HalfPages {
  const steps = blowSteps(who).map((step) => ({ ...step, share: 1 }))
  return {
    front: [
      [
        sideBySide(blow(steps.slice(0, 2))),
        sideBySide({ ...blow(steps.slice(2)), title: '' }),
        sideBySide(
          ...abilities(who).map(({ says = [], ...block }) => ({
            ...block,
            under: says.join('; '),
          })),
        ),
        sideBySide({ ...load(who), across: 2 }),
      ],
      [
        sideBySide({ ...weapons, room: 4, under: underWeapons }),
        sideBySide({ ...books, room: 4, under: underBooks }),
        sideBySide(rest),
        {
          columns: [
            { share: 1, blocks: [wounds(who)] },
            { share: 1, blocks: [food(who), coins(who, 'Coins')] },
          ],
        },
        grownBand({ kind: 'notes', title: 'Notes', room: 3, grow: true }),
      ],
    ],
    back: [
      [
        sideBySide({ ...ownThings, room: 28 }),
        sideBySide({ ...beasts, room: 6 }),
        grownBand({ kind: 'notes', title: 'Notes', room: 5, grow: true }),
      ],
      [
        sideBySide(loadElsewhere, { ...conditions, room: 14 }),
        sideBySide({ ...books, room: 5 }),
        sideBySide({ ...weapons, room: 4 }),
        grownBand({ kind: 'notes', title: 'Notes', room: 4, grow: true }),
      ],
    ],
  }
}
