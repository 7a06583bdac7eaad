import { expect, it } from 'vitest'
import { faultOfPaste } from './paste-fault.ts'

it('says what is wrong with a paste before anybody reads it', () => {
  expect(faultOfPaste('  \n ')).toMatch(/nothing here to read/)
  expect(faultOfPaste('x'.repeat(5_000_000))).toMatch(/5\.0 million characters.*at most 2 million/)
  expect(faultOfPaste('%PDF-1.7\n\0\u0001\u0002')).toMatch(/raw bytes/)
  expect(faultOfPaste('\ufffd\u0003ab'.repeat(50))).toMatch(/raw bytes/)
})

it('lets words of any script pass', () => {
  expect(faultOfPaste('Goblin AC 6')).toBeNull()
  expect(faultOfPaste('בן־עזרא 🐙 𝔊oblin\tHD 1\r\n')).toBeNull()
})
