import { expect, test } from 'vitest'
import { textOf } from './text-of.ts'

test('text is read in UTF-8 and in UTF-16; what is no text is refused', () => {
  expect(textOf(new TextEncoder().encode('Óðinn'))).toBe('Óðinn')
  expect(textOf(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x42, 0))).toBe('AB')
  expect(() => textOf(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1))).toThrow(
    'This looks like a picture or a program, not text. Name a text file, or save it as text first.',
  )
})

test('an old Windows file is text, and noise without a null is none', () => {
  expect(textOf(Uint8Array.of(0x43, 0x61, 0x66, 0xe9))).toBe('Café')
  const noise = Uint8Array.from({ length: 200 }, (_none, at) => ((at * 89) % 255) + 1)
  expect(() => textOf(noise)).toThrow('This looks like a picture or a program')
})
