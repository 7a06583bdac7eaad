import type { Monster } from '../canonical.ts'
import { ownLineOf } from '../game-lines.ts'
import { readMonsters } from '../read.ts'
import { compareMonsters } from '../search/comparison.ts'
import type { MonsterExport } from './export.ts'

/** Figures of one monster that a format does not bring back. */
interface ExportLoss {
  name: string
  figures: string[]
}

/** Rows of a comparison that are no figures. */
const beside = new Set(['Tags', 'System', 'Source'])

/** Monsters of which figures are lost in a format: each is written, read again and compared. */
export function exportLosses(
  { write }: Pick<MonsterExport, 'write'>,
  monsters: readonly Monster[],
): ExportLoss[] {
  return monsters.flatMap((monster) => {
    const [back] = readMonsters(write([monster])).monsters
    const figures = back ? lostFigures(monster, back) : ['every figure']
    return figures.length === 0 ? [] : [{ name: monster.name, figures }]
  })
}

function lostFigures(monster: Monster, back: Monster): string[] {
  const own = ownLineOf(monster.own?.game)?.labels ?? []
  const lost = own.flatMap(({ label, field }) => {
    const before = monster.own?.values[field]?.value
    return before === undefined || before === back.own?.values[field]?.value ? [] : [label]
  })
  // What stands for a game's own figures in its family follows from them.
  const shown = own.length > 0 ? { ...monster, figures: back.figures } : monster
  const compared = compareMonsters([shown, back]).filter(({ title }) => !beside.has(title))
  return [
    ...lost,
    ...compared.flatMap(({ title, values: [before = '', after = ''] }) =>
      before === '' || before === after ? [] : [title],
    ),
  ]
}

/** Most names in one line of `describeLosses`. */
const mostNames = 3

/** The losses as the GM reads them, a line for each set of figures: `HD and AC of Goblin, Orc and 4 more`. */
export function describeLosses(losses: readonly ExportLoss[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { name, figures } of losses) {
    const words = listed(figures)
    groups.set(words, [...(groups.get(words) ?? []), name])
  }
  return [...groups].map(([figures, names]) => {
    const more = names.length - mostNames
    const shown = more > 0 ? [...names.slice(0, mostNames), `${more} more`] : names
    return `${figures} of ${listed(shown)}`
  })
}

function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
