import { expect, test } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { Library } from '../library.ts'
import { readScripts } from './form.ts'
import { runScript } from './run-script.ts'

test.each([
  ['block-dodge-parry', 'deprived', 'Deprived'],
  ['block-dodge-parry', 'Prone', 'prone'],
  ['block-dodge-parry', 'Deprived of food', 'Deprived of food'],
])('in %s, a step that is named “%s” marks somebody', (game, action, condition) => {
  const steps = [{ action, who: 'Ada' }]
  const [read] = readScripts({ game, people: [{ name: 'Ada', STR: 10, HP: 4 }], steps })
  if (!read) throw new Error('no script')
  const { steps: played } = runScript(read, {
    library: new Library([], noTables, []),
    at: '2026-11-24T20:00:00.000Z',
    seed: '0123456789abcdef0123456789abcdef',
  })
  expect(played[0]?.error).toBeUndefined()
  expect(played[0]?.state.people['Ada']?.conditions).toContain(condition)
})
