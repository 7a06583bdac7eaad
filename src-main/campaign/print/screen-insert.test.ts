import { describe, expect, it, test } from 'vitest'
import { idsOf } from '../../rules/core/reference.ts'
import { rulesets } from '../../rules/registry.ts'
import type { PrintedBlock } from '../../rules/core/screen.ts'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'
import { newState } from '../state.ts'
import type { PrintSources } from './print-content.ts'
import { screenInsert, type ScreenInsertPage } from './screen-insert.ts'

const games = Object.values(rulesets).flatMap((game) => (game?.screen ? [game] : []))

function around(game: (typeof games)[number]): PrintSources {
  const situation = newState('Belfry', game.id, {})
  return { situation, ruleset: game, shelf: emptyShelf, entries: [] }
}
function page(game: (typeof games)[number], without: string[] = []): ScreenInsertPage {
  const wanted = { template: 'screen-insert', without, turned: true } as const
  const made = screenInsert(wanted, around(game))
  if (made.end !== 'made') throw new Error(made.refused.why)
  return made.data as ScreenInsertPage
}
const blocksOf = ({ leaves }: ScreenInsertPage): PrintedBlock[] =>
  leaves.flatMap(({ blocks }) => blocks)

describe.each(games.map((game) => [game.title, game] as const))('the screen of %s', (_, game) => {
  const declared = (game.screen?.leaves ?? []).flatMap(({ blocks }) => blocks)
  const parts = declared.flatMap((block) => block.parts)

  it('has three leaves, and no two blocks of one id', () => {
    const ids = declared.map(({ id }) => id)
    expect([page(game).leaves.length, new Set(ids).size]).toEqual([3, ids.length])
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
    if (lists.has('conditions')) expect(rowsOf('Conditions')).toBe(game.conditions.length)
    if (lists.has('phases')) expect(rowsOf('Phases')).toBe(game.combat?.phases.length)
    if (lists.has('arms'))
      expect(rowsOf('Arms')).toBe(game.gear.filter(({ die, beast }) => die && !beast).length)
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

  it('leaves out what is not ticked, and a leaf without anything', () => {
    const [first, ...others] = game.screen?.leaves ?? []
    const out = first?.blocks.map(({ id }) => id) ?? []
    expect(page(game, out).leaves.map(({ title }) => title)).toEqual(
      others.map(({ title }) => title),
    )
    const all = declared.map(({ id }) => id)
    expect(() => page(game, all)).toThrow('No block is ticked.')
  })
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
  const made = screenInsert(
    { template: 'screen-insert', without: [], turned: false },
    { ...around(game), ruleset: bare },
  )
  expect(made).toMatchObject({
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
