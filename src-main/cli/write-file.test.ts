import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeNamed } from './write-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-write-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a named file is written, and what stands in the way is reported', async () => {
  const file = join(folder, 'goblin.txt')
  await writeNamed(file, 'Goblin')
  expect(readFileSync(file, 'utf8')).toBe('Goblin')
  await expect(writeNamed(folder, '')).rejects.toThrow('That is a folder; name a file in it.')
  await expect(writeNamed(join(folder, 'none', 'a.txt'), '')).rejects.toThrow(
    'Its folder does not exist: make it first.',
  )
})
