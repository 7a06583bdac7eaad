import type { Band, Place, SheetBlock } from '../../../sheet.ts'
import { conditionTick, figure, valueBox, valueSquares } from '../../../sheet-places.ts'
import { minor, type Shares } from '../abilities.ts'
import type { Someone } from '../people.ts'
import { boxed } from '../printed-lists.ts'

/** Rules GAM-CRE-05, GAM-CRE-06, GAM-INJ-01, GAM-INJ-07. */
export function pools(who: Someone | null): Band {
  const pool = (title: string, hint: string, field: string, full: string): SheetBlock => ({
    kind: 'boxes',
    title,
    hint,
    boxes: [valueBox(who, full, 'large', 'most'), valueBox(who, field, 'large', 'now')],
  })
  return {
    columns: [
      { share: 0.9, blocks: [pool('Survival', '5 + endurance', 'hp', 'maxHp')] },
      { share: 0.9, blocks: [pool('Verve', '5 + two minors', 'verve', 'maxVerve')] },
      {
        share: 1,
        blocks: [
          {
            kind: 'boxes',
            title: 'Mojo',
            hint: '12 + archetype',
            boxes: [valueBox(who, 'mojo', 'large')],
            says: ['50 XP for each', 'one used'],
          },
        ],
      },
      {
        share: 2,
        blocks: [
          {
            kind: 'boxes',
            title: 'Injuries',
            hint: 'off attacks, reactions, abilities',
            boxes: [],
            squares: [valueSquares(who, 'injuries', 10, 5)],
            ticks: [
              conditionTick(who, boxed[0], 'unconscious'),
              conditionTick(who, boxed[1], 'dying'),
            ],
            under: 'more than survival: a death check',
          },
        ],
      },
    ],
  }
}

/** Rules GAM-CMB-07, GAM-CRE-13, GAM-CRE-10. */
export function fight(who: Someone | null, table: Shares): Band {
  const box = (field: string, label: string) => valueBox(who, field, 'wide', label)
  const thrown: Place = {
    field: 'about/thrown damage',
    value: who ? figure(minor(who.values.strength ?? 10, table)) : '',
    label: 'thrown damage',
  }
  return {
    columns: [
      {
        share: 1,
        blocks: [
          {
            kind: 'boxes',
            title: 'In a fight',
            hint: 'hit on d20 at or under 11 + Fighting Art + attack − their defense',
            boxes: [
              box('fightingArt', 'Fighting Art'),
              box('attackBonus', 'close attack'),
              box('damageBonus', 'close damage'),
              box('missileBonus', 'thrown, shot'),
              { ...thrown, size: 'wide' },
              box('defense', 'defense'),
              box('movement', 'movement'),
              box('pool', 'pool'),
            ],
          },
        ],
      },
    ],
  }
}
