import { expect, test } from 'vitest'
import { applyEdit, formRows } from '../edit/apply-edit.ts'
import { formats } from '../exports/index.ts'
import { readMonsters } from '../read.ts'

const scores = '4 HP, 10 STR, 12 DEX, 8 WIL, bite (d6)'

function numberIn(text: string): string | undefined {
  return readMonsters(text).monsters[0]?.figures.numberAppearing?.value
}

test.each([
  [`Fen Hounds (3)\n${scores}`, '3'],
  [`## Fen Hounds (d4)\n${scores}`, 'd4'],
  [`Fen Hounds (pack of 5)\n${scores}`, '5'],
  [`Fen Hounds (a dozen)\n${scores}`, '12'],
  [`• Fen Hound (2d6 here). ${scores}`, '2d6'],
  [`FEN DEAD (undead) 2d4\n${scores}`, '2d4'],
  [`You see two fen hounds (${scores}).`, '2'],
  [`Fen Hound\n${scores}\nAppears in packs of 2d6.`, '2d6'],
  [`Fen Hound. HP 2, ST 12, Mana 0, bite d6. Appears in packs of 2d6.`, '2d6'],
  [`Fen Reaver (1d6+1): HD 2, STA 9, COM 1, SAV 13, AMR 1. Longsword, DMG 1d8.`, '1d6+1'],
  [`Fen Hound\n${scores}`, undefined],
])('%s: number appearing', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test('a number appearing is edited as the other figures are', () => {
  const [monster] = readMonsters(`Fen Hounds (3)\n${scores}`).monsters
  if (!monster) throw new Error('nothing read')
  const row = formRows(monster).find(({ id }) => id === 'numberAppearing')
  expect(row?.text).toBe('3')
  const edited = applyEdit(monster, { field: 'numberAppearing', words: '2d4' })
  expect(edited.monster?.figures.numberAppearing?.value).toBe('2d4')
})

const withText = formats.filter(({ id }) => id !== 'foundry-ose')
test.each(withText.map((format) => [format.id, format] as const))(
  '%s brings it back',
  (_, format) => {
    const { monsters } = readMonsters(`Fen Hounds (2d4)\n${scores}`)
    expect(numberIn(format.write(monsters))).toBe('2d4')
  },
)
