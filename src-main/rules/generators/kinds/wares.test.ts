import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { games } from '../../registry.ts'
import { seedOf, TestDesk } from '../testing/desk.ts'

const desk = new TestDesk(bundled(resolve(import.meta.dirname, '../../../../resources')))
const numbers = Array.from({ length: 60 }, (_none, nth) => nth + 1)

/** Lists of prices of sixty shops of a trade in a game. */
function listed(game: (typeof games)[number]['id'], trade: string): string[] {
  const context = desk.context(game)
  return numbers.flatMap((nth) =>
    desk
      .deal('shop', { trade }, { seed: seedOf(nth) }, context)
      .parts.flatMap(({ id, text }) => (id === 'wares' ? [text] : [])),
  )
}

test.each(games.map(({ id }) => [id] as const))('shops sell what they would in %s', (game) => {
  for (const text of listed(game, 'smith')) expect(text).not.toMatch(/\b(?:bow|sling|huge|tiny)/i)
  for (const text of listed(game, 'chandler'))
    expect(text).not.toMatch(/carriage|wagon|wand|room|spellbook|prayer book|focus|thieves/i)
  for (const text of [...listed(game, 'smith'), ...listed(game, 'chandler')])
    expect(text).not.toMatch(/\b0\.\d/)
})

test('ink is sold by a bookbinder, and a saddle by a horse dealer', () => {
  const game = 'gods-and-monsters'
  for (const text of listed(game, 'outfitter')) expect(text).not.toMatch(/\b(?:ink|quill|saddle)/i)
  expect(listed(game, 'bookbinder').join()).toContain('Ink: ')
  expect(listed(game, 'horses').join()).toContain('Horse saddle: ')
})

test('a shop lists its own trade, and nothing where a game prices hardly anything of it', () => {
  for (const trade of ['chandler', 'outfitter', 'ship-chandler'])
    expect(listed('heartbreaker', trade)).toEqual([])
  expect(listed('heartbreaker', 'fletcher').join()).toContain('Longbow: ')
  const ship = listed('block-dodge-parry', 'ship-chandler').join()
  expect(ship).not.toMatch(/clothes|bomb|healer|feed/i)
  expect(listed('block-dodge-parry', 'tailor').join()).toContain('Fancy clothes: ')
  const borrowing = desk.context('hearts', { borrowed: { dungeon: 'delve', travel: 'delve' } })
  const { parts } = desk.deal('shop', { trade: 'chandler' }, {}, borrowing)
  expect(parts.find(({ id }) => id === 'wares')?.text).toMatch(/ \(from Delve\): /)
})

test('a spellbook holds words of magic, no songs, and says what the game does not print', () => {
  const titles = (game: 'block-dodge-parry' | 'heartbreaker', spells: number) =>
    desk
      .deal('spellbook', { spells }, {}, desk.context(game))
      .parts.flatMap(({ id, title }) => (id.startsWith('spell') ? [title] : []))
  for (const title of titles('block-dodge-parry', 12)) expect(title).not.toMatch(/Song|Smite/)
  expect(titles('heartbreaker', 3)).toEqual(['Holds'])
})

test('the people of a party have names of one language, and the screen says which', () => {
  for (const nth of numbers.slice(0, 8)) {
    const { parts } = desk.deal('party', { members: 6 }, { seed: seedOf(nth) })
    const people = parts.find(({ id }) => id === 'names')?.text.toLowerCase() ?? ''
    const again = desk.deal('party', { members: 6, culture: people }, { seed: seedOf(nth) })
    const namesOf = (of: typeof parts) =>
      of.filter(({ id }) => id.startsWith('member')).map(({ text }) => text)
    expect(namesOf(parts)).toEqual(namesOf(again.parts))
  }
})

test('a settlement and a company are called after people of their own tongue', () => {
  const tables = bundled(resolve(import.meta.dirname, '../../../../resources')).tables
  const local = ['names/local-given', 'names/local-family', 'names/local-place']
  for (const id of local) expect(tables.table(id)?.rows[0]?.[1]).toContain('if people=okragh: ')
  const companies = (culture: string) =>
    numbers.map((nth) => desk.deal('party', { culture }, { seed: seedOf(nth) }).title)
  const [okragh, quilby] = [companies('okragh'), companies('quilby')]
  const both = okragh.filter((title) => quilby.includes(title))
  expect(both.length).toBeGreaterThan(20)
  expect(both.length).toBeLessThan(50)
})

test('a magic item and a room are called what they are', () => {
  const titles = (kind: string, given: Record<string, string>) =>
    numbers.map((nth) => desk.deal(kind, given, { seed: seedOf(nth) }).title)
  for (const title of titles('magic-item', { of: 'weapon' }))
    expect(title).toMatch(/^Nameless |^.+ \(.+\)$/)
  for (const title of titles('magic-item', { of: 'wondrous' })) expect(title).not.toMatch(/[;:]/)
  for (const title of titles('room', {})) expect(title).not.toMatch(/;|^Room$/)
})

test('a scroll is called what it is', () => {
  const title = (holds: string) => desk.deal('scroll', { holds }).title
  expect([title('protection'), title('text')]).toEqual(['Scroll of protection', 'Scroll'])
})

test.each(games.map(({ id }) => [id] as const))('a party has no look twice in %s', (game) => {
  for (const nth of numbers.slice(0, 8)) {
    const { parts } = desk.deal('party', { members: 8 }, { seed: seedOf(nth) }, desk.context(game))
    const looks = parts.flatMap(({ parts: of = [] }) =>
      of.filter(({ title }) => title === 'Look').map(({ text }) => text),
    )
    expect(new Set(looks).size).toBe(8)
    for (const { id, parts: of = [] } of parts)
      if (id.startsWith('member')) expect(of.map(({ title }) => title)).toContain('Carries')
  }
})
