import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readNamed } from './read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is read as it is', async () => {
  const file = join(folder, 'block.txt')
  writeFileSync(file, 'Goblin')
  expect(new TextDecoder().decode(await readNamed(file))).toBe('Goblin')
})

test.each([
  ['none.txt', 'There is no such file.'],
  ['', 'That is a folder; name a file in it.'],
  ['block.txt/inside', 'There is no such file.'],
])('“%s” is reported in words, not in codes', async (name, says) => {
  await expect(readNamed(join(folder, name))).rejects.toThrow(new Error(says))
})
