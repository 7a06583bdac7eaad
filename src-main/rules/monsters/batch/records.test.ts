import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from '../bundled.ts'
import type { Monster } from '../canonical.ts'
import { formats } from '../exports/index.ts'
import { readMonsters } from '../read.ts'
import { readPiece } from './piece.ts'
import bx from '../../../../resources/bestiary/bx.json' with { type: 'json' }
import cairn from '../../../../resources/bestiary/cairn.json' with { type: 'json' }

const sets = [bx, cairn] as unknown as BestiarySet[]
const some = sets.flatMap((set) => bundledMonsters(set).slice(0, 12))

/** Reads a text as the screen does: a piece, then from where that ended. */
function inPieces(text: string, size: number): { monsters: Monster[]; between: string[] } {
  const monsters: Monster[] = []
  const between: string[] = []
  let from = 0
  let length = size
  let opening = ''
  while (from < text.length) {
    const to = Math.min(text.length, from + length)
    const piece = readPiece(text.slice(from, to), to === text.length, opening)
    monsters.push(...piece.monsters)
    between.push(...piece.between)
    length = piece.read === 0 ? length * 2 : size
    from += piece.read
    opening = piece.opening
  }
  return { monsters, between }
}

/** Contents of a monster, without ids and positions. */
const plain = (monster: Monster) => ({
  ...monster,
  id: '',
  source: '',
  nameSpan: null,
  attackSpans: [],
  alsoRead: [],
  figures: Object.values(monster.figures).map((figure: unknown) =>
    typeof figure === 'object' && figure !== null && 'value' in figure ? figure.value : figure,
  ),
  details: monster.details.map(({ title, text }) => [title, text]),
  unread: monster.unread.map(({ text }) => text),
})

/** Checks that a text cut anywhere gives the same monsters as the whole, and loses no words. */
function sameInPieces(text: string): void {
  const whole = readMonsters(text).monsters.map(plain)
  expect(whole.length).toBeGreaterThan(2)
  fc.assert(
    fc.property(fc.integer({ min: 300, max: Math.min(text.length, 12_000) }), (size) => {
      const { monsters, between } = inPieces(text, size)
      expect(monsters.map(plain)).toEqual(whole)
      expect(between).toEqual([])
    }),
    { numRuns: 12, seed: 12 },
  )
}

describe('a file of records in pieces holds what it holds whole', () => {
  const structured = formats.filter(({ id }) =>
    ['csv', 'json', 'foundry-ose', 'foundry-cairn', 'fantasy-statblocks'].includes(id),
  )
  test.each(structured.map(({ id, write }) => [id, write] as const))('%s', (_, write) => {
    sameInPieces(write(some))
  })

  const records = some.map(({ name }, at) => ({ name, ac: 3 + (at % 6), hd: `${at + 1}+1`, ml: 8 }))
  const yaml = (indent: string, first: string): string =>
    records
      .map(({ name, ac, hd, ml }) =>
        [`${first}name: ${JSON.stringify(name)}`, `ac: ${ac}`, `hd: ${hd}`, `ml: ${ml}`].join(
          `\n${indent}`,
        ),
      )
      .join('\n')
  test.each([
    ['a list', JSON.stringify(records, null, 2)],
    ['a list under a key', JSON.stringify({ title: 'Pack', monsters: records })],
    ['keyed by names', JSON.stringify(Object.fromEntries(records.map((one) => [one.name, one])))],
    ['lists under keys', JSON.stringify({ low: records.slice(0, 9), high: records.slice(9) })],
    [
      'texts under keys',
      JSON.stringify(
        Object.fromEntries(records.map((one, at) => [`Creatures.${at}`, JSON.stringify(one)])),
      ),
    ],
    ['a list of YAML', yaml('  ', '- ')],
    ['a list of YAML under a key', `title: Pack\nmonsters:\n${yaml('    ', '  - ')}`],
    ['documents of YAML', yaml('', '---\n')],
  ])('%s', (_, text) => {
    const names = readMonsters(text).monsters.map(({ name }) => name)
    expect(names).toEqual(records.map(({ name }) => name))
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2_000 }), (size) => {
        expect(inPieces(text, size).monsters.map(({ name }) => name)).toEqual(names)
      }),
      { numRuns: 20, seed: 14 },
    )
  })
})

it('what is opened before a piece and closed behind it is no part of its monsters', () => {
  const text = JSON.stringify([
    { name: 'Reed Cat', hp: 3, str: 8 },
    { name: 'Mud Hag', hp: 6, str: 12 },
  ])
  const cut = text.indexOf(',{') + 5
  const first = readPiece(text.slice(0, cut), false)
  expect(first.opening).toBe('[')
  const rest = text.slice(first.read)
  const second = readPiece(rest, true, first.opening)
  expect(first.monsters.map(({ source }) => source.text).join('')).toBe(
    text.slice(0, first.read - 1),
  )
  expect(second.monsters.map(({ source }) => source.text).join('')).toBe(rest)
})

it('a cell over several lines is not cut in two', () => {
  const row = (name: string): string => `${name},6,1-1,"First,\nsecond ""line"".\n\nThird"\n`
  const text = `Name,AC,HD,Description\n${['Imp', 'Hag', 'Cat'].map(row).join('')}`
  for (let size = 40; size < text.length; size += 7) {
    const { monsters } = inPieces(text, size)
    expect(monsters.map(({ name, details }) => [name, details.length])).toEqual([
      ['Imp', 3],
      ['Hag', 3],
      ['Cat', 3],
    ])
  }
})

it('an object that goes on is no record, however much of it is there', () => {
  const items = Array.from({ length: 200 }, (_, at) => ({ name: `claw ${at}`, damage: '1d4' }))
  const text = JSON.stringify({ name: 'Hydra', hp: 30, str: 18, items })
  expect(readPiece(text.slice(0, 4_000), false)).toMatchObject({ monsters: [], read: 0 })
})
