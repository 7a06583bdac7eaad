import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test('a sentence gets a full stop once', () => {
  expect(
    ['d6 rolled 5', 'It falls due in the morning.', 'Is it rolled?', ''].map(sentence),
  ).toEqual(['d6 rolled 5.', 'It falls due in the morning.', 'Is it rolled?', ''])
})

test('components end no text of others with a full stop of their own: it may have one', () => {
  const root = resolve(import.meta.dirname, '..')
  const ends = /(?<!sentence\([^)]*)\}\.(?=[ <"'`])/
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const components = files.filter((file) => file.endsWith('.svelte'))
  const found = components.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .filter((line) => ends.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
