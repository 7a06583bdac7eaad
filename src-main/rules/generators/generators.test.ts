import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { typedSeed } from './chosen-seed.ts'
import { games } from '../registry.ts'
import { terrains, terrainTitles } from '../tables/terrain.ts'
import { faultsInText } from '../testing/text-faults.ts'
import { generateMany } from './batch.ts'
import type { Generated } from './generated.ts'
import { generators } from './index.ts'
import { readInput } from './input.ts'
import { allParts, dealAgain } from './make.ts'
import { seedOf, TestDesk } from './testing/desk.ts'

const desk = new TestDesk(bundled(resolve(import.meta.dirname, '../../../resources')))

const textsOf = ({ parts }: Generated) =>
  Object.fromEntries(allParts(parts).map(({ id, text }) => [id, text]))

/** Inputs of a kind, each choice in its turn. */
function inputOf({ inputs }: (typeof generators)[number], nth: number): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, ask] of Object.entries(inputs)) {
    if (ask.kind === 'choice') input[key] = ask.of[nth % ask.of.length]
    if (ask.kind === 'switch') input[key] = nth % 2 === 0
    if (ask.kind === 'number') input[key] = ask.min + (nth % (ask.max - ask.min + 1))
  }
  return input
}

describe('every kind', () => {
  test('has a name of its own, search words, and inputs that are plain data', () => {
    const ids = generators.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(generators.filter(({ finds }) => finds === '')).toEqual([])
    for (const { inputs } of generators) expect(JSON.parse(JSON.stringify(inputs))).toEqual(inputs)
  })

  test.each(generators.map((generator) => [generator.id, generator] as const))(
    '%s gives the same whole for the same seed',
    (id, { inputs }) => {
      const read = readInput(inputs, {})
      if (!read.ok) throw new Error(read.says)
      const one = desk.deal(id, {}, { seed: seedOf(77) })
      expect(desk.deal(id, {}, { seed: seedOf(77) })).toEqual(one)
      expect(JSON.parse(JSON.stringify(one))).toEqual(one)
      const ids = allParts(one.parts).map((part) => part.id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test.each(generators.map((generator) => [generator.id, generator] as const))(
    '%s gives whole English in every game, two hundred times',
    (_, generator) => {
      const faults = games.flatMap(({ id: game }) => {
        const context = desk.context(game)
        return Array.from({ length: 200 }).flatMap((_none, nth) => {
          const read = readInput(generator.inputs, inputOf(generator, nth))
          if (!read.ok) throw new Error(read.says)
          const seed = seedOf(nth * 7919 + 13)
          const [result] = generateMany(generator, read.input, seed, 1, context)
          return result
            ? allParts(result.parts).flatMap(({ id, text }) => {
                const fault = faultsInText(text)
                return fault ? [`${game}, ${id}, ${fault}: ${text}`] : []
              })
            : ['nothing']
        })
      })
      expect(faults).toEqual([])
    },
  )
})

test.each(generators.map(({ id }) => [id] as const))(
  '%s: a part rolled again changes only what follows from it',
  (id) => {
    const changed = [3, 4, 5, 6].flatMap((nth) => {
      const first = desk.deal(id, {}, { seed: seedOf(nth) })
      const before = textsOf(first)
      // A ware or spell that would stand there twice gives way.
      const single = first.parts.filter((part) => !/^(?:stock|spell)-/.test(part.id))
      return single.flatMap((part) => {
        const target = part.with ?? part.id
        const again = desk.deal(id, {}, dealAgain(first, part.id, [], seedOf(95)))
        const parts = allParts(again.parts)
        const follows = (at: string): boolean => {
          const { rests = [], with: along } = parts.find((each) => each.id === at) ?? {}
          if (at === target || at.startsWith(`${target}/`)) return true
          return [...rests, ...(along === undefined ? [] : [along])].some(follows)
        }
        return parts.flatMap((other) => {
          const was = before[other.id]
          return follows(other.id) || was === undefined || was === other.text
            ? []
            : [`${target} changed ${other.id}: ${was} → ${other.text}`]
        })
      })
    })
    expect(changed).toEqual([])
  },
)

describe('a person dealt again', () => {
  const first = desk.deal('person', {})
  const before = textsOf(first)

  test('re-rolls one part and leaves the rest', () => {
    const dealt = dealAgain(first, 'look', [], seedOf(99))
    const { look, ...rest } = textsOf(desk.deal('person', {}, dealt))
    const { look: was, ...others } = before
    expect(look).not.toBe(was)
    expect(rest).toEqual(others)
  })

  test('keeps what is locked while all else is dealt again', () => {
    const dealt = dealAgain(first, 'all', ['look', 'want'], seedOf(99))
    const after = textsOf(desk.deal('person', {}, dealt))
    expect([after['look'], after['want']]).toEqual([before['look'], before['want']])
    expect(Object.keys(after).filter((id) => after[id] === before[id])).toEqual(['look', 'want'])
  })

  test('keeps what the GM wrote, whatever is dealt again', () => {
    const edited = desk.deal('person', {}, { edited: { secret: 'is the king' } })
    expect(edited.text).toContain('Secret: is the king')
    const again = desk.deal('person', {}, dealAgain(edited, 'all', [], seedOf(99)))
    expect(textsOf(again)['secret']).toBe('is the king')
    const newLook = desk.deal('person', {}, dealAgain(again, 'look', [], seedOf(98)))
    expect(textsOf(newLook)['secret']).toBe('is the king')
  })

  test('rolls an edited part again when that one is asked for', () => {
    const edited = desk.deal('person', {}, { edited: { secret: 'is the king' } })
    const again = desk.deal('person', {}, dealAgain(edited, 'secret', [], seedOf(99)))
    expect(textsOf(again)['secret']).not.toBe('is the king')
  })
})

describe.each(['hex', 'landmark', 'hazard', 'discovery', 'camp'])('%s of any terrain', (id) => {
  const many = Array.from({ length: 90 }, (_, nth) => desk.deal(id, {}, { seed: seedOf(nth) }))

  test('draws each terrain, and what is there from its table', () => {
    expect(new Set(many.map(({ parts }) => parts[0]?.text))).toEqual(
      new Set(Object.values(terrainTitles)),
    )
    for (const { text, parts } of many) {
      const [of, first] = parts
      const drawn = terrains.find((terrain) => terrainTitles[terrain] === of?.text)
      const kind = id === 'hex' ? 'landmark' : id
      expect([of?.id, first?.table?.id]).toEqual(['terrain', `wilds/${kind}-${String(drawn)}`])
      if (id !== 'hex') expect(text).toBe(`${of?.text}: ${first?.text}`)
    }
  })

  test('keeps the terrain with what is locked, and draws from the one that is asked for', () => {
    const [first] = many
    const second = first?.parts[1]
    if (!first || !second) throw new Error('it has no parts')
    const again = desk.deal(id, {}, dealAgain(first, 'all', [second.id], seedOf(991)))
    expect(again.parts.slice(0, 2)).toEqual(first.parts.slice(0, 2))
    const [swamp] = desk.deal(id, { terrain: 'swamp' }).parts
    expect(swamp?.table?.id).toMatch(/-swamp$/)
  })
})

test('a batch has no result twice, and its first ones stay when it grows', () => {
  const seeds = generators.find(({ id }) => id === 'omen')
  if (!seeds) throw new Error('there are no omens')
  const many = (count: number) => [
    ...generateMany(seeds, {}, seedOf(5), count, desk.context('hearts')),
  ]
  const twenty = many(20)
  expect(new Set(twenty.map(({ text }) => text)).size).toBe(20)
  expect(many(5)).toEqual(twenty.slice(0, 5))
  expect(desk.deal('omen', {}, { seed: twenty[3]?.seed ?? '' }).text).toBe(twenty[3]?.text)
})

describe('any table, dealt in parts', () => {
  const table = { table: 'people/glance' }
  /** A result whose row has a look of its own, which others have too. */
  const first = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((nth) => desk.deal('table', table, { seed: seedOf(nth) }))
    .find((result) => textsOf(result)['text/look'] !== undefined)
  if (!first) throw new Error('no row has a look')

  test('has the nested tables of its row as parts', () => {
    const { text, ...parts } = textsOf(first)
    expect(first.text).toBe(text)
    for (const part of Object.values(parts)) expect(text?.toLowerCase()).toContain(part)
  })

  test('rolls one of them again and leaves the row and the rest', () => {
    const after = textsOf(desk.deal('table', table, dealAgain(first, 'text/look', [], seedOf(99))))
    const { 'text/look': look = '', text = '', ...others } = after
    const { 'text/look': was = '', text: before = '', ...rest } = textsOf(first)
    expect([look === was, text, others]).toEqual([false, before.replace(was, look), rest])
  })

  test('keeps a locked row, and a locked part where the new row has it', () => {
    const again = (locked: string[], seed: number) =>
      textsOf(desk.deal('table', table, dealAgain(first, 'all', locked, seedOf(seed))))
    expect(again(['text'], 99)).toEqual(textsOf(first))
    const looks = [91, 92, 93, 94, 95, 96].flatMap(
      (seed) => again(['text/look'], seed)['text/look'] ?? [],
    )
    expect([...new Set(looks)]).toEqual([textsOf(first)['text/look']])
  })

  test('puts the GM’s words into the sentence', () => {
    const edited = desk.deal('table', table, {
      seed: first.seed,
      edited: { 'text/look': 'a glass eye' },
    })
    expect(edited.text).toContain('a glass eye')
  })

  test('takes columns as parts, and a title or an id', () => {
    const { title, parts } = desk.deal('table', { table: 'Noble' })
    expect(parts.map((part) => part.title)).toEqual(['Name', 'Look', 'Grants', 'Asks', 'Manner'])
    expect(title).toBe(parts[0]?.text)
    expect(() => desk.deal('table', { table: 'moon' })).toThrow('No table is called “moon”.')
  })
})

test('a seed is typed as a whole number too, as on the command line', () => {
  expect(typedSeed(' 12 ')).toEqual({ wanted: 'c'.padStart(32, '0') })
  expect(typedSeed('12 bells')).toMatchObject({ refuses: expect.stringContaining('no seed') })
})
