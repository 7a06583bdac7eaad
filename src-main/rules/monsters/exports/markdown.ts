import type { Monster } from '../canonical.ts'
import { bxAttacks } from './attack-words.ts'
import { bxClauses } from './bx-clauses.ts'
import type { MonsterExport } from './export.ts'
import { creditOf, oneLine, paragraphsOf } from './prose.ts'
import { statLine } from './stat-line.ts'

/** A page of notes: B/X figures as a table, Cairn's as their line, abilities as bullets, then the credit. */
export const markdown: MonsterExport = {
  id: 'markdown',
  title: 'Markdown page',
  extension: 'md',
  write: (monsters) => monsters.map((monster) => `${page(monster)}\n`).join('\n'),
}

function page(monster: Monster): string {
  const bullets = paragraphsOf(monster).map(({ title, text }) =>
    title === '' ? `- ${text}` : `- **${title}:** ${text}`,
  )
  const credit = creditOf(monster)
  return [
    `# ${oneLine(monster.name)}`,
    monster.figures.family === 'bx' ? table(monster) : statLine(monster),
    bullets.join('\n'),
    credit === '' ? '' : `_${credit}_`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const words: Readonly<Record<string, string>> = {
  AC: 'Armour Class',
  HD: 'Hit Dice',
  Att: 'Attacks',
  MV: 'Movement',
  SV: 'Saving Throws',
  ML: 'Morale',
  AL: 'Alignment',
  NA: 'Number Appearing',
  TT: 'Treasure Type',
}

function table(monster: Monster): string {
  if (monster.figures.family !== 'bx') return ''
  const [first, ...rest] = bxClauses(monster, monster.figures, bxAttacks(monster.attacks)).map(
    ({ label, value }) => `| ${words[label] ?? label} | ${value.replaceAll('|', '/')} |`,
  )
  return first === undefined ? '' : [first, '| --- | --- |', ...rest].join('\n')
}
