import { describe, expect, it } from 'vitest'
import { games } from './registry.ts'
import type { Game } from './core/action.ts'

/** Rows of figures that are beside a rule: "Dagger | 1 | d4". */
function rowsBeside({ reference }: Game, rule: string): string[] {
  const tables = reference.find((text) => text.rule === rule)?.tables ?? []
  return tables.flatMap(({ rows }) => rows.map((row) => row.join(' | ')))
}

describe.each(games)('$title', (game) => {
  const ruleIds = new Set(game.reference.map(({ rule }) => rule))

  it('shows each row of its price list beside its rule, with the price', () => {
    const sold = game.gear.filter(
      ({ cost, rule, from, madeFor }) => cost > 0 && ruleIds.has(rule) && !from && !madeFor,
    )
    const missing = sold.filter(
      ({ name, rule }) => !rowsBeside(game, rule).some((row) => row.startsWith(`${name} | `)),
    )
    expect(missing.map(({ name, rule }) => `${name} at ${rule}`)).toEqual([])
  })

  it('shows each table to roll on beside its rule, row by row', () => {
    const missing = game.tables.filter(
      ({ rule, rows }) =>
        rule !== undefined &&
        ruleIds.has(rule) &&
        rows.some(
          ([rolls, text]) =>
            !rowsBeside(game, rule).includes(`${rolls.replace('-', '–')} | ${text}`),
        ),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('has as many cells in each row of figures as columns', () => {
    const uneven = game.reference.filter(({ tables = [] }) =>
      tables.some(
        ({ columns, rows }) =>
          rows.length === 0 || rows.some((row) => row.length !== columns.length),
      ),
    )
    expect(uneven.map(({ rule }) => rule)).toEqual([])
  })
})

const rowOf = (rule: string, start: string): string | undefined =>
  games
    .flatMap((game) => rowsBeside(game, rule))
    .find((row) => row === start || row.startsWith(`${start} | `))

it.each([
  ['HRT-ITEM-04', 'Polearm', 'Polearm | 4 | d10 | 2 | – | – | –'],
  ['HRT-ATK-02', '4–7 is 1 hit', '4–7 is 1 hit'],
  ['HRT-SPELL-15', '3', '3 | 1 year'],
  ['HRT-CAIRN-06', '13', '13 | 8'],
  ['DLV-EQ-04', 'Heavy Armor', 'Heavy Armor | 1000 | 2 | breastplate, full plate'],
  ['DLV-DEV-01', '5–6', '5–6 | Free'],
  ['HBK-ATTR-01', '17', '17 | +2 | 4 in 6'],
  ['HBK-WPN-09', 'Spear', 'Spear | 2 | 4 | 1d6 | 10 GP'],
  ['HBK-WPN-16', 'Musket', 'Musket | 1 | 3d6, exploding | 2 | full plate | 50 GP'],
  ['HBK-TRV-01', 'horse', 'horse | 5 | 3 | 1'],
  ['BDPX-WPN-33', 'Greatsword', 'Greatsword | 75 | 2 | d10 | 2 | Slow, slashing, bulky, Sweep 6'],
  ['BDP-DIS-04', 'Shadowrot', 'Shadowrot | until 4 saves | 2 DEX | black spots everywhere'],
  ['BDPX-WLD-02', 'Way: wild', 'Way: wild | 2'],
  ['BDPX-WLD-09', '5', '5 | unpleasant | unpleasant | terrible'],
  ['BDPX-MAG-10', '3', '3 | 44 %'],
  ['GAM-SIZ-T07', 'gigantic', 'gigantic | 2d8 | 24 | 160'],
  ['GAM-EQ-M13', 'Lantern', 'Lantern | 8 | bulk 3, six hours a flask, 20 yards, a round to light'],
])('%s: %s', (rule, start, row) => {
  expect(rowOf(rule, start)).toBe(row)
})
