import { expect, test } from 'vitest'
import { beastNamed } from './things.ts'

test('the second horse of a kind is one of that kind', () => {
  expect(beastNamed('Horse, riding 2')).toMatchObject({ name: 'Horse, riding', riding: true })
  expect(beastNamed('Mule')).toMatchObject({ name: 'Mule', load: 400 })
  expect(beastNamed('Griffon 2')).toBeUndefined()
})
