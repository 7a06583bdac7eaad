import {
  conditionTick,
  figure,
  valueBox,
  valuePlace,
  valueSquares,
} from '../../../common/sheet-places.ts'
import type { BoxesBlock, MatrixBlock, MatrixCell } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { minor, type ShareBonus } from '../character/abilities.ts'
import { boxed } from './lists.ts'

function pool(
  who: ReadonlyCreature | null,
  title: string,
  from: string,
  [field, full]: [string, string],
) {
  return {
    kind: 'boxes',
    title,
    boxes: [valueBox(who, full, 'small', 'most'), valueBox(who, field, 'small', 'now')],
    under: from,
  } satisfies BoxesBlock
}

/** Survival, verve, mojo and injuries. Rules GAM-CRE-05, GAM-CRE-06, GAM-INJ-01, GAM-INJ-07. */
export function pools(who: ReadonlyCreature | null): BoxesBlock[] {
  return [
    pool(who, 'Survival', '5 + endurance', ['hp', 'maxHp']),
    pool(who, 'Verve', '5 + two minors', ['verve', 'maxVerve']),
    {
      kind: 'boxes',
      title: 'Mojo',
      boxes: [valueBox(who, 'mojo', 'small')],
      says: ['50 XP for', 'each used'],
      under: '12 + archetype',
    },
    {
      kind: 'boxes',
      title: 'Injuries',
      hint: 'off attacks, reactions, abilities',
      boxes: [],
      squares: [valueSquares(who, 'injuries', 10, 5)],
      ticks: [conditionTick(who, boxed[0], 'unconscious'), conditionTick(who, boxed[1], 'dying')],
      under: 'more than survival: a death check',
    },
  ]
}

/** Figures of a fight, so many in a row. Rules GAM-CMB-07, GAM-CRE-13, GAM-CRE-10. */
export function fight(
  who: ReadonlyCreature | null,
  table: ShareBonus,
  across: number,
): MatrixBlock[] {
  const thrown = who ? figure(minor(who.values.strength ?? 10, table)) : ''
  const places: [string, MatrixCell][] = [
    ['Fighting Art', valuePlace(who, 'fightingArt')],
    ['close attack', valuePlace(who, 'attackBonus')],
    ['close damage', valuePlace(who, 'damageBonus')],
    ['thrown, shot', valuePlace(who, 'missileBonus')],
    ['thrown damage', { field: 'about/thrown damage', value: thrown }],
    ['defense', valuePlace(who, 'defense')],
    ['movement', valuePlace(who, 'movement')],
    ['pool', valuePlace(who, 'pool')],
  ]
  const rows = Array.from({ length: Math.ceil(places.length / across) }, (_, at) =>
    places.slice(at * across, (at + 1) * across),
  )
  return rows.map((row, at) => ({
    kind: 'matrix',
    title: at === 0 ? 'In a fight' : '',
    ...(at === 0 && {
      hint: 'hit on d20 at or under 11 + Fighting Art + attack − their defense',
    }),
    look: 'boxed',
    columns: row.map(([title]) => ({ title, share: 100 / across, as: 'strong' })),
    rows: [row.map(([, cell]) => cell)],
  }))
}
