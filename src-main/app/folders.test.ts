import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folders, makeDataFolder } from './folders.ts'

test('each machine keeps its data where its programs do', () => {
  expect(folders({}, 'linux', '/nowhere/ada')).toEqual({
    data: '/nowhere/ada/.local/share/gatefold',
    out: '/nowhere/ada/Gatefold',
  })
  expect(folders({}, 'darwin', '/nowhere/ada').data).toBe(
    '/nowhere/ada/Library/Application Support/gatefold',
  )
  expect(folders({ APPDATA: '/c/Roaming' }, 'win32', '/nowhere/ada').data).toBe(
    '/c/Roaming/gatefold',
  )
})

test('the GM may say otherwise', () => {
  expect(folders({ GATEFOLD_DATA: '/d', GATEFOLD_OUT: '/o' }, 'linux', '/nowhere')).toEqual({
    data: '/d',
    out: '/o',
  })
})

test('a relative path is resolved from here, and an empty one is ignored', () => {
  const here = { GATEFOLD_DATA: 'data', GATEFOLD_OUT: '' }
  expect(folders(here, 'linux', '/nowhere/ada')).toEqual({
    data: join(process.cwd(), 'data'),
    out: '/nowhere/ada/Gatefold',
  })
})

test('a folder that can’t be made is named, with the way out', () => {
  const file = join(process.execPath, 'data')
  expect(() => makeDataFolder(file)).toThrow(/can't write to .*data .*GATEFOLD_DATA/)
})
