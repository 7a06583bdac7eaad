import type { Monster } from '../canonical.ts'
import type { MonsterExport } from './export.ts'
import { convertToFamily } from './in-family.ts'
import { oneLine, paragraphsOf } from './prose.ts'
import { statLine } from './stat-line.ts'

/** The stat line of OSE books under the monster's name, with its abilities as `▶` lines. */
export const oseLine: MonsterExport = {
  id: 'ose-line',
  title: 'OSE stat line',
  extension: 'txt',
  write: (monsters) => monsters.map((monster) => `${block(monster)}\n`).join('\n'),
}

function block(monster: Monster): string {
  const details = paragraphsOf(monster).map(({ title, text }) =>
    title === '' ? `▶ ${text}` : `▶ ${title}: ${text}`,
  )
  return [oneLine(monster.name), statLine(convertToFamily(monster, 'bx')), ...details].join('\n')
}
