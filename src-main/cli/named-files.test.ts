import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { namedFiles, readNamed, writeNamed } from './named-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder stands for the texts in it; a file that is not there is left to be told', async () => {
  mkdirSync(join(folder, 'cellar'))
  for (const name of ['ogre.txt', 'cellar/bat.md', 'map.png', '.hidden'])
    writeFileSync(join(folder, name), 'x')
  expect(await namedFiles(['-', folder, 'none.txt'])).toEqual([
    '-',
    join(folder, 'cellar/bat.md'),
    join(folder, 'ogre.txt'),
    'none.txt',
  ])
})

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
  writeFileSync(join(folder, 'block.txt'), 'Goblin')
  await expect(readNamed(join(folder, name))).rejects.toThrow(new Error(says))
})

test('a named file is written, and what stands in the way is reported', async () => {
  const file = join(folder, 'goblin.txt')
  await writeNamed(file, 'Goblin')
  expect(readFileSync(file, 'utf8')).toBe('Goblin')
  await expect(writeNamed(folder, '')).rejects.toThrow('That is a folder; name a file in it.')
  await expect(writeNamed(join(folder, 'none', 'a.txt'), '')).rejects.toThrow(
    'Its folder does not exist: make it first.',
  )
})
