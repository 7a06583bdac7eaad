import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutCards } from '../../src-renderer/print/monster-cards/cards.ts'
import { cardSize } from '../../src-renderer/print/monster-cards/sizes.ts'
import { pagesOf } from '../../src-renderer/print/stat-blocks/columns.ts'
import { bundled } from '../app/bundled.ts'
import { Library } from '../campaign/library.ts'
import { makeContent } from '../campaign/print/index.ts'
import type { MonsterCardsData } from '../campaign/print/monster-cards.ts'
import type { StatBlocksData } from '../campaign/print/stat-blocks.ts'
import type { WantedPrint } from '../campaign/print/wanted.ts'
import { newState } from '../campaign/state.ts'
import { usualOptions } from '../ipc/contract/print-options.ts'
import { games } from '../rules/registry.ts'
import { noTables } from '../rules/testing/shelf-of.ts'

const { monsters } = bundled(join(import.meta.dirname, '../../resources'))
const papers = ['A4', 'Letter', 'A5', 'half-Letter'] as const

function dataOf(wanted: WantedPrint, game: (typeof games)[number]): unknown {
  const content = makeContent(wanted, {
    situation: newState('The Drowned Belfry', game.id, {}),
    ruleset: game,
    shelf: new Library(monsters, noTables, []),
    entries: [],
  })
  if (content.end !== 'made') throw new Error(content.refused.why)
  return content.data
}

/** Every text of something, however deep, but not what kind of part it is. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]) => (key === 'kind' ? [] : textsOf(own)))
}

/** Words that are announced more often than they are set. */
function lost(announced: readonly string[], set: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of wordsOf(set)) left.set(word, (left.get(word) ?? 0) + 1)
  return wordsOf(announced).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])

/** Each with a third of the monsters and a paper of its own. */
const turns = games.map((game, at) => ({ game, at, title: game.title }))

describe.each(turns)('of $title', ({ game, at }) => {
  const some = monsters.filter((_, nth) => nth % 3 === at % 3)
  const paper = papers[at % papers.length] ?? 'A4'

  it(`no stat block on ${paper} loses a word`, () => {
    const ids = some.map(({ id }) => id)
    const wanted = { template: 'stat-blocks', monsters: ids, source: true } as const
    const data = dataOf(wanted, game) as StatBlocksData
    const set = textsOf(pagesOf(data, { ...usualOptions, paper }))
    const expected = data.blocks.flatMap(({ name, figures, blows, words, read, calls, source }) => [
      name,
      ...figures.map(({ label, how }) => `${label} ${how}`),
      ...textsOf([blows, words, read, calls, source]),
    ])
    expect(lost(expected, set)).toEqual([])
  })

  it(`no card on ${paper} loses a word`, () => {
    const size = at % 2 === 0 ? 'poker' : 'index'
    const cards = some.map(({ id }) => ({ of: 'monster', id, count: 1, individuals: 4 }) as const)
    const wanted = {
      template: 'monster-cards',
      size,
      cards,
      wounds: true,
      derivations: true,
      source: true,
    } as const
    const data = dataOf(wanted, game) as MonsterCardsData
    const options = { ...usualOptions, paper, backs: true }
    for (const card of data.cards) {
      const slots = cutCards({ ...data, cards: [card] }, options, cardSize(size, options))
      const set = slots.flatMap(({ face, back }) => textsOf([face.what, back?.what]))
      expect([card.name, lost(textsOf([card.blows, card.facts, card.words]), set)]).toEqual([
        card.name,
        [],
      ])
    }
  })
})
