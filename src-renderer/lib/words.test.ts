import { expect, it } from 'vitest'
import { labelWords } from './words.ts'

it('a question is shown without the ids that tell two of one name apart', () => {
  expect(labelWords('Brunhild rests (c3)')).toBe('Brunhild rests')
  expect(labelWords('Torch (t12), 2')).toBe('Torch, 2')
  expect(labelWords('STR (Delve)')).toBe('STR (Delve)')
})
