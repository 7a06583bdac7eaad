import { expect, test } from 'vitest'
import { seeded } from '../../src-main/rules/dice/rng.ts'
import { mutantsOf, pickMutants } from './mutants.ts'

const text = `import { two } from './two.ts'
type Sign = -1 | 1
export function sign(by: number): Sign {
  if (by < 2 && two) return -1
  return by === 3 ? 1 : by + 0 > 4 || false ? 1 : -1
}
const says = 'by ' + text
`

test('operators, constants and conditions are changed, types and joined texts are not', () => {
  const changes = mutantsOf('sign.ts', text).map(
    ({ line, before, after }) => `${line}: ${before} ${after}`,
  )
  expect(changes).toEqual(
    expect.arrayContaining([
      '4: < <=',
      '4: 2 3',
      '4: && ||',
      '5: === !==',
      '5: false true',
      '5: + -',
    ]),
  )
  expect(changes.filter((one) => /^[127]:/.test(one))).toEqual([])
  const [first] = mutantsOf('sign.ts', text).filter(({ before }) => before === '<')
  expect(first?.text).toContain('by <= 2 && two')
})

test('a seed picks the same mutants again, and another seed others', () => {
  const all = mutantsOf('sign.ts', text)
  const picked = (digit: string) => pickMutants(all, 3, seeded(digit.repeat(32)))
  expect(picked('1')).toEqual(picked('1'))
  expect(picked('1')).not.toEqual(picked('2'))
})
