import { grownBand, sideBySide } from '../../../common/sheet-places.ts'
import type { HalfPages } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { LevelSum } from '../advancement/levels.ts'
import type { ShareBonus } from '../character/abilities.ts'
import {
  armour,
  carried,
  conditions,
  fieldsAndSkills,
  levels,
  loadAndCoins,
  spells,
  weapons,
} from './lower.ts'
import { fight, pools } from './pools.ts'
import { scores, shares } from './scores.ts'

/** Pages of half paper: scores and pools; a fight, skills and gear; then more of each list and the levels. */
export function halfPages(
  who: ReadonlyCreature | null,
  table: ShareBonus,
  way: LevelSum,
): HalfPages {
  const [abilities, reactions] = scores(who, table, way)
  const [survival, verve, mojo, injuries] = pools(who)
  return {
    nameSpan: 7,
    front: [
      [
        {
          columns: [
            { share: 1.3, blocks: [abilities] },
            { share: 1, blocks: [survival, verve].flatMap((block) => block ?? []) },
          ],
        },
        sideBySide(reactions),
        {
          grow: true,
          columns: [mojo, injuries].flatMap((block, at) =>
            block ? [{ share: at === 0 ? 1 : 2.4, blocks: [block] }] : [],
          ),
        },
      ],
      [
        { columns: [{ share: 1, blocks: fight(who, table, 4) }] },
        sideBySide(shares(table)),
        sideBySide({ ...weapons, room: 3 }),
        sideBySide({ ...fieldsAndSkills, room: 6 }),
        sideBySide({ ...spells, room: 2 }),
        {
          grow: true,
          columns: [
            { share: 1, blocks: [{ ...armour, room: 2 }, loadAndCoins(who)] },
            { share: 1, blocks: [{ ...carried, room: 4 }] },
          ],
        },
      ],
    ],
    back: [
      [
        { columns: [{ share: 1, blocks: levels(who) }] },
        sideBySide({ ...weapons, room: 4 }),
        sideBySide({ ...fieldsAndSkills, room: 10 }),
        sideBySide({ ...spells, room: 10 }),
        grownBand({ ...armour, room: 2 }),
      ],
      [
        sideBySide({ ...carried, across: 2, room: 24 }),
        sideBySide(conditions),
        grownBand({ kind: 'notes', title: 'Notes', room: 10, grow: true }),
      ],
    ],
  }
}
