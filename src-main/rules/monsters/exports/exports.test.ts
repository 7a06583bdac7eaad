import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from '../bundled.ts'
import type { Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { formats } from './index.ts'
import { anyBxMonster, anyCairnMonster } from './monster-arbitrary-fixture.ts'
import bx from '../../../../resources/bestiary/bx.json' with { type: 'json' }
import cairn from '../../../../resources/bestiary/cairn.json' with { type: 'json' }

function formatOf(id: string) {
  const found = formats.find((format) => format.id === id)
  if (!found) throw new Error(`no export is called ${id}`)
  return found
}

/** What a monster says, without where it said it. */
function said({ name, figures, attacks, details }: Monster) {
  const { family, ...read } = figures
  return {
    name,
    family,
    figures: Object.fromEntries(
      Object.entries(read).map(([key, figure]: [string, { value: unknown } | null]) => [
        key,
        figure?.value ?? null,
      ]),
    ),
    attacks,
    details: details.map(({ title, text }) => ({ title, text })),
  }
}

/** Written and read again. */
function back(id: string, monsters: readonly Monster[]): Monster[] {
  return readMonsters(formatOf(id).write(monsters)).monsters
}

/** How Foundry cannot tell "left out" from 10, nor a class that saves are of. */
function asFoundryHas(monster: Monster): ReturnType<typeof said> {
  const plain = said(monster)
  const { figures } = plain
  const scores = Object.fromEntries(['str', 'dex', 'wil'].map((key) => [key, figures[key] ?? 10]))
  return { ...plain, figures: { ...figures, ...scores, armor: figures['armor'] ?? 0 } }
}

describe('what is written is read again as the same monster', () => {
  const bxForms = ['ose-line', 'markdown', 'csv', 'fantasy-statblocks', 'improved-initiative']
  test.each(bxForms)('B/X as %s', (id) => {
    fc.assert(
      fc.property(fc.array(anyBxMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        const own =
          id === 'csv' || id === 'improved-initiative' ? monsters.map(oneRoutine) : monsters
        expect(back(id, own).map(said)).toEqual(own.map(said))
      }),
      { numRuns: 60, seed: 71 },
    )
  })

  const cairnForms = ['cairn-line', 'markdown', 'csv', 'fantasy-statblocks', 'improved-initiative']
  test.each(cairnForms)('Cairn as %s', (id) => {
    fc.assert(
      fc.property(fc.array(anyCairnMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        expect(back(id, monsters).map(said)).toEqual(monsters.map(said))
      }),
      { numRuns: 60, seed: 72 },
    )
  })

  test('Cairn as actors of Foundry, where a score left out is 10', () => {
    fc.assert(
      fc.property(fc.array(anyCairnMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        expect(back('foundry-cairn', monsters).map(said)).toEqual(monsters.map(asFoundryHas))
      }),
      { numRuns: 60, seed: 73 },
    )
  })

  test('B/X as actors of Foundry: Hit Dice, armour, saves, dice and how often', () => {
    fc.assert(
      fc.property(fc.array(anyBxMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        const read = back('foundry-ose', monsters).map(said)
        expect(read.map(({ name, figures, attacks }) => core(name, figures, attacks))).toEqual(
          monsters.map(said).map(({ name, figures, attacks }) => core(name, figures, attacks)),
        )
      }),
      { numRuns: 60, seed: 74 },
    )
  })

  test('whole, as JSON of our own: source, spans and judgements too', () => {
    const sets = [bx, cairn] as unknown as BestiarySet[]
    const monsters = sets.flatMap((set) => bundledMonsters(set).slice(0, 12))
    const numbered = monsters.map((monster, index) => ({ ...monster, id: `m${index + 1}` }))
    expect(back('json', monsters)).toEqual(numbered)
  })
})

/** A list of actions cannot say which are one routine. */
function oneRoutine(monster: Monster): Monster {
  return {
    ...monster,
    attacks: monster.attacks.map((attack, index) => ({
      ...attack,
      joins: index === 0 ? ('first' as const) : ('and' as const),
    })),
  }
}

function core(name: string, figures: Record<string, unknown>, attacks: Monster['attacks']) {
  const { hd, ac, morale, xp, alignment, treasure } = figures
  return {
    name,
    ...{ hd, ac, morale, xp, alignment, treasure },
    attacks: attacks.map(({ count, dice }) => ({ count, dice })),
  }
}

describe('the bundled bestiary leaves whole', () => {
  const sets = [bx, cairn] as unknown as BestiarySet[]
  const all = sets.flatMap((set) => bundledMonsters(set))

  test.each(formats.map(({ id }) => id))('%s', (id) => {
    const text = formatOf(id).write(all)
    expect(text).not.toBe('')
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    for (const { name } of all) expect(text).toContain(JSON.stringify(name).slice(1, -1))
  })

  test.each(['csv', 'fantasy-statblocks', 'improved-initiative'])(
    '%s: every figure comes back',
    (id) => {
      const read = back(id, all)
      expect(read).toHaveLength(all.length)
      const lost = all.flatMap((monster, index) => {
        const twin = read[index]
        const [before, after] = [said(monster), twin ? said(twin) : null]
        return JSON.stringify(before.figures) === JSON.stringify(after?.figures)
          ? []
          : [{ name: monster.name, before: before.figures, after: after?.figures }]
      })
      expect(lost).toEqual([])
    },
  )
})

test.each([
  ['ose-line', 'bx'],
  ['foundry-ose', 'bx'],
  ['cairn-line', 'cairn'],
  ['foundry-cairn', 'cairn'],
])('%s: a monster of the other family is converted from its original', (id, family) => {
  const others = family === 'bx' ? anyCairnMonster : anyBxMonster
  fc.assert(
    fc.property(others, (monster) => {
      const [read, ...more] = back(id, [monster])
      expect([read?.name, read?.figures.family, more]).toEqual([monster.name, family, []])
    }),
    { numRuns: 30, seed: 76 },
  )
})

test('a cell never begins like a formula', () => {
  const [monster] = fc.sample(anyCairnMonster, { numRuns: 1, seed: 5 })
  const text = formatOf('csv').write(monster ? [{ ...monster, name: '=1+1' }] : [])
  expect(text.split('\n')[1]).toMatch(/^'=1\+1,/)
})
