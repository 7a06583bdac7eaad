import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import type { SheetData } from '../../rules/core/sheet.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { changes } from '../../rules/gm/filled-sheet/changes.ts'
import type { FilledField } from '../../rules/gm/filled-sheet/fields.ts'
import { notOnSheet } from '../../rules/common/not-on-sheet.ts'
import { placeOnSheet } from '../../rules/common/written-places.ts'
import { games } from '../../rules/registry.ts'
import { anybody } from '../../rules/testing/anybody.ts'
import { placesOf, squaresOf, ticksOf } from '../../rules/testing/sheet.ts'
import { settle } from '../consequences.ts'
import { newState } from '../state.ts'

/** Places of a sheet besides numbers and lists, with what stands in them: text, "on", or a box's "on". */
function written(sheet: SheetData): Map<string, string> {
  return new Map([
    ...placesOf(sheet).map(({ field, value }): [string, string] => [field, value]),
    ...ticksOf(sheet).map(({ field, on }): [string, string] => [field, on ? 'on' : '']),
    ...squaresOf(sheet).flatMap(({ field, full, most }) =>
      Array.from({ length: most }, (_, at): [string, string] => [
        `${field}/${at}`,
        at < full ? 'on' : '',
      ]),
    ),
  ])
}

const printed = games.flatMap((game) => (game.sheet ? [{ game, kit: game.sheet }] : []))

/** A character after what is written on their sheet was taken over. */
function taken(
  creature: Creature,
  fields: FilledField[],
  { game }: (typeof printed)[number],
): Creature {
  const state = { ...newState('Belfry', game.id, {}), creatures: { [creature.id]: creature } }
  const found = changes(creature, game, fields, 50)
  expect(found.filter(({ difference }) => difference.refuses !== null)).toEqual([])
  const effects = found.flatMap((one) => one.effects)
  return settle(state, effects, () => []).state.creatures[creature.id] as Creature
}

const word = fc.stringMatching(/^[A-Za-z][a-z]{0,12}( [a-z]{1,8})?$/)

describe.each(printed.map((one) => [one.game.title, one] as const))(
  'a saved form of %s',
  (_, one) => {
    const { game, kit } = one
    const print = (creature: Creature): SheetData => kit.of(creature, { name: 'Belfry' })

    it('brings back all that was written where the game keeps no value', () => {
      const begun = newCreature('c1', 'Odo', 'character', {})
      const free = [...written(print(begun))].filter(
        ([field]) =>
          placeOnSheet(print(begun), field) === 'empty' && /^(?:about|ticks|tracks)\//.test(field),
      )
      const pencilled = free.filter(
        ([field]) => !/^(?:ticks\/(?:gear|conditions)|tracks\/values)\//.test(field),
      )
      expect(pencilled.length).toBeGreaterThan(0)
      fc.assert(
        fc.property(
          fc.array(fc.option(word), { minLength: pencilled.length, maxLength: pencilled.length }),
          (words) => {
            const boxes = new Set(ticksOf(print(begun)).map(({ field }) => field))
            const fields = pencilled.map(([name], at): FilledField => {
              const text = words[at] ?? ''
              const isBox = boxes.has(name) || /^tracks\/.*\/\d+$/.test(name)
              return { name, was: '', now: isBox && text !== '' ? 'on' : text }
            })
            const again = written(print(taken(begun, fields, one)))
            const counts = (of: (name: string) => string): Record<string, string | number> => {
              const sums: Record<string, string | number> = {}
              for (const { name } of fields) {
                const row = /^(tracks\/.*)\/\d+$/.exec(name)?.[1]
                if (row === undefined) sums[name] = of(name)
                else sums[row] = Number(sums[row] ?? 0) + (of(name) === 'on' ? 1 : 0)
              }
              return sums
            }
            const now = new Map(fields.map((field) => [field.name, field.now]))
            expect(counts((name) => again.get(name) ?? '')).toEqual(
              counts((name) => now.get(name) ?? ''),
            )
          },
        ),
        { numRuns: 15 },
      )
    })

    it('brings back rows of its own lists as what they are, and loses them when crossed out', () => {
      const rows: Record<string, string[]> = {
        'hearts spells': ['Sleep'],
        'delve spells': ['Fireball', '3', 'scroll'],
        'heartbreaker spells': ['Web', '2'],
        'gods-and-monsters spells': ['Web', '2'],
        'gods-and-monsters fields': ['Sailing', '+3'],
        'block-dodge-parry wounds': ['Broken arm', '', 'on', ''],
        'block-dodge-parry careers': ['besides', 'Alert', 'Haggler'],
      }
      for (const list of Object.keys(kit.lists ?? {})) {
        const cells = rows[`${game.id} ${list}`]
        if (!cells) continue
        const begun = anybody(game, { items: [], conditions: [] })
        const before = print({ ...begun, skills: {}, items: {}, itemOrder: [] })
        const bare = { ...begun, skills: {}, items: {}, itemOrder: [] }
        const at = before.lists[list]?.length ?? 0
        const fields = cells.map((now, cell) => ({ name: `${list}/${at}/${cell}`, was: '', now }))
        const kept = taken(bare, fields, one)
        const row = print(kept).lists[list]?.[at] ?? []
        expect([list, row.slice(0, cells.length)]).toEqual([list, cells])
        const crossed = row.map((was, cell) => ({ name: `${list}/${at}/${cell}`, was, now: '' }))
        expect(print(taken(kept, crossed, one)).lists[list] ?? []).toEqual(before.lists[list] ?? [])
      }
    })
  },
)

it('what the sheet has no place for is named before printing, and nothing that it has', () => {
  for (const { game, kit } of printed) {
    const whole = anybody(game, { conditions: ['soaked'] })
    expect([game.id, notOnSheet(whole, kit.of(whole, { name: '' }))]).toEqual([game.id, []])
  }
  const hearts = printed.find(({ game }) => game.id === 'hearts')
  const odo = newCreature('c1', 'Odo', 'character', {})
  const whistler = {
    ...odo,
    skills: { Whistling: 9 },
    uses: { breath: { title: 'Breath', of: 3, spent: 1, at: 0, again: 'day' as const } },
  }
  const sheet = hearts?.kit.of(whistler, { name: '' })
  expect(sheet && notOnSheet(whistler, sheet)).toEqual(['skill Whistling', 'uses of Breath'])
})
