import { describe, expect, it, test } from 'vitest'
import { idsOf } from '../../rules/core/reference.ts'
import { upperFirst } from '../../rules/core/words.ts'
import { rulesets } from '../../rules/registry.ts'
import type { PrintedBlock } from '../../rules/core/screen.ts'
import type { Table } from '../../rules/tables/table.ts'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'
import { newState } from '../state.ts'
import type { PrintSources } from './print-content.ts'
import type { ScreenInsertWanted } from './wanted.ts'
import { screenInsert, type ScreenInsertPage } from './screen-insert.ts'

const games = Object.values(rulesets).flatMap((game) => (game?.screen ? [game] : []))

function around(game: (typeof games)[number]): PrintSources {
  const situation = newState('Belfry', game.id, {})
  return { situation, ruleset: game, shelf: emptyShelf, entries: [] }
}
const every = (game: (typeof games)[number]): string[] =>
  (game.screen?.leaves ?? []).flatMap(({ blocks }) => blocks.map(({ id }) => id))

const whole: ScreenInsertWanted = {
  template: 'screen-insert',
  blocks: null,
  without: [],
  turned: true,
  brief: false,
  notes: '',
}

type PrintedTable = Extract<PrintedBlock['parts'][number], { kind: 'table' }>
const isTable =
  (title: string) =>
  (part: PrintedBlock['parts'][number]): part is PrintedTable =>
    part.kind === 'table' && part.title === title

/** Every block of the game, in its order. */
function page(game: (typeof games)[number], without: string[] = []): ScreenInsertPage {
  const wanted = { ...whole, blocks: every(game), without }
  const content = screenInsert(wanted, around(game))
  if (content.end !== 'made') throw new Error(content.refused.why)
  return content.data as ScreenInsertPage
}
const blocksOf = ({ blocks }: ScreenInsertPage): PrintedBlock[] => blocks

describe.each(games.map((game) => [game.title, game] as const))('the screen of %s', (_, game) => {
  const declared = (game.screen?.leaves ?? []).flatMap(({ blocks }) => blocks)
  const parts = declared.flatMap((block) => block.parts)

  it('has three leaves, and no two blocks of one id', () => {
    const ids = declared.map(({ id }) => id)
    expect([game.screen?.leaves.length, new Set(ids).size]).toEqual([3, ids.length])
  })

  it('names only tables and rules that the game has', () => {
    const named = parts.flatMap((part) => ('rules' in part ? idsOf(part.rules) : []))
    const texts = new Set(game.reference.map(({ rule }) => rule))
    expect(named.filter((rule) => !texts.has(rule))).toEqual([])
    const tables = parts.flatMap((part) => ('table' in part ? [part.table] : []))
    expect(tables.filter((id) => !game.tables.some((table) => table.id === id))).toEqual([])
  })

  it('prints every row of every table it names, and the game’s own lists whole', () => {
    const printed = blocksOf(page(game)).flatMap((block) => block.parts)
    const rowsOf = (title: string): number =>
      printed.flatMap((part) => (part.kind === 'table' && part.title === title ? part.rows : []))
        .length
    for (const part of parts) {
      if (!('table' in part)) continue
      const table = game.tables.find(({ id }) => id === part.table)
      expect(rowsOf(table?.title ?? '')).toBe(table?.rows.length)
    }
    const lists = new Set(parts.flatMap((part) => ('list' in part ? [part.list] : [])))
    if (lists.has('conditions')) {
      const { rows = [] } = printed.find(isTable('Conditions')) ?? {}
      expect(rows.map(([, says]) => says)).toEqual([
        ...new Set(game.conditions.map(({ says }) => upperFirst(says))),
      ])
      const names = rows.map(([name]) => name).join(' ')
      const lacking = game.conditions.flatMap(({ name }) => name.split(/,? /u))
      expect(lacking.filter((word) => !names.includes(word))).toEqual([])
    }
    if (lists.has('phases')) expect(rowsOf('Phases')).toBe(game.combat?.phases.length)
    if (lists.has('arms'))
      expect(rowsOf('Arms')).toBe(
        game.gear.filter(({ die, beast, madeFor }) => die && !beast && !madeFor).length,
      )
    for (const part of parts) {
      if (!('figures' in part)) continue
      const { tables = [] } = game.reference.find(({ rule }) => rule === part.figures) ?? {}
      expect(rowsOf(part.head)).toBe(tables.flatMap(({ rows }) => rows).length)
      expect(rowsOf(part.head)).toBeGreaterThan(0)
    }
  })

  it('has nothing empty on it, and a rule beside every line', () => {
    for (const block of blocksOf(page(game))) {
      expect([block.id, block.parts.length > 0]).toEqual([block.id, true])
      for (const part of block.parts) {
        if (part.kind === 'lines')
          expect(part.lines.every(({ rules }) => rules.length > 0)).toBe(true)
        else expect(part.rows.length).toBeGreaterThan(0)
      }
    }
  })

  it('leaves out what is not ticked, and proposes only what is used in play', () => {
    const [first, ...others] = game.screen?.leaves ?? []
    const out = first?.blocks.map(({ id }) => id) ?? []
    const left = others.flatMap(({ blocks }) => blocks.map(({ id }) => id))
    expect(page(game, out).blocks.map(({ id }) => id)).toEqual(left)
    expect(() => page(game, every(game))).toThrow('No block is ticked.')
    const content = screenInsert(whole, around(game))
    const usual = declared.filter(({ optional }) => !optional).map(({ id }) => id)
    expect(
      content.end === 'made' && (content.data as ScreenInsertPage).blocks.map(({ id }) => id),
    ).toEqual(usual)
    expect(usual.length).toBeLessThan(declared.length)
  })

  it('in brief has the first sentence of each rule, and every table whole', () => {
    const content = screenInsert({ ...whole, blocks: every(game), brief: true }, around(game))
    if (content.end !== 'made') throw new Error(content.refused.why)
    const brief = blocksOf(content.data as ScreenInsertPage).flatMap((block) => block.parts)
    const full = blocksOf(page(game)).flatMap((block) => block.parts)
    full.forEach((part, at) => {
      const short = brief[at]
      if (part.kind === 'table') return expect(short).toEqual(part)
      const says = short?.kind === 'lines' ? short.lines.map((line) => line.says) : []
      expect(part.lines.every((line, nth) => line.says.startsWith(says[nth] ?? '?'))).toBe(true)
    })
  })
})

test('the GM’s order, an own table and notes stand where they are put', () => {
  const [hearts] = games
  if (!hearts) throw new Error('no game has a screen')
  const inns: Table = {
    id: 'inns',
    title: 'Inns',
    source: '',
    dice: '1d2',
    rows: [
      ['1', 'The Ox'],
      ['2', 'The Eel'],
    ],
  }
  const here = around(hearts)
  const content = screenInsert(
    {
      ...whole,
      blocks: ['tests', 'table:inns', 'order'],
      notes: 'Ferry: two coins\nAsk for Marta',
    },
    { ...here, situation: { ...here.situation, tables: { inns } } },
  )
  if (content.end !== 'made') throw new Error(content.refused.why)
  const { blocks, choices } = content.data as ScreenInsertPage
  expect(blocks.map(({ id }) => id)).toEqual(['tests', 'table:inns', 'order', 'notes'])
  expect(blocks[3]?.parts).toEqual([
    {
      kind: 'lines',
      lines: [
        { title: 'Ferry', says: 'two coins', rules: [] },
        { title: '', says: 'Ask for Marta', rules: [] },
      ],
    },
  ])
  expect(choices.find(({ title }) => title === 'Your tables')?.blocks).toEqual([
    { id: 'table:inns', title: 'Inns', usual: false },
  ])
})

test('a text that stands for several rules is printed once and names them', () => {
  const [hearts] = games
  if (!hearts) throw new Error('no game has a screen')
  const lines = blocksOf(page(hearts)).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'lines' ? part.lines : [])),
  )
  const hide = lines.filter(({ title }) => title === 'Hide')
  expect(hide.map(({ rules }) => rules)).toEqual([['HRT-BX-03', 'HRT-BX-04']])
})

test('a game without a screen says so', () => {
  const [game] = games
  if (!game) throw new Error('no game has a screen')
  const { screen: _, ...bare } = game
  const content = screenInsert(whole, { ...around(game), ruleset: bare })
  expect(content).toMatchObject({
    end: 'refused',
    refused: { why: expect.stringContaining('no screen') },
  })
})

test('no line says its title twice, and a choice is an “or”', () => {
  const printed = games.flatMap((game) => blocksOf(page(game)).flatMap(({ parts }) => parts))
  const lines = printed.flatMap((part) => (part.kind === 'lines' ? part.lines : []))
  expect(lines.filter(({ title, says }) => new RegExp(`^${title}[:,] `).test(says))).toEqual([])
  const cells = printed.flatMap((part) => (part.kind === 'table' ? part.rows.flat() : []))
  expect(cells.filter((cell) => cell.includes('|'))).toEqual([])
})

describe('weapons', () => {
  const heartbreaker = games.filter(({ id }) => id === 'heartbreaker')

  it.each(heartbreaker.map((game) => [game]))('have a column for each of their figures', (game) => {
    const arms = blocksOf(page(game)).flatMap((block) => block.parts.filter(isTable('Arms')))
    const [{ columns = [], rows = [] } = {}] = arms
    expect(columns).toEqual(['Weapon', 'ATK', 'DEF', 'Die', 'Traits', 'GP', 'Rule'])
    expect(rows.find(([name]) => name === 'Longsword')?.slice(1, 4)).toEqual(['1', '2', '1d8'])
  })

  it.each(games.map((game) => [game]))(
    'stand among the prices only where no block lists them',
    (game) => {
      const prices = (without: string[]): number =>
        blocksOf(page(game, without))
          .flatMap((block) => block.parts.filter(isTable('Prices')))
          .flatMap(({ rows }) => rows).length
      const listing = (game.screen?.leaves ?? []).flatMap(({ blocks }) =>
        blocks.filter(({ parts }) => parts.some((part) => 'list' in part && part.list === 'arms')),
      )
      const apart = prices(listing.map(({ id }) => id)) - prices([])
      const weapons = game.gear.filter(
        (row) => row.die && row.cost > 0 && !row.beast && !row.madeFor,
      )
      const priced = (game.screen?.leaves ?? []).some(({ blocks }) =>
        blocks.some(({ parts }) => parts.some((part) => 'list' in part && part.list === 'gear')),
      )
      expect(apart).toBe(listing.length > 0 && priced ? weapons.length : 0)
    },
  )
})
