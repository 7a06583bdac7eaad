import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Collector, cut, readPiece } from './pieces.ts'

describe('pieces of a long message', () => {
  it('come together as the same text, whatever the text and the length', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'binary' }),
        fc.integer({ min: 1, max: 9 }),
        (text, length) => {
          const collector = new Collector(10_000)
          const taken = cut(7, text, length).map((raw) => collector.take(readPiece(raw)!))
          expect(taken.at(-1)).toEqual({ whole: text })
          expect(taken.slice(0, -1).every((one) => one === null)).toBe(true)
        },
      ),
    )
  })

  it('are never cut through a surrogate pair', () => {
    expect(cut(1, 'abc🐉d', 4)).toEqual(['~1.0.2:abc', '~1.1.2:🐉d'])
  })

  it('of two messages do not mix', () => {
    const collector = new Collector(100)
    const said = ['~1.0.2:a', '~2.0.2:c', '~1.1.2:b', '~2.1.2:d'].map((raw) =>
      collector.take(readPiece(raw)!),
    )
    expect(said).toEqual([null, null, { whole: 'ab' }, { whole: 'cd' }])
  })

  it('out of place are dropped with their message', () => {
    const collector = new Collector(100)
    const said = ['~1.0.3:a', '~1.2.3:c', '~1.1.3:b', '~9.5.6:x'].map((raw) =>
      collector.take(readPiece(raw)!),
    )
    expect(said).toEqual([null, 'dropped', 'dropped', 'dropped'])
  })

  it('past the limit are dropped, and room is free again after', () => {
    const collector = new Collector(4)
    const said = ['~1.0.3:abc', '~1.1.3:de', '~2.0.2:ab', '~2.1.2:cd'].map((raw) =>
      collector.take(readPiece(raw)!),
    )
    expect(said).toEqual([null, 'dropped', null, { whole: 'abcd' }])
  })

  it('are read from nothing else', () => {
    for (const raw of ['', '~', '~1.2:x', '~a.b.c:x', '~-1.0.1:x', '{}', `~${'1'.repeat(60)}:x`])
      expect(readPiece(raw)).toBeNull()
  })
})
