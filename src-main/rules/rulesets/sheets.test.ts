import { describe, expect, it } from 'vitest'
import { games } from '../registry.ts'
import type { SheetData } from '../core/sheet.ts'
import { anybody } from '../testing/anybody.ts'
import { blocksOf, onHalfPaper, placesOf, squaresOf, ticksOf } from '../testing/sheet.ts'

/** Field names of the places, ticks and squares of a sheet. */
function namesIn(sheet: SheetData): string[] {
  return [
    ...placesOf(sheet).map(({ field }) => field),
    ...ticksOf(sheet).map(({ field }) => field),
    ...squaresOf(sheet).map(({ field }) => field),
  ]
}

/** Number of columns of each list, in the block that shows most of them. */
function listsShown(sheet: SheetData): Map<string, number> {
  const shown = new Map<string, number>()
  for (const block of blocksOf(sheet)) {
    if (block.kind !== 'table' && block.kind !== 'lines' && block.kind !== 'slots') continue
    const columns = block.kind === 'table' ? block.columns.length : 1
    shown.set(block.list, Math.max(shown.get(block.list) ?? 0, columns))
  }
  return shown
}

/** Fields summed from items, which the sheet shows with each item. */
const withThings = ['load', 'def', 'cov', 'amr']

const printed = games.flatMap((game) => (game.sheet ? [{ game, kit: game.sheet }] : []))

describe.each(printed.map((one) => [one.game.title, one] as const))('the sheet of %s', (_, one) => {
  const { game, kit } = one
  const creature = anybody(game)
  const filled = kit.of(creature, { name: 'Belfry' })
  const blank = kit.blank()

  it('is blank without values, with the places of a filled one', () => {
    expect(namesIn(blank)).toEqual(namesIn(filled))
    expect(placesOf(blank).filter(({ value }) => value !== '')).toEqual([])
    expect(ticksOf(blank).filter(({ on }) => on)).toEqual([])
    expect(squaresOf(blank).filter(({ full }) => full > 0)).toEqual([])
    expect([blank.name, blank.campaign, blank.notes]).toEqual(['', '', ''])
    expect(Object.values(blank.lists).flat()).toEqual([])
  })

  it('has no two places of one name, and none that a form could not bear', () => {
    const names = namesIn(blank)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => name.includes('.') || name.trim() !== name)).toEqual([])
  })

  it('names only numbers, gear and skills that the game has', () => {
    const known: Record<string, readonly string[]> = {
      values: game.fields.map(({ id }) => id),
      skills: game.skills.flatMap(({ skills }) => skills),
      'ticks/gear': game.gear.map(({ id }) => id),
      'tracks/values': game.fields.map(({ id }) => id),
    }
    const unknown = namesIn(blank).filter((name) =>
      Object.entries(known).some(([kind, ids]) => {
        if (!name.startsWith(`${kind}/`)) return false
        const [id = ''] = name.slice(kind.length + 1).split('/')
        return !ids.includes(id)
      }),
    )
    expect(unknown).toEqual([])
  })

  it('has every number that the game prints, as it stands', () => {
    const places = new Map(placesOf(filled).map(({ field, value }) => [field, value]))
    const boxes = new Set(squaresOf(filled).map(({ field }) => field))
    const ticks = new Set(ticksOf(filled).map(({ field }) => field.replace(/\/\d+$/u, '')))
    const missing = game.fields.filter(({ id, show }) => {
      if (!show.print || boxes.has(`tracks/values/${id}`) || ticks.has(`tracks/values/${id}`))
        return false
      return places.get(`values/${id}`) !== String(creature.values[id])
    })
    expect(missing.map(({ id }) => id).filter((id) => !withThings.includes(id))).toEqual([])
  })

  it('shows every list in a block, every cell under a column, and every thing once', () => {
    const shown = listsShown(filled)
    for (const [list, rows] of Object.entries(filled.lists)) {
      if (rows.length === 0) continue
      expect([...shown.keys()]).toContain(list)
      expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(
        shown.get(list) ?? 0,
      )
    }
    const cells = Object.values(filled.lists).flatMap((rows) => rows.map(([first = '']) => first))
    const allTexts = [...cells, ...placesOf(filled).map(({ value }) => value)]
    for (const item of ['Torch × 5', 'Letter: Come at once'])
      expect(allTexts.filter((cell) => cell === item)).toEqual([item])
  })

  it('has a column that takes the height that is left on each side', () => {
    for (const bands of [filled.front, filled.back])
      if (bands.length > 0) expect(bands.filter(({ grow }) => grow)).toHaveLength(1)
  })

  it('has on half paper every place and list of the whole sheet, each place once', () => {
    const half = onHalfPaper(filled)
    expect(namesIn(half).toSorted()).toEqual(namesIn(filled).toSorted())
    expect([...listsShown(half)].toSorted()).toEqual([...listsShown(filled)].toSorted())
    expect([filled.half.front.length, filled.half.back.length]).toEqual([2, 2])
  })
})
