import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Monster, Span } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { unfoldColumns } from './page-columns.ts'
import { readers } from './registry.ts'
import { sourceOf } from './source.ts'

const folder = resolve(import.meta.dirname, '../fixtures')
const fixtures = readdirSync(folder).filter((name) => name !== 'README.md')
const texts = new Map(
  fixtures.map((name) => [name, readFileSync(resolve(folder, name), 'utf8')] as const),
)
const textOf = (name: string): string => texts.get(name) ?? ''

/** Every span of a monster, whatever it belongs to. */
function spansOf(monster: Monster): Span[] {
  const figures = Object.values(monster.figures) as (string | { span: Span } | null)[]
  return [
    ...figures.flatMap((figure) =>
      figure !== null && typeof figure === 'object' ? [figure.span] : [],
    ),
    ...monster.attackSpans,
    ...(monster.alsoRead ?? []),
    ...monster.details.map(({ span }) => span),
    ...monster.unread.map(({ span }) => span),
    ...(monster.nameSpan ? [monster.nameSpan] : []),
  ]
}

/** Characters that lie in no span, but for white space and the signs that only set words apart. */
function dropped(monster: Monster): string {
  const { text } = monster.source
  const kept = new Uint8Array(text.length)
  for (const { from, to } of spansOf(monster)) kept.fill(1, from, to)
  let left = ''
  for (let at = 0; at < text.length; at += 1) if (kept[at] === 0) left += text.charAt(at)
  return left.replace(/[\s,;.:|>#*_•▶►▪·➤()[\]{}\-–—&/]/gu, '')
}

function nothingIsLost(text: string): void {
  const unfolded = unfoldColumns(text).text
  const source = sourceOf(text)
  for (const [monsters, whole] of [
    ...readers.map((reader) => [reader.read(source), text] as const),
    [readMonsters(text).monsters, unfolded] as const,
  ]) {
    if (monsters.length === 0) continue
    expect(monsters.map(({ source }) => source.text).join('')).toBe(whole)
    expect(monsters.map(dropped).join('')).toBe('')
    const astray = monsters.flatMap((monster) =>
      spansOf(monster).filter(
        ({ from, to }) => !(0 <= from && from <= to && to <= monster.source.text.length),
      ),
    )
    expect(astray).toEqual([])
  }
}

describe('fixtures', () => {
  test.each(fixtures)('%s is read as it was', async (name) => {
    const read = readMonsters(textOf(name))
    await expect(`${JSON.stringify(read, null, 2)}\n`).toMatchFileSnapshot(`../golden/${name}.json`)
  })

  test.each(fixtures)('%s: every word is in a span or unread', (name) => {
    nothingIsLost(textOf(name))
  })
})

describe('whatever is pasted', () => {
  const clauses = fixtures.flatMap((name) => textOf(name).split(/(?<=[,;\n])/))
  const shuffled = fc.array(fc.oneof(fc.constantFrom(...clauses), fc.string({ maxLength: 12 })), {
    maxLength: 40,
  })

  /** Anything that can stand in a text, half a sign of two units included. */
  const sign = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code))

  test('pages of several layouts, one after the other, lose nothing', () => {
    const pages = fc.array(fc.constantFrom(...fixtures), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(pages, fc.constantFrom('\n', '\n\n', '\n---\n'), (names, joint) => {
        nothingIsLost(names.map(textOf).join(joint))
      }),
      { numRuns: 200 },
    )
  })

  test('shuffled clauses and rubbish between them lose nothing', () => {
    fc.assert(
      fc.property(shuffled, (parts) => {
        nothingIsLost(parts.join(''))
      }),
      { numRuns: 400 },
    )
  })

  test('a text with a piece cut out or put in loses nothing', () => {
    const cut = fc.tuple(
      fc.constantFrom(...fixtures),
      fc.nat(600),
      fc.nat(40),
      fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
    )
    fc.assert(
      fc.property(cut, ([name, at, length, by]) => {
        const text = textOf(name)
        nothingIsLost(text.slice(0, at) + by + text.slice(at + length))
      }),
      { numRuns: 400 },
    )
  })

  test('the order of labels makes no difference to B/X figures', () => {
    const labels = [
      'AC 6 [13]',
      'HD 2+1*',
      'THAC0 17 [+2]',
      'MV 90’ (30’)',
      'SV D12 W13 P14 B15 S16 (2)',
      'ML 8',
      'AL Neutral',
      'XP 35',
      'NA 1d4 (2d6)',
      'TT C',
      'Att 2 × claw (1d4), 1 × bite (1d6)',
    ]
    const plainFigures = (monster: Monster | undefined): unknown =>
      monster &&
      Object.fromEntries(
        Object.entries(
          monster.figures as unknown as Record<string, { value?: unknown } | null>,
        ).map(([key, figure]) => [key, figure?.value ?? null]),
      )
    const read = (parts: readonly string[], joint: string) => {
      const { monsters } = readMonsters(`Reed Cat\n${parts.join(joint)}`)
      return {
        count: monsters.length,
        figures: plainFigures(monsters[0]),
        attacks: monsters[0]?.attacks,
        unread: monsters[0]?.unread.length,
      }
    }
    const expected = read(labels, ', ')
    expect(expected).toMatchObject({
      count: 1,
      unread: 0,
      figures: { morale: 8, xp: 35, treasure: 'C', numberAppearing: '1d4 (2d6)' },
    })
    const order = fc.shuffledSubarray(labels, { minLength: labels.length })
    fc.assert(
      fc.property(order, fc.constantFrom(', ', '; ', ',\n', ' , '), (parts, joint) => {
        expect(read(parts, joint)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('the order of scores makes no difference to Cairn figures', () => {
    const parts = ['4 HP', '1 Armor', '8 STR', '12 DEX', '7 WIL']
    fc.assert(
      fc.property(
        fc.shuffledSubarray(parts, { minLength: 5 }),
        fc.boolean(),
        (order, labelFirst) => {
          const line = (
            labelFirst ? order.map((part) => part.split(' ').reverse().join(' ')) : order
          ).join(', ')
          const [monster, ...more] = readMonsters(`Reed Cat\n\n${line}, claw (d6)`).monsters
          expect(more).toEqual([])
          expect(monster?.attacks.map(({ dice }) => dice)).toEqual(['d6'])
          const { family, ...figures } = monster?.figures ?? {}
          expect(family).toBe('cairn')
          expect(
            Object.values(figures as Record<string, { value: number } | null>).map(
              (figure) => figure?.value,
            ),
          ).toEqual([4, 1, 8, 12, 7])
        },
      ),
    )
  })
})

test('a level with hit points added belongs to a game’s own line', () => {
  const own = (text: string) => readMonsters(text).monsters[0]?.own?.values
  expect(own('Fell Giant\nLevel: 8+2\nSurvival: 51\nAttacks: club (2d8)')).toMatchObject({
    level: { value: 8 },
    hp: { value: 51 },
  })
})
