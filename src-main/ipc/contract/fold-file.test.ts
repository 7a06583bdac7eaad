import { expect, it } from 'vitest'
import { readFoldFile, writeFoldFile } from './fold-file.ts'
import { mostOwnFolds, type FoldSet } from './folds.ts'

const slot = { column: 1, row: 1, width: 4, height: 3, panels: ['turn'], front: 'turn' }
const fold = { id: 'own-1', name: 'Crypt night', leaves: 2 as const, slots: [slot] }
const set: FoldSet = { folds: [fold], pins: { notes: ['fight'] } }
const holding = (folds: unknown, pins: unknown = {}) =>
  JSON.stringify({ gatefold: 'folds', folds, pins })

it('comes back as it went', () => {
  expect(readFoldFile(writeFoldFile(set))).toEqual({ set })
})

it.each([
  ['{', 'The file is not JSON.'],
  ['[]', 'The file holds no folds.'],
  ['{"gatefold":"keys","set":"default","own":{}}', 'The file holds no folds.'],
  [holding('many'), 'The file holds no folds.'],
  [holding([null]), 'Fold 1 can’t be read.'],
  [holding([fold, { ...fold, name: '' }]), 'Fold 2 can’t be read: “name” is missing or wrong.'],
  [
    holding([{ ...fold, slots: [slot, { ...slot, column: 40 }] }]),
    'Fold 1 (“Crypt night”) can’t be read: “slots 2 column” is missing or wrong.',
  ],
  [holding([fold], { notes: ['attic'] }), 'The pin of “notes” can’t be read.'],
  [
    holding(Array.from({ length: mostOwnFolds + 1 }, () => fold)),
    `The file has more than ${mostOwnFolds} folds.`,
  ],
])('%s is refused in words', (text, says) => {
  expect(readFoldFile(text)).toEqual({ refuses: expect.stringContaining(says) as string })
})
