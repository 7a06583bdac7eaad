import { expect, test } from 'vitest'
import { JournalTable } from '../testing/journal-table.ts'
import { chronicle } from './chronicle.ts'
import { chronicleMarkdown } from './markdown.ts'

test('the chronicle as Markdown: oldest first, under its headings, without what was taken back', () => {
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  table.do('sample.climb', { who: 'ada' }, { test: [13], fall: [4] })
  table.do('sample.rest', {}, { event: [2] })
  table.undo()
  const lines = chronicle(table.journal, 'spring').map((line) => ({
    ...line,
    heading: 'Turn 2',
    ruleTitle: 'Rule',
    why: line.number === 2 ? [{ name: 'Agility', value: '9 *' }] : [],
  }))
  expect(chronicleMarkdown('The #1 Well', lines)).toBe(
    [
      '# The \\#1 Well',
      '',
      '## Day 1, turn 2, 09:10',
      '',
      '- **DLV-DEV-01**: event 6 (d6 6; Rule)',
      '- **GAM-FAL-01**: falls for 4 (d20 13, d6 4; Rule)',
      '  - Agility: 9 \\*',
      '',
    ].join('\n'),
  )
})

test('a reason that the line tells itself is not told again', () => {
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  const why = ['Turns', 'Fights'].map((name, at) => ({ name, value: at }))
  const lines = chronicle(table.journal, 'spring').map((line) => ({
    ...line,
    says: 'Ends. Turns: 0',
    why,
  }))
  const written = chronicleMarkdown('Well', lines)
  expect(written.match(/Turns: 0/g)).toHaveLength(1)
  expect(written).toContain('  - Fights: 1')
})
