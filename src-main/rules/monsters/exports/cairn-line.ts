import type { Monster } from '../canonical.ts'
import type { MonsterExport } from './export.ts'
import { convertToFamily } from './in-family.ts'
import { oneLine, paragraphsOf } from './prose.ts'
import { statLine } from './stat-line.ts'

/** A page of Cairn's bestiary: name, stat line, bullets. */
export const cairnLine: MonsterExport = {
  id: 'cairn-line',
  title: 'Cairn stat line',
  extension: 'md',
  write: (monsters) => monsters.map((monster) => `${page(monster)}\n`).join('\n'),
}

function page(monster: Monster): string {
  const bullets = paragraphsOf(monster).map(({ title, text }) =>
    title === '' ? `- ${text}` : `- **${title}**: ${text}`,
  )
  const parts = [
    `# ${oneLine(monster.name)}`,
    statLine(convertToFamily(monster, 'cairn')),
    bullets.join('\n'),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
