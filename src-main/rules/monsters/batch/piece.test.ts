import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { closeCut } from './close-cut.ts'
import { readPiece } from './piece.ts'

const block = (at: number) =>
  `Beast ${'abcdefghij'.charAt(at % 10)}${'klmnopqrst'.charAt(Math.floor(at / 10) % 10)}
AC 6 [13], HD ${1 + (at % 9)}, Att 1 × bite (1d6), THAC0 19 [0], MV 60’ (20’), SV D14 W15 P16 B17 S18, ML 7, AL Chaotic, XP 5

It waits. `
const page = (count: number) => Array.from({ length: count }, (_, at) => block(at)).join('\n\n')

/** Reads a text as the screen does: a piece, then from where that ended. */
function inPieces(text: string, size: number): { monsters: Monster[]; between: string[] } {
  const monsters: Monster[] = []
  const between: string[] = []
  let from = 0
  let length = size
  while (from < text.length) {
    const to = Math.min(text.length, from + length)
    const piece = readPiece(text.slice(from, to), to === text.length)
    monsters.push(...piece.monsters)
    between.push(...piece.between)
    length = piece.read === 0 ? length * 2 : size
    from += piece.read
  }
  return { monsters, between }
}

it('a text in pieces holds the monsters it holds whole, wherever it is cut', () => {
  const text = page(40)
  const whole = readMonsters(text).monsters.map(({ name, figures, attacks }) => ({
    name,
    figures: JSON.stringify(figures),
    attacks,
  }))
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 3_000 }), (size) => {
      const read = inPieces(text, size).monsters
      expect(
        read.map(({ name, figures, attacks }) => ({
          name,
          figures: JSON.stringify(figures),
          attacks,
        })),
      ).toEqual(whole)
    }),
    { numRuns: 12, seed: 3 },
  )
})

it('a chapter without monsters is handed back, and the reading goes on', () => {
  const prose = 'The hall is long and dark, and nobody has swept it.\n\n'.repeat(400)
  const { monsters, between } = inPieces(
    `${prose}${block(1)}\n\n${prose}${block(2)}\n\n${prose}`,
    8_000,
  )
  expect(monsters.map(({ name }) => name)).toEqual(['Beast bk', 'Beast ck'])
  expect(between.join('').split('swept').length).toBeGreaterThan(1_000)
  for (const { source } of monsters) expect(source.text.length).toBeLessThan(5_000)
})

it('lines that are records are cut at their ends', () => {
  const line = JSON.stringify({ name: 'x'.repeat(200) })
  const piece = readPiece(`${line}\n${line}\n${line.slice(0, 50)}`, false)
  expect(piece.read).toBe(2 * (line.length + 1))
})

it('a record of another program stays whole', () => {
  const [monster] = readMonsters(`${block(3)}${'\n\nA tale of the hall.'.repeat(900)}`).monsters
  if (!monster) throw new Error('no monster')
  const foreign = { ...monster, foreign: { img: 'goblin.png' } }
  expect(closeCut(foreign)).toEqual({ monster: foreign, apart: [] })
})

it('the chapter around a block is cut off, its spans still point at what was read', () => {
  const prose = 'A very long tale of the hall.\n\n'.repeat(400)
  const [monster] = readMonsters(`${prose}${block(3)}\n\n${prose}`).monsters
  if (!monster) throw new Error('no monster')
  const { monster: cut, apart } = closeCut(monster)
  expect(apart.join('').length + cut.source.text.length).toBe(monster.source.text.length)
  const { figures, source } = cut
  if (figures.family !== 'bx' || !figures.hd || !cut.nameSpan) throw new Error('unread')
  expect(source.text.slice(figures.hd.span.from, figures.hd.span.to)).toBe('HD 4')
  expect(source.text.slice(cut.nameSpan.from, cut.nameSpan.to)).toBe('Beast dk')
  for (const { text, span } of cut.unread) expect(source.text.slice(span.from, span.to)).toBe(text)
})

it('a record, or a table without a whole row, is asked for until it is whole', () => {
  const read = (text: string) => readPiece(text, false).read
  expect(read('[{"name": "Goblin",\n"hd": 1')).toBe(0)
  expect(read('{\n"name": "Goblin",\n')).toBe(0)
  expect(read(`name: Goblin\nsystem:\n${'  hp: 4\n'.repeat(20)}`)).toBe(0)
  expect(read('Goblin: AC 6, HD 1-1, ML 7\n'.repeat(20))).toBeGreaterThan(0)
  expect(read('Name,AC,HD,Attacks,Morale\nGoblin,6,1-1,weap')).toBe(0)
})
