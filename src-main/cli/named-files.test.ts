import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { namedFiles } from './named-files.ts'

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
