import { expect, test } from 'vitest'
import type { Io } from './io.ts'
import { rollCommand } from './roll.ts'

function called(...argv: string[]): { code: number; out: string; err: string } {
  let [out, err] = ['', '']
  const io: Io = {
    readFile: () => Promise.reject(new Error('no files here')),
    writeFile: () => Promise.reject(new Error('nothing is written here')),
    stdin: () => Promise.resolve(new Uint8Array()),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  }
  return { code: rollCommand(argv, io), out, err }
}

test('the same seed gives the same dice', () => {
  const first = called('4d6kh3', '--seed', '2a')
  expect(first).toEqual(called('4d6kh3', '--seed', '2a'))
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/^4d6kh3: \d+ {2}\(/)
})

test('odds are exact: 2d6 makes a 7 one time in six', () => {
  const { out } = called('2d6', '--odds')
  expect(out).toContain('     7    16.667 %')
  expect(out).toContain('from 2 to 12, mean 7.000')
})

test('a mistake is pointed at, and nothing is printed', () => {
  const { code, out, err } = called('3d6+?')
  expect([code, out]).toEqual([1, ''])
  expect(err.split('\n')[1]).toBe('    ^')
})

test.each([['999999d999999'], ['('.repeat(10_000)], ['1'.repeat(1_000_000)]])(
  '%.20s is refused in words',
  (notation) => {
    const { code, err } = called(notation)
    expect(code).toBe(1)
    expect(err.length).toBeLessThan(1000)
  },
)

test('called wrongly, it tells how', () => {
  expect(called().code).toBe(2)
  expect(called('3d6', '--seed', 'seven').err).toContain('See gatefold roll --help.')
})
