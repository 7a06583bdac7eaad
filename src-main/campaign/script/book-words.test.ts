import { expect, test } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { Library } from '../library.ts'
import { readScripts } from './form.ts'
import { runScript, type Played } from './run-script.ts'

/** A script in the words that a reader of the book would choose. */
const play = (game: string, people: unknown[], ...steps: unknown[]): Played => {
  const [read] = readScripts({ game, people, steps })
  if (!read) throw new Error('no script')
  return runScript(read, {
    library: new Library([], noTables, []),
    at: '2026-11-24T20:00:00.000Z',
    seed: '0123456789abcdef0123456789abcdef',
  })
}
const says = ({ faults, steps }: Played): unknown[] => [
  ...faults,
  ...steps.map((step) => step.error ?? step.refused ?? step.says),
]

test('a save goes by its score, or by a danger that the list does not name, but not by a slip of the pen', () => {
  const ada = { name: 'Ada', fields: { SAV: 15, STR: 18, SKI: 2 } }
  const played = play(
    'heartbreaker',
    [ada],
    { action: 'save', input: { who: 'Ada', attribute: 'STR' }, dice: { d20: 12 } },
    { action: 'save', input: { who: 'Ada', against: 'rust' }, dice: { save: 14 } },
    { action: 'save', input: { who: 'Ada', against: 'posion' } },
    { action: 'skill roll', input: { who: 'Ada', task: 'juggling' }, dice: [11, 9, 3] },
  )
  expect(says(played)).toEqual([
    'Saved',
    'Not saved',
    'step 3, input “threat”: “posion” is no choice. There is: anything else, crushing, tripping, poison, spells, illusions, fear.',
    'Done',
  ])
})

test('initiative again is that of the next round', () => {
  const orc = { name: 'Orc', side: 'foes', STA: 20 }
  const initiative = { action: 'initiative', dice: { party: 5, foes: 3 } }
  const shot = {
    action: 'shoot',
    input: { attacker: 'Ada', target: 'Orc', weapon: 'Crossbow' },
    dice: { attack: 5, defence: 20 },
  }
  const { steps } = play(
    'heartbreaker',
    [{ name: 'Ada', items: ['Crossbow'] }, orc],
    ...[initiative, shot, initiative, shot, initiative, shot],
  )
  expect(steps.map(({ what, refused }) => refused ?? what)).toEqual([
    'Initiative, round 1',
    'Ada on Orc, Crossbow',
    'Initiative, round 2',
    'The crossbow of Ada is not loaded yet: wait, or choose another weapon.',
    'Initiative, round 3',
    'Ada on Orc, Crossbow',
  ])
})

test('dice for what only a success rolls are left over', () => {
  const ghoul = { name: 'Ghoul', side: 'foes', STA: 8, HD: 2, tags: ['undead'] }
  const { steps } = play('heartbreaker', [{ name: 'Ada', path: 'champion', LVL: 3 }, ghoul], {
    action: 'turn undead',
    input: { who: 'Ada' },
    dice: { turning: 10, monster: 9, 'hit dice': [3, 4] },
  })
  expect(steps).toMatchObject([{ unused: ['hit dice'] }])
  expect(steps[0]).not.toHaveProperty('error')
})

test('hirelings go by their role and are paid by it, and armour takes from harm', () => {
  const people = [
    { name: 'Ada', fields: { SP: 30, GP: 0 }, items: ['Full plate'] },
    { name: 'Pip', kind: 'archer', employer: 'Ada' },
  ]
  const { faults, steps } = play(
    'heartbreaker',
    people,
    { action: 'upkeep', input: { who: 'Pip' }, dice: { upkeep: [1, 1, 1] } },
    { action: 'hireling upkeep', input: { hireling: 'Pip' }, dice: { '3d6': [2, 2, 2] } },
    { action: 'damage', input: { target: 'Ada', amount: 8, armour: true } },
  )
  expect(faults).toEqual([])
  expect(steps.map((step) => step.error ?? step.refused ?? step.says)).toEqual([
    'Pip 3 SP',
    'Pip 6 SP',
    'STA 7 to 2',
  ])
  expect(steps[2]?.state.people['Ada']?.fields).toMatchObject({ SP: 21, STA: 2 })
})

test('a spell is known with its level, a load is looked at in a preview, and an injury is a save', () => {
  const spells = [
    { name: 'Sleep', level: 1 },
    { name: 'Web', level: 2 },
  ]
  const ada = { name: 'Ada', spells, conditions: ['injured'] }
  const played = play(
    'heartbreaker',
    [{ ...ada, fields: { MAG: 2, STA: 3, 'Max STA': 8, SAV: 15 } }],
    { action: 'cast', input: { caster: 'Ada', spell: 'Web' } },
    { preview: 'load' },
    { action: 'night in a bed', input: { who: 'Ada' }, dice: { STA: 3, injury: 15 } },
  )
  expect(says(played).slice(0, 2)).toEqual([
    'Web is of level 2, and MAG 2 reaches 1 (HBK-MAG-02).',
    'equipment 0 of 5, accessories 0 of 5, load 0 of 5',
  ])
  expect(Object.keys(played.steps[2]?.state.people['Ada']?.conditions ?? {})).not.toContain(
    'injured',
  )
})
