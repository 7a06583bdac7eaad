import { expect, test } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { Library } from '../library.ts'
import { readScripts } from './form.ts'
import { runScript } from './run-script.ts'
import type { StepResult } from './results.ts'

const play = (game: string, people: unknown[], ...steps: object[]): readonly StepResult[] => {
  const [read] = readScripts({ game, people, steps })
  if (!read) throw new Error('no script')
  const at = '2026-11-24T20:00:00.000Z'
  const library = new Library([], noTables, [])
  return runScript(read, { library, at, seed: '0123456789abcdef0123456789abcdef' }).steps
}

test('a suit that a step names is worn by who acts, in a preview for its length', () => {
  const steps = play(
    'heartbreaker',
    [{ name: 'Ada', DEX: 18 }],
    { preview: 'sneak', who: 'Ada', conditions: ['full plate', 'distracted'] },
    { preview: 'sneak', who: 'Ada' },
    { action: 'sneak', who: 'Ada', armour: 'full plate', dice: [6] },
  )
  expect(steps.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
  const [suited, bare] = steps
  expect(suited?.target).not.toBe(bare?.target)
  expect(bare?.state.people['Ada']?.items).toEqual([])
  expect(steps[2]?.state.people['Ada']?.items).toMatchObject([{ name: 'Full plate', ready: true }])
})

test('a condition that a step says somebody has is theirs, and a critical save follows by its name', () => {
  const maud = { name: 'Maud', STR: 10, HP: 4 }
  const save = { action: 'save', who: 'Maud', ability: 'DEX', shocked: true }
  const blow = { action: 'damage', target: 'Maud', ability: 'STR', damage: 3, critSave: true }
  const [shocked, hurt] = play('block-dodge-parry', [maud], save, { ...blow, dice: { save: 8 } })
  expect(shocked?.says).toBe('Not saved')
  expect(hurt?.error).toBeUndefined()
  expect(hurt?.state.people['Maud']?.fields).toMatchObject({ STR: 7 })
  expect(hurt?.dice).toMatchObject({ 'critical damage save': [8] })
})

test('the spell that was interrupted is one that its caster has', () => {
  const odo = { name: 'Odo', WIL: 10, items: ['Spellbook: Charm'] }
  const given = { who: 'Odo', spell: 'Charm', source: 'spellbook', roll: 10 }
  const [step] = play('delve', [odo], { action: 'interrupt', ...given })
  expect(step?.error).toBeUndefined()
})
