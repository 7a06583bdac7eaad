import { expect, it } from 'vitest'
import { readMonsters } from '../read.ts'
import { doubtful, doubtOf, doubtsOf } from './doubts.ts'

function doubts(text: string): { says: string[]; sum: number } {
  const [monster] = readMonsters(text).monsters
  if (!monster) throw new Error('no monster')
  const found = doubtsOf(monster)
  return { says: found.map(({ says }) => says), sum: doubtOf(found) }
}

it('a block read to its end is sure', () => {
  const sure = doubts(
    'Goblin\nAC 6 [13], HD 1-1, Att 1 × weapon (1d6), THAC0 19 [0], MV 60’ (20’), SV D14 W15 P16 B17 S18, ML 7, AL Chaotic, XP 5',
  )
  expect(sure).toEqual({ says: [], sum: 0 })
})

it('a block without armour or dice waits for the GM, and says why', () => {
  const odd = doubts('Drowned Monk\nAC 7 [12], MV 60’ (20’), ML 12, AL Chaotic, XP 5, TT A')
  expect(odd.says).toEqual(expect.arrayContaining(['no hit dice', 'no attack']))
  expect(odd.says[0]).toBe('no hit dice')
  expect(odd.sum).toBeGreaterThanOrEqual(doubtful)
})

it('a block with AC and HD twice waits for the GM', () => {
  const twin = doubts("Twin Beast\nAC 4, HD 3, AC 7, HD 5, Att 1 claw (1d6), MV 90' (30'), ML 8")
  expect(twin.says[0]).toBe('AC or HD given twice')
  expect(twin.sum).toBeGreaterThanOrEqual(doubtful)
})

it('a number nobody read weighs more than a word', () => {
  const [monster] = readMonsters('Hag\n\n7 HP, 2 Armor, 12 STR, 14 DEX, 9 WIL, hook (d8)').monsters
  if (!monster) throw new Error('no monster')
  const piece = (text: string) => ({ text, span: { from: 0, to: text.length } })
  const weight = (...texts: string[]) => doubtOf(doubtsOf({ ...monster, unread: texts.map(piece) }))
  expect(weight('smells')).toBeLessThan(weight('Luck 4'))
  expect(weight('Luck 4', 'Wit 3')).toBeGreaterThanOrEqual(doubtful)
})
