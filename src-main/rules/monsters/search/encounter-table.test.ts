import { expect, test } from 'vitest'
import { gaps } from '../../tables/gaps.ts'
import { encounterTable, entryFor, plainRows, tableDiceChoices } from './encounter-table.ts'
import { bxOf, cairnOf, monsterOf } from './monsters-fixture.ts'

const ogre = monsterOf('Ogre', { figures: bxOf(4, '1d6 (2d6)') })
const goblin = monsterOf('Goblin', { figures: bxOf(1, '2d4 (6d10)') })
const wolf = monsterOf('Wolf', { figures: bxOf(2, '0 (3d6)') })
const troll = monsterOf('Troll', { figures: bxOf(6) })
const shade = monsterOf('Shade', { figures: cairnOf(4) })
const rat = monsterOf('Rat, giant', { figures: bxOf(0.5, '3d6') })

function drafted(...[monsters, dice, at]: Parameters<typeof encounterTable>): {
  dice: string
  rows: unknown[]
} {
  const table = encounterTable(monsters, dice, at)
  if ('refused' in table) throw new Error(table.refused)
  expect(gaps({ dice: table.dice, rows: plainRows(table.rows) })).toEqual([])
  return {
    dice: table.dice,
    rows: table.rows.map(({ rolls, text, chance }) => [rolls, text, chance]),
  }
}

test('the smallest die that has a face for each; the weaker come more often', () => {
  expect(drafted([ogre, goblin, wolf, troll, shade], 'fit', '1')).toEqual({
    dice: '1d6',
    rows: [
      ['1-2', '[2d4] Goblins', 2 / 6],
      ['3', '[1] Shade', 1 / 6],
      ['4', '[3d6] Wolves', 1 / 6],
      ['5', '[1d6] Ogres', 1 / 6],
      ['6', '[1] Troll', 1 / 6],
    ].map(([rolls, text, chance]) => [rolls, text, expect.closeTo(chance as number)]),
  })
})

test('above ground as many come as the text has in brackets', () => {
  expect([goblin, wolf, troll, rat].map((one) => entryFor(one, true))).toEqual([
    '[6d10] Goblins',
    '[3d6] Wolves',
    '[1] Troll',
    '[3d6] Rat, giant',
  ])
})

test('on two dice the weakest stands in the middle', () => {
  const { rows } = drafted([ogre, goblin, wolf], '2d6', 'forest')
  expect(rows.map((row) => (row as string[])[1])).toEqual(
    expect.arrayContaining(['[6d10] Goblins', '[3d6] Wolves', '[2d6] Ogres']),
  )
  const chances = Object.fromEntries(
    rows.map((row) => [(row as string[])[1], (row as number[])[2]]),
  )
  expect(chances['[6d10] Goblins']).toBeGreaterThan(chances['[2d6] Ogres'] ?? 1)
})

test.each(tableDiceChoices.filter((choice) => choice !== '1d4'))(
  'whatever the dice, every roll has one row: %s',
  (dice) => {
    for (const some of [
      [ogre],
      [ogre, goblin, wolf, troll],
      [ogre, goblin, wolf, troll, shade, rat],
    ])
      drafted(some, dice, '')
  },
)

test('more monsters than faces, and none at all, are refused in words', () => {
  const many = Array.from({ length: 12 }, (_, at) => monsterOf(`Beast ${at}`))
  expect(encounterTable(many, '1d6', '')).toEqual({
    refused: '12 monsters are too many for 1d6: choose larger dice or filter further.',
  })
  expect(
    encounterTable(
      Array.from({ length: 101 }, (_, at) => monsterOf(`B ${at}`)),
      'fit',
      '',
    ),
  ).toEqual({
    refused: '101 monsters are too many for 1d100: choose larger dice or filter further.',
  })
  expect(encounterTable([], 'fit', '')).toHaveProperty('refused')
})
