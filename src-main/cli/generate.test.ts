import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generateCommand, usage } from './generate.ts'
import type { Io } from './io.ts'
import { rollTableCommand } from './roll-table.ts'
import { tablesCommand } from './tables.ts'

const resources = resolve(import.meta.dirname, '../../resources')
const built = { assets: '', resources, version: '0.0.0' }

type Command = typeof generateCommand

function ran(command: Command, ...argv: string[]) {
  const said = { out: '', err: '' }
  const io = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
  } as Io
  return { code: command(argv, io, built), ...said }
}

interface Printed {
  kind: string
  text: string
  seed: string
  parts: { id: string; text: string }[]
}
const results = (out: string) => JSON.parse(out) as Printed[]

describe('generate', () => {
  test('prints an array of results, the same for the same seed', () => {
    const { code, out } = ran(generateCommand, 'person', '--count', '3', '--seed', '7', '--json')
    expect(code).toBe(0)
    expect(ran(generateCommand, 'person', '--count', '3', '--seed', '7', '--json').out).toBe(out)
    const people = results(out)
    expect(people.map(({ kind, parts }) => [kind, parts.length])).toEqual([
      ['person', 9],
      ['person', 9],
      ['person', 9],
    ])
    const [, second] = people
    expect(
      results(ran(generateCommand, 'person', '--seed', second?.seed ?? '', '--json').out),
    ).toEqual([second])
  })

  test('takes any whole number or 32 hex digits for a seed', () => {
    for (const seed of ['0', '-3', '98765432109876543210', 'F'.repeat(32)])
      expect(ran(generateCommand, 'omen', '--seed', seed).code).toBe(0)
    expect(ran(generateCommand, 'omen', '--seed', 'moon')).toEqual({
      code: 1,
      out: '',
      err: '--seed “moon”: a whole number, or 32 hex digits.\n',
    })
  })

  test('takes inputs by key and value', () => {
    const { out } = ran(
      generateCommand,
      ...['weather', '--set', 'season=winter', '--set', 'climate=cold north', '--seed', '1'],
    )
    expect(out).toMatch(/^[A-Z].+\n$/)
  })

  test('refuses unknown kinds, keys and values in a line that says which there are', () => {
    const star = ran(generateCommand, 'star')
    expect(star.code).toBe(1)
    expect(star.err).toMatch(/^Unknown kind “star”.\nKinds: person, /)
    const key = ran(generateCommand, 'weather', '--set', 'moon=full')
    expect(key.code).toBe(1)
    expect(key.err).toBe('Unknown setting “moon”: it takes climate and season.\n')
    const value = ran(generateCommand, 'weather', '--set', 'season=mud')
    expect(value.err).toBe('season: one of spring, summer, autumn, winter; not “mud”.\n')
    expect(ran(generateCommand, 'omen', '--game', 'chess')).toEqual({
      code: 1,
      out: '',
      err: 'Unknown game “chess”: one of hearts, delve, heartbreaker, block-dodge-parry, gods-and-monsters.\n',
    })
    expect(ran(generateCommand, 'omen', '--count', '-3').err).toBe(
      '--count: a whole number from 1 to 10000.\n',
    )
  })

  test('varies any monster where none is named', () => {
    const by = (...argv: string[]) => ran(generateCommand, 'monster', '--seed', '8', ...argv).out
    expect(by('--set', 'monster=any')).toBe(by())
  })

  test('lists the kinds with their inputs in its help', () => {
    expect(usage).toContain('  faction              Faction')
    expect(usage).toContain('season=spring | summer | autumn | winter, else spring')
  })
})

test('tables lists those with all the words', () => {
  const { out } = ran(tablesCommand, '--json', 'people', 'secret')
  expect(JSON.parse(out)).toEqual([
    {
      id: 'people/secret',
      title: 'Secret',
      dice: 'd80',
      rows: 80,
      game: null,
      group: 'People',
      licence: 'CC0 1.0',
    },
  ])
  expect(ran(tablesCommand, 'no such thing')).toMatchObject({ code: 1, out: '' })
})

describe('roll-table', () => {
  test('rolls by id or by title, the same for the same seed', () => {
    const by = (...argv: string[]) =>
      ran(rollTableCommand, ...argv, '--count', '4', '--seed', '9', '--json').out
    const rolls = JSON.parse(by('people/secret')) as { table: string; total: number }[]
    expect(rolls).toHaveLength(4)
    expect(rolls.every(({ table, total }) => table === 'people/secret' && total <= 80)).toBe(true)
    expect(by('people/secret')).toBe(by('people/secret'))
    expect(JSON.parse(by('Secret'))).toEqual(rolls)
  })

  test('names the table of each step of the trail', () => {
    const { out } = ran(rollTableCommand, 'books/scroll', '--seed', '9', '--json')
    const [roll] = JSON.parse(out) as { trail: unknown[] }[]
    expect(roll?.trail[1]).toMatchObject({
      kind: 'table',
      table: 'books/scroll-material',
      title: 'Scroll material',
    })
  })

  test('names a table that is not there', () => {
    expect(ran(rollTableCommand, 'moons')).toEqual({
      code: 1,
      out: '',
      err: 'No table is called “moons”; gatefold tables lists them.\n',
    })
  })
})

test('a region is printed the same for the same seed, and its map is written', () => {
  const region = (...argv: string[]) => ran(generateCommand, 'region', '--seed', '4', ...argv)
  const file = resolve(mkdtempSync(resolve(tmpdir(), 'gatefold-region-')), 'map.svg')
  const { code, out } = region('--json', '--svg', file)
  expect(code).toBe(0)
  expect(region('--json').out).toBe(out)
  const { hexes } = JSON.parse(out) as { hexes: { hex: string }[] }
  expect([hexes.length, hexes[0]?.hex, hexes.at(-1)?.hex]).toEqual([108, '0101', '1209'])
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^]*<\/svg>\n$/)
  expect(region('--set', 'rows=99').err).toMatch(/^rows: a whole number from 5 to 20, not “99”/)
})

describe('generate dungeon', () => {
  const dungeon = (...argv: string[]) => ran(generateCommand, 'dungeon', ...argv)

  test('prints a keyed map, the same for the same seed, in the figures of a game', () => {
    const argv = ['--json', '--seed', '42', '--size', '9', '--level', '3', '--game', 'delve']
    const { code, out } = dungeon(...argv)
    expect(code).toBe(0)
    expect(dungeon(...argv).out).toBe(out)
    const { seed, title, places, ...more } = JSON.parse(out) as {
      seed: string
      title: string
      places: { number: number; title: string; exits: { to: number; door: string }[] }[]
    }
    expect([seed, more]).toEqual(['2a'.padStart(32, '0'), {}])
    expect(title).not.toBe('')
    expect(places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const { number, exits } of places)
      for (const { to, door } of exits) {
        const back = places[to - 1]?.exits.filter((exit) => exit.to === number)
        expect(back?.map((exit) => exit.door)).toEqual([door])
      }
  })

  test('writes the map as SVG', () => {
    const file = resolve(mkdtempSync(resolve(tmpdir(), 'gatefold-map-')), 'map.svg')
    const { code, out } = dungeon('--seed', '1', '--size', '5', '--svg', file)
    expect(code).toBe(0)
    expect(out).toMatch(/^5\. /m)
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^]*>5<\/text>[^]*<\/svg>\n$/)
  })

  test('names what it can’t make', () => {
    expect(dungeon('--size', '41').err).toMatch(/^size: a whole number from 5 to 40, not “41”\./)
    expect(dungeon('--purpose', 'bakery').err).toMatch(/^purpose: one of any, crypt/)
    expect(dungeon('--game', 'chess').err).toMatch(/^Unknown game “chess”/)
  })
})
