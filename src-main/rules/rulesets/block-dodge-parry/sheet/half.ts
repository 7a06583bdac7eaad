import { grownBand, sideBySide } from '../../../common/sheet-places.ts'
import type { HalfPages } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import {
  abilities,
  careers,
  carriedBesides,
  conditions,
  deprived,
  diseases,
  magic,
  purse,
  reactions,
  save,
  slots,
  smallThings,
  tasks,
  water,
  weapons,
  wounds,
} from './blocks.ts'

/** Pages of half paper: abilities and slots; a fight and what it leaves; then magic, small things and the rest. */
export function halfPages(who: ReadonlyCreature | null): HalfPages {
  const scores = abilities(who)
  const { hint: rumours = '', ...coins } = purse(who)
  return {
    front: [
      [
        sideBySide(...scores.slice(0, 3)),
        sideBySide(...scores.slice(3), save),
        sideBySide({ ...slots(who), across: 1 }),
      ],
      [
        sideBySide(reactions),
        sideBySide(weapons),
        {
          columns: [
            { share: 1, blocks: [{ ...careers, room: 4 }] },
            { share: 1.2, blocks: [{ ...wounds, room: 4 }] },
          ],
        },
        sideBySide(deprived(who)),
        sideBySide(tasks),
        {
          grow: true,
          columns: [
            { share: 2.3, blocks: [water(who)] },
            { share: 1, blocks: [{ ...coins, under: rumours }] },
          ],
        },
      ],
    ],
    back: [
      [
        sideBySide(magic(who)),
        sideBySide({ ...smallThings, room: 14 }),
        sideBySide({ ...careers, title: 'More skills', room: 5 }),
        sideBySide({ ...weapons, title: 'More weapons', room: 5 }),
        grownBand(diseases),
      ],
      [
        sideBySide(carriedBesides),
        {
          columns: [
            { share: 1.2, blocks: [{ ...wounds, title: 'More wounds' }] },
            { share: 1, blocks: [{ ...diseases, title: 'More diseases', room: 3 }] },
          ],
        },
        sideBySide(conditions),
        grownBand({ kind: 'notes', title: 'Notes', room: 12, grow: true }),
      ],
    ],
  }
}
