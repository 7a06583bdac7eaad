import { grownBand, sideBySide } from '../../../common/sheet-places.ts'
import type { HalfPages, KeyBlock } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import {
  conditions,
  levels,
  moreAccessories,
  moreEquipment,
  moreLoad,
  noSlot,
  powers,
} from './back.ts'
import { cover, keep, pools, readOff, scores, slots, traits } from './front.ts'
import { armourTable, spellTable, weaponTable } from './lists.ts'

/** The key of scores, run across in a frame. */
const readAcross: KeyBlock = {
  ...readOff,
  title: '',
  look: 'strip',
  rows: (readOff.rows[0] ?? []).map((_, nth) => readOff.rows.flatMap((row) => row[nth] ?? [])),
}

/** Pages of half paper: attributes and pools; slots, arms and coins; then levels, powers and what is stored. */
export function halfPages(who: ReadonlyCreature | null): HalfPages {
  const [stamina, ...others] = pools(who)
  return {
    front: [
      [
        { columns: [{ share: 1, blocks: [scores(who), readAcross] }] },
        ...(stamina ? [sideBySide(stamina)] : []),
        grownBand(...others),
      ],
      [
        sideBySide(slots),
        {
          columns: [
            { share: 1.2, blocks: [{ ...weaponTable, room: 4 }] },
            { share: 1, blocks: [{ ...armourTable, room: 3, under: cover }] },
          ],
        },
        sideBySide({ ...spellTable, room: 6 }),
        sideBySide(traits(who)),
        {
          grow: true,
          columns: [
            { share: 1, blocks: keep(who) },
            { share: 1.1, blocks: [{ kind: 'notes', title: 'Notes', room: 4, grow: true }] },
          ],
        },
      ],
    ],
    back: [
      [
        sideBySide(levels(who)),
        sideBySide(powers),
        sideBySide({ ...spellTable, room: 8 }),
        grownBand({ kind: 'notes', title: 'Notes', room: 5, grow: true }),
      ],
      [
        sideBySide({ ...moreLoad, room: 12 }),
        {
          columns: [
            { share: 1, blocks: [moreEquipment, moreAccessories] },
            { share: 1, blocks: [noSlot, conditions] },
          ],
        },
        sideBySide({ ...weaponTable, room: 4 }, { ...armourTable, room: 4 }),
        grownBand({ kind: 'notes', title: 'Notes', room: 4, grow: true }),
      ],
    ],
  }
}
